import type PDFDocument from 'pdfkit'

export const INK = '#12261e'
export const MUTED = '#4a5c53'
export const ACCENT = '#0b6b4b'
export const PALE = '#f3f1ea'

const FOOTER_PT = 36

/** Begins a new page when fewer than `points` are left on this one. */
export function roomFor(document: PDFDocument, points: number): void {
  const { height, margins } = document.page
  if (document.y + points > height - margins.bottom) document.addPage()
}

/** Signs our font lacks, and the ones it has that say the same. */
const SAME: Record<string, string> = { '‐': '-', '‑': '-', '‒': '–', '―': '—', '●': '•', '○': '•', '■': '•', '▪': '•', '◦': '•', '′': "'", '≈': '~', '⇒': '→' }
/** Documents in which something could not be written. */
const incomplete = new WeakSet<PDFDocument>()

/** A text in the letters our font can draw: the nearest ones for those it lacks, '?' where there is none; a hollow box would say even less. */
export function writable(document: PDFDocument, text: string): string {
  return Array.from(text, (letter) => (letter === '\n' || canDraw(document, letter) ? letter : nearest(document, letter))).join('')
}

/** Whether a '?' stands in the document for something that could not be written. */
export function isIncomplete(document: PDFDocument): boolean {
  return incomplete.has(document)
}

function canDraw({ _font: { font } }: PDFDocument, letter: string): boolean {
  return font.hasGlyphForCodePoint?.(letter.codePointAt(0) ?? 0) !== false
}

/** What a letter is made of without its marks (ẫ: a), or a sign that says the same. */
function nearest(document: PDFDocument, letter: string): string {
  const parts = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const drawn = Array.from(parts, (part) => SAME[part] ?? part)
  if (drawn.every((part) => canDraw(document, part))) return drawn.join('')
  incomplete.add(document)
  return '?'
}

/** Writes the foot of every page. It belongs to the paper, not to the text, and is not read aloud. */
export function writeFooters(document: PDFDocument, words: (page: number, pages: number) => string): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index)
    const { margins, width, height } = document.page
    const { bottom } = margins
    // Below the margin, where text would begin a page of its own.
    margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' }).font('regular').fontSize(8.5).fillColor(MUTED)
    document.text(words(index + 1, count), margins.left, height - FOOTER_PT, { align: 'center', width: width - margins.left - margins.right })
    document.endMarkedContent()
    margins.bottom = bottom
  }
}
