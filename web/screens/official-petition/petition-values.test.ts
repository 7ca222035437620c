import { expect, test } from 'vitest'
import { officialPetition } from '#contract/official-petition.ts'
import { officialPetitionErrors } from '#texts/official-petition/official-petition-errors.ts'
import { checkPetition, stillOpen } from './check-petition.ts'
import { readPetition } from './petition-values.ts'

const filled = {
  county: 'IS',
  what: ' Legat fără apă. ',
  place: 'Str. Exemplu 3',
  date: '2026-11-20',
  species: 'câine',
  animals: '2',
  full_name: 'Ana Exemplu',
  address: 'Str. Liniștii 1',
  email: 'ana@exemplu.ro',
}

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}
const wrongFields = (fields: Record<string, string | string[]>) =>
  Object.keys(checkPetition(formOf({ ...filled, ...fields }), officialPetitionErrors.ro, '2026-11-21'))

test('what the form holds is what the contract takes', () => {
  const form = formOf({ ...filled, deeds: ['beaten', 'no-vet', 'x'], danger_now: '1', 'witnesses.2.name': 'Dan', 'witnesses.2.contact': '0700' })
  const petition = readPetition(form, null)
  expect(officialPetition.parse(petition)).toMatchObject({
    county: 'IS',
    deeds: ['no-vet', 'beaten'],
    what: 'Legat fără apă.',
    animals: 2,
    danger_now: true,
    witnesses: [{ name: 'Dan', contact: '0700' }],
    hour: null,
  })
})

test('a county that does not exist is none', () => {
  expect(readPetition(formOf({ ...filled, county: 'XX' }), null)).toBeNull()
})

test.each([
  [{}, []],
  [{ date: '', period: 'în noiembrie' }, []],
  [{ date: '' }, ['date']],
  [{ date: '2026-11-22' }, ['date']],
  [{ date: '2026-11-21' }, []],
  [{ email: '', phone_number: '0700 000 000' }, []],
  [{ email: '' }, ['email']],
  [{ email: 'ana' }, ['email']],
  [{ phone_number: 'acasă' }, ['phone_number']],
  [{ animals: '0' }, ['animals']],
  [{ animals: '' }, []],
  [{ 'witnesses.0.contact': '0700' }, ['witnesses.0.name']],
  [{ county: '', what: ' ', full_name: '' }, ['county', 'what', 'full_name']],
])('%j is refused for %j', (fields, names) => {
  expect(wrongFields(fields)).toEqual(names)
})

test('what is corrected leaves the list, also when another field corrects it; what only the server knows leaves with its own field', () => {
  const found = checkPetition(formOf({ ...filled, place: '', email: '', date: '' }), officialPetitionErrors.ro, '2026-11-21')
  const now = checkPetition(formOf({ ...filled, place: '', email: '', phone_number: '0700 000 000', date: '' }), officialPetitionErrors.ro, '2026-11-21')
  expect(Object.keys(stillOpen(found, now, { changed: 'phone_number', byServer: false }))).toEqual(['place', 'date'])
  const refused = { place: 'Prea lung.', what: 'Prea lung.' }
  expect(Object.keys(stillOpen(refused, {}, { changed: 'what', byServer: true }))).toEqual(['place'])
})
