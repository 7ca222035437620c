import { PETITION_ANIMALS, PETITION_WITNESSES } from '#contract/limits.ts'
import type { Language } from '#texts/language.ts'
import type { officialPetitionErrors } from '#texts/official-petition/official-petition-errors.ts'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { formText } from '#web/features/forms/use-form.ts'

type PetitionErrorTexts = (typeof officialPetitionErrors)[Language]

/**
 * What the person still has to fill in or correct, in the order of the page; the server decides the rest.
 *
 * @param today the day in Romania, YYYY-MM-DD
 */
export function checkPetition(form: FormData, texts: PetitionErrorTexts, today: string): FieldErrors {
  const errors: FieldErrors = {}
  const text = (name: string) => formText(form, name)
  const need = (name: keyof PetitionErrorTexts, wrong: boolean) => void (wrong && (errors[name] = texts[name]))
  need('county', text('county') === '')
  need('what', text('what') === '')
  need('place', text('place') === '')
  need('date', text('date') === '' && text('period') === '')
  if (text('date') > today) errors.date = texts.dateFuture
  need('species', text('species') === '')
  need('animals', !isCount(text('animals') || '1'))
  for (let index = 0; index < PETITION_WITNESSES; index += 1) {
    if (text(`witnesses.${index}.contact`) !== '' && text(`witnesses.${index}.name`) === '') errors[`witnesses.${index}.name`] = texts.witness
  }
  need('full_name', text('full_name') === '')
  need('address', text('address') === '')
  need('email', text('email') !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text('email')))
  if (text('email') === '' && text('phone_number') === '') errors.email = texts.contact
  need('phone_number', !/^[\d\s+().-]*$/.test(text('phone_number')))
  return errors
}

/**
 * What is left of the errors after the field `changed` was touched: of what the form checks itself, what `now`
 * still finds; of what only the server knows (`byServer`), all but that field.
 */
export function stillOpen(errors: FieldErrors, now: FieldErrors, { changed, byServer }: { changed: string; byServer: boolean }): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name in now || (byServer && name !== changed)))
}

function isCount(text: string): boolean {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= PETITION_ANIMALS
}
