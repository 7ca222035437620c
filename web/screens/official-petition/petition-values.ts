import {
  EMAIL_CHARACTERS,
  NAME_CHARACTERS,
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
import { formText } from '#web/features/forms/use-form.ts'

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
  const text = (name: string) => formText(form, name)
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

/** The witnesses with a name; an empty row is none. */
function witnessesOf(form: FormData): OfficialPetition['witnesses'] {
  return Array.from({ length: PETITION_WITNESSES }, (_, index) => ({
    name: formText(form, `witnesses.${index}.name`),
    contact: formText(form, `witnesses.${index}.contact`),
  })).filter(({ name }) => name !== '')
}
