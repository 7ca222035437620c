import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import { INK, MUTED, PALE, roomFor, writable } from './pdf-look.ts'
import { drawQr } from './pdf-qr.ts'

export interface PdfColumn {
  head: string
  width_pt: number
}

/** What a letter to an authority is made of, besides the parts of every document. */
export interface PdfLetter {
  /** The name of the letter and what it is about, in the middle. */
  letterTitle(title: string, subject: string): void
  /** What is said, behind a bold word for what it is: 'Telefon: 0722 000 000'. */
  labelled(label: string, text: string): void
  /** The points of a list, each behind its mark ('a)', '–'). */
  list(items: readonly { mark: string; text: string }[]): void
  /** Rows under their heads; the first cell of a row names it. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void
  /** An address as a picture for a phone's camera, its words beside it. */
  qr(address: string, alternative: string, caption: string): void
  /** The day, and the place for a name written by hand. */
  signature(date: string, label: string, name: string): void
}

const LIST_INDENT_PT = 20
const LINE_PT = 24
const SIGNATURE_PT = 110
const GAP = { lineGap: 3 }

/** The parts of a letter, tagged for screen readers. */
export function letterOf(document: PDFDocument, root: StructureElement): PdfLetter {
  const part = (type: string, draw: () => void) => void root.add(document.struct(type, draw))
  const bold = (points: number) => document.font('bold').fontSize(points).fillColor(INK)
  const plain = (points: number, colour = INK) => document.font('regular').fontSize(points).fillColor(colour)
  return {
    letterTitle: (title, subject) => {
      part('H1', () => bold(20).moveDown(0.6).text(title, { align: 'center' }).moveDown(0.1))
      part('P', () => plain(12).text(subject, { align: 'center', ...GAP }).moveDown(0.9))
    },
    labelled: (label, text) =>
      part('P', () => {
        bold(11).text(`${label}: `, { continued: true, ...GAP })
        plain(11).text(writable(document, text), GAP).moveDown(0.2)
      }),
    list: (items) => drawList(document, root, items),
    table: (columns, rows) => drawTable(document, root, columns, rows),
    qr: (address, alternative, caption) => {
      const { x } = document
      const { top, bottom, right } = drawQr(document, root, address, alternative)
      part('P', () => plain(9.5, MUTED).text(caption, right, top, { lineGap: 2 }))
      document.text('', x, Math.max(document.y, bottom)).moveDown(0.4)
    },
    signature: (date, label, name) => {
      roomFor(document, SIGNATURE_PT)
      document.moveDown(1.4)
      const { x, y } = document
      part('P', () => plain(11).text(date, x, y))
      part('P', () => plain(11).text(`${label} ........................................`, x, y, { align: 'right' }))
      part('P', () => plain(9.5, MUTED).text(writable(document, name), x, document.y + 6, { align: 'right' }).moveDown(1.6))
    },
  }
}

function drawList(document: PDFDocument, root: StructureElement, items: readonly { mark: string; text: string }[]): void {
  document.font('regular').fontSize(11).fillColor(INK)
  const { x } = document
  const list = document.struct('L')
  root.add(list)
  for (const { mark, text } of items) {
    roomFor(document, LINE_PT)
    const { y } = document
    const item = document.struct('LI')
    list.add(item)
    item.add(document.struct('Lbl', () => document.text(mark, x, y, GAP)))
    item.add(document.struct('LBody', () => document.text(writable(document, text), x + LIST_INDENT_PT, y, GAP).moveDown(0.25)))
    item.end()
  }
  list.end()
  document.text('', x, document.y).moveDown(0.4)
}

function drawTable(document: PDFDocument, root: StructureElement, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  document.font('regular').fontSize(8).fillColor(INK)
  document.table({
    structParent: root,
    columnStyles: columns.map(({ width_pt }) => ({ width: width_pt })),
    rowStyles: (row) => (row === 0 ? { font: { src: 'bold', size: 8.5 }, backgroundColor: PALE } : { font: { src: 'regular', size: 8 } }),
    defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: MUTED, textColor: INK, padding: [4, 6, 4, 2] },
    data: [
      columns.map(({ head }) => ({ text: head, type: 'TH' as const, scope: 'Column' as const })),
      ...rows.map((row) => row.map((text, column) => (column === 0 ? { text, type: 'TH' as const, scope: 'Row' as const } : { text, type: 'TD' as const }))),
    ],
  })
  document.moveDown(0.8)
}
