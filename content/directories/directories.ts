import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { shelter } from '#contract/shelters.ts'
import { trainer } from '#contract/trainers.ts'

/** What a file holds. Nobody can be led to somebody invented: an example has no number, no website and no day it was checked. */
const fields = { name: true, description: true, created_at: true, is_example: true } as const

const shelterRecord = z.strictObject(shelter.pick({ ...fields, location: true }).shape)
const trainerRecord = z.strictObject(trainer.pick({ ...fields, city: true, pets_can_train: true }).shape)

type Numbered<Fields> = Fields & { id: number }
export type ShelterRecord = Numbered<z.infer<typeof shelterRecord>>
export type TrainerRecord = Numbered<z.infer<typeof trainerRecord>>

/**
 * The shelters a new site starts with, numbered from 1 in the order of the file.
 *
 * @throws Error when a record is not right
 */
export function readShelters(): ShelterRecord[] {
  return numbered(z.array(shelterRecord).parse(readRecords('shelters.json')))
}

/**
 * The trainers a new site starts with, then the breeders, numbered together from 1.
 *
 * @throws Error when a record is not right
 */
export function readTrainers(): TrainerRecord[] {
  return numbered(['trainers.json', 'breeders.json'].flatMap((name) => z.array(trainerRecord).parse(readRecords(name))))
}

function numbered<Fields extends object>(records: Fields[]): Numbered<Fields>[] {
  return records.map((record, index) => Object.assign(record, { id: index + 1 }))
}

function readRecords(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
