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

/** A text with '?' for every character our font cannot draw: a hollow box would say even less. */
export function writable(document: PDFDocument, text: string): string {
  const { font } = document._font
  return Array.from(text, (letter) => (letter === '\n' || font.hasGlyphForCodePoint?.(letter.codePointAt(0) ?? 0) !== false ? letter : '?')).join('')
}

/** Writes the foot of every page. It belongs to the paper, not to the text, and is not read aloud. */
export function writeFooters(document: PDFDocument, words: (page: number, pages: number) => string): void {
  const { start, count } = document.bufferedPageRange()
  for (let place = 0; place < count; place += 1) {
    document.switchToPage(start + place)
    const { margins, width, height } = document.page
    const { bottom } = margins
    // Below the margin, where text would begin a page of its own.
    margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination' }).font('regular').fontSize(8.5).fillColor(MUTED)
    document.text(words(place + 1, count), margins.left, height - FOOTER_PT, { align: 'center', width: width - margins.left - margins.right })
    document.endMarkedContent()
    margins.bottom = bottom
  }
}
