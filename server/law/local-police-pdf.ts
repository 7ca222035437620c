import { localPoliceAct } from '#content/law/links.ts'
import type { SectionedPage } from '#content/sections.ts'
import { localPolicePdfTexts as texts } from '#texts/law/law-pdf.ts'
import { makePdf, type PdfPage } from '../platform/pdf/pdf.ts'

/**
 * Law 155/2010, article 6, as our own document: the note of /lege with its source and the day it was checked.
 *
 * @throws Error when the notes have none on that law
 */
export async function localPolicePdf({ sections, checked_on }: Pick<SectionedPage, 'sections' | 'checked_on'>): Promise<Buffer> {
  const note = sections.find(({ anchor }) => anchor === localPoliceAct.anchor)
  if (!note) throw new Error(`content/law/notes.md has no section {#${localPoliceAct.anchor}}`)
  const date = new Date(`${checked_on}T00:00:00Z`)

  return makePdf({ title: texts.title, author: texts.author, subject: texts.subject, language: 'ro-RO', date }, (page) => {
    page.title(texts.title)
    for (const block of note.text.split(/\n{2,}/)) writeBlock(page, block)
    page.heading(texts.sourceHeading)
    if (note.source !== null) page.link(texts.source, note.source)
    page.note(texts.checked(date))
    page.note(texts.disclaimer)
  })
}

/** A block of the note's Markdown: a quote or a paragraph, which is all it has. */
function writeBlock(page: PdfPage, block: string): void {
  if (block.startsWith('>')) page.quote(block.replaceAll(/^> ?/gm, ''))
  else page.paragraph(block)
}
