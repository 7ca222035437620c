import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import { INK, MUTED, PALE, roomFor, writable } from './pdf-look.ts'
import { drawQr } from './pdf-qr.ts'

export interface PdfColumn {
  head: string
  width_pt: number
  /** Of the letters under the head; 8 unless told. */
  size_pt?: number
}

/** What a letter to an authority is made of, besides the parts of every document. */
export interface PdfLetter {
  /** The name of the letter and what it is about, in the middle. */
  letterTitle(title: string, subject: string): void
  /** The heading of a numbered point. */
  point(text: string): void
  /** What is said in a point, closer together than on a page to read. */
  said(text: string): void
  /** What is said, behind a bold word for what it is: 'Telefon: 0722 000 000'. */
  labelled(label: string, text: string): void
  /** The points of a list, each behind its mark ('a)', '–'). */
  list(items: readonly { mark: string; text: string }[]): void
  /** Rows under their heads; the first cell of a row names it. */
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void
  /** An address as a picture for a phone's camera, its words beside it. */
  qr(address: string, alternative: string, caption: string): void
  /** The day, and the line for a name written by hand. */
  signature(date: string, label: string, name: string): void
}

const LIST_INDENT_PT = 18
const LINE_PT = 24
/** A heading is never left alone at the foot of a page, nor a signature cut from its letter. */
const POINT_PT = 48
const SIGNATURE_PT = 90
const TEXT_PT = 10.5
const CELL_PT = 8
const GAP = { lineGap: 2.5 }

/** The parts of a letter, tagged for screen readers. */
export function letterOf(document: PDFDocument, root: StructureElement): PdfLetter {
  const part = (type: string, draw: () => void) => void root.add(document.struct(type, draw))
  const bold = (points: number) => document.font('bold').fontSize(points).fillColor(INK)
  const plain = (points: number, colour = INK) => document.font('regular').fontSize(points).fillColor(colour)
  return {
    letterTitle: (title, subject) => {
      part('H1', () => bold(20).moveDown(0.6).text(title, { align: 'center' }).moveDown(0.1))
      part('P', () =>
        plain(12)
          .text(subject, { align: 'center', ...GAP })
          .moveDown(0.9),
      )
    },
    point: (text) => {
      roomFor(document, POINT_PT)
      part('H2', () => bold(11.5).moveDown(0.55).text(text).moveDown(0.2))
    },
    said: (text) => part('P', () => plain(TEXT_PT).text(writable(document, text), GAP).moveDown(0.15)),
    labelled: (label, text) =>
      part('P', () => {
        bold(TEXT_PT).text(`${label}: `, { continued: true, ...GAP })
        plain(TEXT_PT).text(writable(document, text), GAP).moveDown(0.1)
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
      document.moveDown(1.2)
      const { x, y } = document
      part('P', () => plain(TEXT_PT).text(date, x, y))
      part('P', () => plain(TEXT_PT).text(`${label} ........................................`, x, y, { align: 'right' }))
      part('P', () =>
        plain(9.5, MUTED)
          .text(writable(document, name), x, document.y + 6, { align: 'right' })
          .moveDown(1.6),
      )
    },
  }
}

function drawList(document: PDFDocument, root: StructureElement, items: readonly { mark: string; text: string }[]): void {
  document.font('regular').fontSize(TEXT_PT).fillColor(INK)
  const { x } = document
  const list = document.struct('L')
  root.add(list)
  for (const { mark, text } of items) {
    roomFor(document, LINE_PT)
    const { y } = document
    const item = document.struct('LI')
    list.add(item)
    item.add(document.struct('Lbl', () => document.text(mark, x, y, GAP)))
    item.add(document.struct('LBody', () => document.text(writable(document, text), x + LIST_INDENT_PT, y, GAP).moveDown(0.15)))
    item.end()
  }
  list.end()
  document.text('', x, document.y).moveDown(0.2)
}

function drawTable(document: PDFDocument, root: StructureElement, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  document.font('regular').fontSize(CELL_PT).fillColor(INK)
  const cell = (text: string, column: number) => ({
    // Read aloud, a line's end is nothing: the space keeps its last word from the next line's first.
    text: writable(document, text).replaceAll('\n', ' \n'),
    font: { src: 'regular', size: columns[column]?.size_pt ?? CELL_PT },
    ...(column === 0 ? { type: 'TH' as const, scope: 'Row' as const } : { type: 'TD' as const }),
  })
  document.table({
    structParent: root,
    columnStyles: columns.map(({ width_pt }) => ({ width: width_pt })),
    rowStyles: (row) => (row === 0 ? { backgroundColor: PALE } : {}),
    defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: MUTED, textColor: INK, padding: [3, 5, 3, 2] },
    data: [
      columns.map(({ head }) => ({ text: head, type: 'TH' as const, scope: 'Column' as const, font: { src: 'bold', size: CELL_PT } })),
      ...rows.map((row) => row.map(cell)),
    ],
  })
  document.moveDown(0.8)
}
