import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import { encode } from 'uqr'
import { roomFor } from './pdf-look.ts'

const SIZE_PT = 78
const GAP_PT = 14
/** White modules around the picture (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Draws an address as a QR code where the document stands, as shapes and not as an image; tells where it lies, in points. */
export function drawQr(document: PDFDocument, root: StructureElement, address: string, alternative: string): { top: number; bottom: number; right: number } {
  roomFor(document, SIZE_PT)
  const { x, y, page } = document
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE })
  const module = SIZE_PT / size
  const figure = document.struct('Figure', { alt: alternative }, () => {
    data.forEach((row, line) => {
      for (const { from, length } of darkRuns(row)) document.rect(x + from * module, y + line * module, length * module, module)
    })
    document.fill('#000000')
  })
  const box = document.ref({ O: 'Layout', BBox: [x, page.height - y - SIZE_PT, x + SIZE_PT, page.height - y] })
  box.end()
  figure.dictionary.data.A = box
  root.add(figure)
  return { top: y + QUIET_ZONE * module, bottom: y + SIZE_PT, right: x + SIZE_PT + GAP_PT }
}

/** Neighbouring dark modules drawn as one, so that no hairline shows between them. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((dark, column) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last.from + last.length === column) last.length += 1
    else runs.push({ from: column, length: 1 })
  })
  return runs
}
