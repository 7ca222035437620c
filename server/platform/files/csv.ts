/** One line of a CSV file, by the number of the line it begins on. */
export interface CsvLine {
  line: number
  fields: string[]
}

/** A file that is no CSV: in another encoding, or with a quote that is not closed. */
export class CsvFault extends Error {
  readonly rule: 'encoding' | 'quote'
  readonly line: number

  constructor(rule: CsvFault['rule'], line: number, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'CsvFault'
    this.rule = rule
    this.line = line
  }
}

/**
 * The text of a CSV file as spreadsheets write it: UTF-8, or UTF-16 with its mark.
 *
 * @throws CsvFault when it is in another encoding
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  const label = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new CsvFault('encoding', 1, 'the file is not UTF-8: save it as "CSV UTF-8"', { cause })
  }
}

/** The separator of a file by its first line: a comma, or what spreadsheets use where the comma stands in numbers. */
export function separatorOf(text: string): ',' | ';' | '\t' {
  const [head = ''] = text.split(/\r\n|\n|\r/, 1)
  const times = (separator: string) => head.split(separator).length
  return times(';') > times(',') ? ';' : times('\t') > times(',') ? '\t' : ','
}

/**
 * Reads CSV (RFC 4180) line by line; empty lines are passed over.
 *
 * @throws CsvFault naming the line when a quote is not closed or stands in the middle
 */
export function* parseCsv(text: string, separator = separatorOf(text)): Generator<CsvLine> {
  // A field is quoted or plain; what ends it is the separator, the end of the line or the end of the file.
  const pattern = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'gy')
  let [line, start, fields] = [1, 1, new Array<string>()]
  for (;;) {
    const found = pattern.exec(text)
    if (!found) throw new CsvFault('quote', line, `line ${line}: a quote is not closed, or stands in the middle of a field`)
    const [whole, quoted, unquoted = '', end] = found
    fields.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'))
    line += whole.split(/\r\n|\n|\r/).length - 1
    if (end === separator) continue
    if (fields.length > 1 || fields[0] !== '') yield { line: start, fields }
    if (end === '') return
    start = line
    fields = []
  }
}
