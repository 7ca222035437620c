const cedillas: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }
/** Marks that turn the direction of writing or show nothing: in a document to an authority they could only hide something. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** A text in one line, as a person meant it: composed letters, the comma below for the old cedilla, single spaces. */
export function oneLine(typed: string | null | undefined): string {
  return visible(typed ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A text of several lines; more than one empty line says no more than one. */
export function severalLines(typed: string): string {
  return typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => visible(line).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function visible(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[şŞţŢ]/g, (letter) => cedillas[letter] ?? letter)
    .replaceAll(/\s/g, ' ')
    .replaceAll(UNSEEN, '')
}
