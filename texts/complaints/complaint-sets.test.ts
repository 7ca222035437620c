import { expect, test } from 'vitest'
import { ANONYMOUS_AUTHOR, publicName } from './complaint-sets.ts'

test.each([
  ['Ana Exemplu', 'Ana E.'],
  [' Ana  Maria\tPopescu ', 'Ana P.'],
  ['Ioan Șerban', 'Ioan Ș.'],
  ['Ana', 'Ana'],
  ['', ''],
  ['Ana 𝒫opescu', 'Ana 𝒫.'],
  [ANONYMOUS_AUTHOR, ANONYMOUS_AUTHOR],
])('strangers see %j as %j', (name, shown) => {
  expect(publicName(name)).toBe(shown)
})
