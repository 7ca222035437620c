import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deletions, mayBeMistyped, withinOneEdit } from './edit-distance.ts'

test.each([
  ['ciocolata', 'ciocolta'],
  ['convulsii', 'convlusii'],
  ['caine', 'caime'],
  ['vipera', 'viperra'],
  ['lesa', 'lesa'],
])('%s and %s are one letter apart', (one, other) => {
  expect(withinOneEdit(one, other)).toBe(true)
  expect(withinOneEdit(other, one)).toBe(true)
})

test.each([
  ['pisica', 'piscina'],
  ['caine', 'canal'],
  ['abcd', 'badc'],
  ['lesa', 'le'],
])('%s and %s are different words', (one, other) => {
  expect(withinOneEdit(one, other)).toBe(false)
})

test('two words within one edit always meet in a deletion', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const meet = deletions(one).some((left) => deletions(other).includes(left))
      expect(!withinOneEdit(one, other) || meet).toBe(true)
    }),
  )
})

test.each([
  ['vaccinn', 'vaccinarea', true],
  ['vaccinn', 'vaccin', true],
  ['ciocolta', 'ciocolata', true],
  ['adpost', 'adapostul', true],
  ['dispozitie', 'adopt', false],
  ['torc', 'porc', false],
  ['casa', 'castron', false],
  ['les', 'lesa', false],
  ['2005', '2004', false],
])('„%s” may be a mistyped „%s”: %s', (typed, word, may) => {
  expect(mayBeMistyped(typed, word)).toBe(may)
})
