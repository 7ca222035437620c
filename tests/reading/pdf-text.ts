import { inflateSync } from 'node:zlib'

/** Something written in one go, where it stands: points from the left and from the foot of its page. */
export interface PdfLine {
  /** From 1. */
  page: number
  words: string
  left: number
  right: number
  baseline: number
  /** Height of the letters. */
  size: number
}

/** What a font's glyphs stand for, and how wide they are in thousandths of the size; by the glyph's four digits. */
interface Font {
  letters: Map<string, string>
  widths: Map<string, number>
}

/**
 * The words of a PDF our server made, glyph by glyph through the fonts' own tables: what a reader, or somebody who copies, gets.
 * Lines are joined by spaces; pages follow each other.
 */
export function pdfText(file: Buffer): string {
  return pdfLines(file)
    .map(({ words }) => words)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/** Every line of a PDF our server made, in the order of writing. */
export function pdfLines(file: Buffer): PdfLine[] {
  const objects = new Map(objectsOf(file).map((object) => [object.id, object]))
  const fonts = new Map<string, Font>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, fontOf(objects, font))
  }
  return [...objects.values()]
    .filter(({ stream }) => stream.includes(' Tf'))
    .flatMap(({ stream }, index) => linesOf(stream, fonts).map((line) => ({ ...line, page: index + 1 })))
}

function fontOf(objects: Map<string, PdfObject>, id: string): Font {
  const { dictionary = '' } = objects.get(id) ?? {}
  const table = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1] ?? ''
  const descendant = /\/DescendantFonts \[(\d+) 0 R/.exec(dictionary)?.[1] ?? ''
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant)?.dictionary ?? '')?.[1] ?? ''
  return {
    letters: glyphs(objects.get(table)?.stream ?? ''),
    widths: new Map(widths.split(' ').map((width, glyph) => [fourDigits(glyph), Number(width)])),
  }
}

const fourDigits = (glyph: number): string => glyph.toString(16).padStart(4, '0')

interface PdfObject {
  id: string
  dictionary: string
  /** Inflated; '' for an object without one. */
  stream: string
}

function objectsOf(file: Buffer): PdfObject[] {
  const text = file.toString('latin1')
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\r?\n([\s\S]*?)\nendstream\s*)?endobj/g)].map(([, id = '', dictionary = '', stream]) => ({
    id,
    dictionary,
    stream: stream === undefined ? '' : inflated(stream, dictionary),
  }))
}

function inflated(stream: string, dictionary: string): string {
  return dictionary.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream
}

/** `<0000> <00ff> [<0041> <0042>]` says what each glyph stands for, from the first number on. */
function glyphs(table: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const codes = [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, code = '']) => code)
    codes.forEach((code, index) => found.set(fourDigits(parseInt(first, 16) + index), Buffer.from(code, 'hex').swap16().toString('utf16le')))
  }
  return found
}

type Placed = Omit<PdfLine, 'page'>

function linesOf(stream: string, fonts: Map<string, Font>): Placed[] {
  const lines: Placed[] = []
  const at = { left: 0, baseline: 0, size: 0 }
  let font: Font | undefined
  for (const [, x, y, name, size, shown] of stream.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g)) {
    if (x !== undefined) Object.assign(at, { left: Number(x), baseline: Number(y) })
    else if (name !== undefined) [font, at.size] = [fonts.get(name), Number(size)]
    else if (font) lines.push({ ...at, ...drawn(shown ?? '', font, at) })
  }
  return lines
}

/** `<00010002> 3 <0003> 0`: glyphs, and how far the next ones move to the left. */
function drawn(shown: string, { letters, widths }: Font, { left, size }: { left: number; size: number }): Pick<PdfLine, 'words' | 'right'> {
  let words = ''
  let width = 0
  // A space at the end of a line takes no room.
  let seen = 0
  for (const [, hex, kerning = '0'] of shown.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)) {
    width -= Number(kerning)
    for (const glyph of hex?.match(/.{4}/g) ?? []) {
      const letter = letters.get(glyph) ?? ''
      words += letter
      width += widths.get(glyph) ?? 0
      if (letter.trim() !== '') seen = width
    }
  }
  return { words, right: left + (seen * size) / 1000 }
}
