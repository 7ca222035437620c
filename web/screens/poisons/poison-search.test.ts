import { expect, test } from 'vitest'
import type { Poison } from '#contract/poisons.ts'
import { findPoisons } from './poison-search.tsx'

const line = (id: string, name: string, other_names: string[]): Poison => ({
  id,
  name,
  other_names,
  danger: { dog: 'deadly', cat: null, rabbit: null, bird: null },
  signs: '',
  onset: null,
  now: '',
  card: null,
  article: 2,
})
const table = [
  line('smoke', 'Fum de țigară', ['incendiu']),
  line('cigarettes', 'Țigări, mucuri', ['Cigarettes', 'chiștoc']),
  line('rat', 'Otravă de șobolani', ['șoricioaică']),
]
const idsOf = (search: string) => findPoisons(table, search).map(({ id }) => id)

test.each([
  ['tigar', ['cigarettes', 'smoke']],
  ['CHISTOC', ['cigarettes']],
  ['cigarettes', ['cigarettes']],
  ['otrava sobolani', ['rat']],
  ['  ', ['smoke', 'cigarettes', 'rat']],
  ['otrava incendiu', []],
])('„%s” finds %j: no diacritics needed, both languages, what begins with it first', (search, ids) => {
  expect(idsOf(search)).toEqual(ids)
})
