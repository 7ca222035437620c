import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF our server made, glyph by glyph through the fonts' own tables: what a reader, or somebody who copies, gets.
 * Lines are joined by spaces; pages follow each other.
 */
export function pdfText(file: Buffer): string {
  const objects = new Map(objectsOf(file).map((object) => [object.id, object]))
  const letters = new Map<string, Map<string, string>>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1]
      letters.set(name, glyphs(objects.get(table ?? '')?.stream ?? ''))
    }
  }
  return [...objects.values()]
    .filter(({ stream }) => stream.includes(' Tf'))
    .map(({ stream }) => words(stream, letters))
    .join(' ')
}

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
    codes.forEach((code, place) =>
      found.set((parseInt(first, 16) + place).toString(16).padStart(4, '0'), Buffer.from(code, 'hex').swap16().toString('utf16le')),
    )
  }
  return found
}

function words(stream: string, letters: Map<string, Map<string, string>>): string {
  let font = ''
  const lines: string[] = []
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = name
    else
      lines.push(
        [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)]
          .map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((code) => letters.get(font)?.get(code) ?? '').join(''))
          .join(''),
      )
  }
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}
