import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { petition } from '#contract/petitions.ts'

const PETITIONS = new URL('./petitions.json', import.meta.url)

const record = z.strictObject(petition.omit({ updates: true, verified_signatures: true, current_signatures: true }).shape)

/** A petition a new site starts with: nobody has signed it, and it says that it is an example. */
export type ExamplePetition = z.infer<typeof record>

/**
 * The example petitions, as the file holds them.
 *
 * @throws Error when a record is not right
 */
export function readExamplePetitions(file: URL = PETITIONS): ExamplePetition[] {
  return z.array(record).parse(JSON.parse(readFileSync(file, 'utf8')))
}
