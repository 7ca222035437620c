import { readFileSync } from 'node:fs'
import { z } from 'zod'

const text = z.string().trim().min(1)
const both = z.strictObject({ ro: text, en: text })

/** `deadly`: can kill, leave before any signs; `serious`: call now; `mild`: as a rule drooling, vomiting or diarrhoea. */
export const dangers = ['deadly', 'serious', 'mild'] as const
export const poisonedSpecies = ['dog', 'cat', 'rabbit', 'bird'] as const

const poison = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  ro: text,
  en: text,
  /** What people call it in either language, and what it is found in. */
  others: z.array(text).min(1),
  /** Only for the species that an article or card of the site speaks of. */
  danger: z.partialRecord(z.enum(poisonedSpecies), z.enum(dangers)).refine((danger) => Object.keys(danger).length > 0, 'No species is endangered'),
  signs: both,
  /** When the signs begin; null where no article tells. */
  onset: both.nullable(),
  /** What to do now; never a dose and never a remedy. */
  now: both,
  /** The urgent card with the first steps; null where none fits. */
  card: text.nullable(),
  /** The article that says more. */
  article: z.int().positive(),
})

/** A poison as the articles and urgent cards of the site describe it. */
export interface PoisonRecord extends z.infer<typeof poison> {}

const POISONS = new URL('./poisons.json', import.meta.url)

/**
 * Reads the table of poisons: food, medicines, the house, the garden, plants, what is not known last.
 *
 * @throws Error when an entry is not right or an id appears twice
 */
export function readPoisons(file: URL = POISONS): PoisonRecord[] {
  const poisons = z.array(poison).parse(JSON.parse(readFileSync(file, 'utf8')))
  const twice = poisons.filter(({ id }, index) => poisons.findIndex((other) => other.id === id) !== index)
  if (twice.length > 0) throw new Error(`These poisons appear twice: ${twice.map(({ id }) => id).join(', ')}`)
  return poisons
}
