import { guideBlocks, plainLine, type GuideBlock } from '#content/guide-blocks.ts'
import type { SectionedPage } from '#content/sections.ts'
import { guidePdfTexts as texts } from '#texts/law/guide-pdf.ts'
import { makePdf, type PdfPage } from '../platform/pdf/pdf.ts'

/** The guide to a police petition as a document to print or keep, with its sources and the day it was checked. */
export function guidePdf({ sections, checked_on, review }: SectionedPage): Promise<Buffer> {
  const date = new Date(`${checked_on}T00:00:00Z`)
  return makePdf({ title: texts.title, author: texts.author, subject: texts.subject, language: 'ro-RO', date }, (page) => {
    page.title(texts.title)
    for (const { heading, text, source } of sections) {
      page.heading(heading)
      for (const block of guideBlocks(text)) writeBlock(page, block)
      if (source !== null) page.link(texts.source, source)
    }
    page.note(texts.checked(date))
    page.note(`${review.charAt(0).toUpperCase()}${review.slice(1)}.`)
  })
}

function writeBlock(page: PdfPage, block: GuideBlock): void {
  if (block.kind === 'paragraph') page.paragraph(plainLine(block.text))
  else page.paragraph(block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '–'} ${plainLine(item)}`).join('\n'))
}
