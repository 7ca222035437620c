import {
  EMAIL_CHARACTERS,
  NAME_CHARACTERS,
  PETITION_ANIMALS,
  PETITION_LINE_CHARACTERS,
  PETITION_SHORT_CHARACTERS,
  PETITION_TEXT_CHARACTERS,
  PETITION_WITNESSES,
  PHONE_CHARACTERS,
  PLACE_CHARACTERS,
} from '#contract/limits.ts'
import { authorities } from '#content/authorities/authorities.ts'
import { chosenDeeds, deeds } from '#content/deeds/deeds.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import type { Language } from '#texts/language.ts'
import type { officialPetitionErrors } from '#texts/official-petition-errors.ts'

type Texts = (typeof officialPetitionErrors)[Language]
/** What is wrong, by the name of the field; in the order of the page. */
export type PetitionFaults = Map<string, string>

/** The longest text of each field, as the contract has it. */
export const petitionLengths = {
  city: PLACE_CHARACTERS,
  text: PETITION_TEXT_CHARACTERS,
  line: PETITION_LINE_CHARACTERS,
  short: PETITION_SHORT_CHARACTERS,
  name: NAME_CHARACTERS,
  email: EMAIL_CHARACTERS,
  phone: PHONE_CHARACTERS,
}

/** What the form holds, as it is sent; null while no county is chosen. */
export function readPetition(form: FormData, mediaId: string | null): OfficialPetition | null {
  const county = authorities.find(({ code }) => code === form.get('county'))?.code
  if (county === undefined) return null
  const text = (name: string) => textOf(form, name)
  return {
    county,
    city: text('city'),
    deeds: chosenDeeds(deeds.map(({ id }) => id).filter((id) => form.getAll('deeds').includes(id))).map(({ id }) => id),
    what: text('what'),
    place: text('place'),
    date: text('date') || null,
    hour: text('hour') || null,
    period: text('period'),
    repeated_since: text('repeated_since'),
    suspect: text('suspect'),
    species: text('species'),
    animals: Number(text('animals') || '1'),
    animal_description: text('animal_description'),
    danger_now: form.has('danger_now'),
    danger: text('danger'),
    evidence: text('evidence'),
    witnesses: witnessesOf(form),
    full_name: text('full_name'),
    address: text('address'),
    email: text('email'),
    phone_number: text('phone_number'),
    media_id: mediaId,
  }
}

/**
 * What the person still has to fill in or correct; the server decides the rest.
 *
 * @param today the day in Romania, YYYY-MM-DD
 */
export function checkPetition(form: FormData, texts: Texts, today: string): PetitionFaults {
  const faults: PetitionFaults = new Map()
  const text = (name: string) => textOf(form, name)
  const need = (name: keyof Texts, wrong: boolean) => void (wrong && faults.set(name, texts[name]))
  need('county', text('county') === '')
  need('what', text('what') === '')
  need('place', text('place') === '')
  need('date', text('date') === '' && text('period') === '')
  if (text('date') > today) faults.set('date', texts.dateFuture)
  need('species', text('species') === '')
  need('animals', !isCount(text('animals') || '1'))
  for (let place = 0; place < PETITION_WITNESSES; place += 1) {
    if (text(`witnesses.${place}.contact`) !== '' && text(`witnesses.${place}.name`) === '') faults.set(`witnesses.${place}.name`, texts.witness)
  }
  need('full_name', text('full_name') === '')
  need('address', text('address') === '')
  need('email', text('email') !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text('email')))
  if (text('email') === '' && text('phone_number') === '') faults.set('email', texts.contact)
  need('phone_number', !/^[\d\s+().-]*$/.test(text('phone_number')))
  return faults
}

/** The server's field problems by the names of the form; what the form has no field for stays under its own name. */
export function serverFaults(problems: readonly { field: string; message: string }[]): PetitionFaults {
  return new Map(problems.map(({ field, message }) => [field, message]))
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function isCount(text: string): boolean {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= PETITION_ANIMALS
}

/** The witnesses with a name; an empty row is none. */
function witnessesOf(form: FormData): OfficialPetition['witnesses'] {
  return Array.from({ length: PETITION_WITNESSES }, (_, place) => ({
    name: textOf(form, `witnesses.${place}.name`),
    contact: textOf(form, `witnesses.${place}.contact`),
  })).filter(({ name }) => name !== '')
}
