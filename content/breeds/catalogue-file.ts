import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const text = z.string().trim().min(1)

/** From one value to a greater one, both included, none above `most`, which catches grams, millimetres and months. */
export function rangeOf(value: z.ZodNumber, most: number) {
  const end = value.positive().max(most)
  return z.strictObject({ from: end, to: end }).refine(({ from, to }) => from < to, 'A range goes from the smaller value to the greater one')
}

/**
 * Reads a catalogue in its own order.
 *
 * @throws Error when an entry is not right or two have the same code, which `what` names
 */
export function readCatalogue<Entry>(file: URL, entry: z.ZodType<Entry>, codeOf: (entry: Entry) => string, what: string): Entry[] {
  const entries = z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8')))
  const codes = entries.map(codeOf)
  const twice = codes.find((code, place) => codes.indexOf(code) < place)
  if (twice !== undefined) throw new Error(`The ${what} ${twice} appears twice in ${file.pathname}`)
  return entries
}
