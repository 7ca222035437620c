/** A marker as models write it, [1] or [1, 2], with the space before it: longer numbers in brackets are years. */
const MARKER = /( ?)\[(\d{1,3}(?:\s?,\s?\d{1,3})*)\]/g
/** An end of the text that the next piece may turn into a marker. */
const BEGUN = /(?: |( ?)\[[\d\s,]{0,40})$/

/** The text of a model with only the markers that cite something, however its pieces cut them. */
export interface CheckedText {
  /** What can be said now; a marker that has only begun is held back. */
  take(piece: string): string
  /** What was held back when the text ended. */
  rest(): string
}

/** Takes out of a text the markers whose number is not in `known`; [1, 2] becomes [1][2], which readers can follow. */
export function checkMarkers(known: ReadonlySet<number>): CheckedText {
  let held = ''
  return {
    take(piece) {
      const text = (held + piece).replace(MARKER, (_, space: string, list: string) => knownOnly(space, list, known))
      held = BEGUN.exec(text)?.[0] ?? ''
      return text.slice(0, text.length - held.length)
    },
    rest: () => held,
  }
}

function knownOnly(space: string, list: string, known: ReadonlySet<number>): string {
  const cited = list
    .split(',')
    .map(Number)
    .filter((number) => known.has(number))
  return cited.length === 0 ? '' : space + cited.map((number) => `[${number}]`).join('')
}
