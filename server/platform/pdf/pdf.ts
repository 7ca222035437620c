import { fileURLToPath } from 'node:url'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import { letterOf, type PdfLetter } from './pdf-letter.ts'
import { ACCENT, INK, isIncomplete, MUTED, roomFor, writable, writeFooters } from './pdf-look.ts'

/** What a document says about itself. It stands in the file's metadata as it is, so nothing a visitor typed belongs here. */
export interface PdfInfo {
  title: string
  /** Who made the file. */
  author: string
  /** One sentence on what it holds. */
  subject: string
  /** BCP 47, e.g. ro-RO: how a screen reader reads it aloud. */
  language: string
  /** The day its facts were checked; the same day gives the same bytes. */
  date: Date
  /** What stands at the foot of every page. */
  footer?: (page: number, pages: number) => string
}

/** The parts of a document, written from top to bottom; each is tagged for screen readers. */
export interface PdfPage extends PdfLetter {
  title(text: string): void
  heading(text: string): void
  paragraph(text: string): void
  /** Somebody else's words, set apart. */
  quote(text: string): void
  /** A label and the address it leads to. */
  link(label: string, address: string): void
  /** Small print. */
  note(text: string): void
  /** Whether a '?' stands so far for something our font cannot write. */
  isIncomplete(): boolean
}

const MARGIN_PT = 64
const QUOTE_INDENT_PT = 18
const QUOTE_RULE_PT = 3
/** A heading is never left alone at the foot of a page. */
const HEADING_ROOM_PT = 72

/** The standard fonts of PDF have no ă, ș and ț: the letters travel with the document. */
const fonts = { regular: fontFile('400Regular/Figtree_400Regular.ttf'), bold: fontFile('700Bold/Figtree_700Bold.ttf') }

/** Makes a tagged A4 document (PDF/UA) in our own font. pdfkit is large, so it is loaded with the first document. */
export async function makePdf({ title, author, subject, language, date, footer }: PdfInfo, write: (page: PdfPage) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit')
  const document = new Document({
    size: 'A4',
    margins: { top: MARGIN_PT, bottom: MARGIN_PT, left: MARGIN_PT, right: MARGIN_PT },
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    font: fonts.regular,
    info: { Title: title, Author: author, Subject: subject, CreationDate: date },
  })
  document.registerFont('bold', fonts.bold).registerFont('regular', fonts.regular)
  const bytes = buffer(document)
  const root = document.struct('Document')
  document.addStructure(root)
  write(pageOf(document, root))
  root.end()
  if (footer) writeFooters(document, footer)
  document.end()
  return bytes
}

function pageOf(document: PDFDocument, root: StructureElement): PdfPage {
  const part = (type: string, draw: () => void) => void root.add(document.struct(type, draw))
  const words = (font: 'regular' | 'bold', points: number, colour: string) => document.font(font).fontSize(points).fillColor(colour)
  return {
    ...letterOf(document, root),
    title: (text) => part('H1', () => words('bold', 20, INK).text(text).moveDown(0.6)),
    heading: (text) => {
      roomFor(document, HEADING_ROOM_PT)
      part('H2', () => words('bold', 13, INK).moveDown(0.4).text(text).moveDown(0.4))
    },
    paragraph: (text) => part('P', () => words('regular', 11, INK).text(writable(document, text), { lineGap: 3 }).moveDown(0.7)),
    quote: (text) => {
      const { x, y } = document
      part('BlockQuote', () => words('regular', 12, INK).text(text, x + QUOTE_INDENT_PT, y, { lineGap: 4 }))
      drawRule(document, { x, y, height: document.y - y })
      document.text('', x, document.y).moveDown(0.9)
    },
    link: (label, address) => {
      part('P', () => words('regular', 11, INK).text(label, { lineGap: 3 }))
      part('Link', () => words('regular', 11, ACCENT).text(address, { link: address, underline: true, lineGap: 3 }).moveDown(0.7))
    },
    note: (text) => part('P', () => words('regular', 9.5, MUTED).text(text, { lineGap: 2 }).moveDown(0.6)),
    isIncomplete: () => isIncomplete(document),
  }
}

/** The line beside a quote belongs to the look, not to the text. */
function drawRule(document: PDFDocument, { x, y, height }: { x: number; y: number; height: number }): void {
  document.markContent('Artifact', { type: 'Layout' }).rect(x, y, QUOTE_RULE_PT, height).fill(ACCENT).endMarkedContent()
}

function fontFile(path: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${path}`))
}
