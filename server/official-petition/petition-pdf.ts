import { petitionDocumentTexts as texts } from '#texts/official-petition/official-petition-document.ts'
import { makePdf, type PdfPage } from '../platform/pdf/pdf.ts'
import type { Annex, PetitionBlock, PetitionDocument } from './document.ts'

const COLUMNS = [
  { head: texts.annexHead, width_pt: 44 },
  { head: texts.annexFile, width_pt: 123 },
  // 64 hex digits fit on one line.
  { head: texts.annexHashes, width_pt: 300, size_pt: 7.2 },
]

/** The petition as a tagged A4 document, ready to sign. */
export function petitionPdf(petition: PetitionDocument, now = new Date()): Promise<Buffer> {
  const info = { title: texts.fileTitle, author: texts.author, subject: texts.fileSubject, language: 'ro-RO', date: now, footer: texts.footer }
  return makePdf(info, (page) => {
    page.labelled(texts.to, petition.to)
    page.labelled(texts.copies, petition.copies)
    page.letterTitle(texts.title, texts.subject)
    page.said(texts.opening)
    petition.points.forEach(({ heading, blocks }, index) => {
      page.point(`${index + 1}. ${heading}`)
      for (const block of blocks) writeBlock(page, block)
    })
    page.signature(petition.date, texts.signature, petition.name)
    page.note(petition.made)
    if (page.isIncomplete()) page.note(texts.incomplete)
  })
}

function writeBlock(page: PdfPage, block: PetitionBlock): void {
  switch (block.kind) {
    case 'paragraph':
      return page.said(block.text)
    case 'labelled':
      return page.labelled(block.label, block.text)
    case 'list':
      return page.list(block.items)
    case 'annexes':
      return page.table(COLUMNS, block.annexes.map(cells))
    case 'link':
      page.link(texts.link, block.address)
      return page.qr(block.address, texts.qr, texts.qrCaption(block.until))
  }
}

function cells({ name, file, received, given_sha256, sha256 }: Annex): string[] {
  return [name, `${file}\n${texts.annexReceived}: ${received}`, `${texts.original}\n${given_sha256}\n${texts.copy}\n${sha256}`]
}
