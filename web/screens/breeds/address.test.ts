import { expect, test } from 'vitest'
import { dogFilterOf, speciesOf } from './address.ts'

test.each([
  ['', 'cat'],
  ['?q=rex', 'cat'],
  ['?rasa=MCO', 'cat'],
  ['?specie=caini', 'dog'],
  ['?specie=caini&rasa=', 'dog'],
  ['?rasa=labrador', 'dog'],
  ['?specie=caini&rasa=mco', 'cat'],
  ['?specie=peștii', 'cat'],
] as const)('the address "%s" shows the breeds of a %s', (search, species) => {
  expect(speciesOf(new URLSearchParams(search))).toBe(species)
})

test.each([
  ['?grupa=8&talie=large', { group: 8, size: 'large' }],
  ['?grupa=10', { group: 10, size: null }],
  ['?grupa=11&talie=huge', { group: null, size: null }],
  ['?grupa=1e1&talie=toString', { group: null, size: null }],
] as const)('the address "%s" narrows the dogs to %j', (search, filter) => {
  expect(dogFilterOf(new URLSearchParams(search))).toEqual(filter)
})
