import { expect, test } from 'vitest'
import { coverNames } from './cover-names.ts'
import { covers } from './covers.ts'

test('every drawing of an article has a name of its own in both languages', () => {
  expect(Object.keys(coverNames)).toEqual(Object.keys(covers))
  const names = Object.values(coverNames)
  for (const language of ['ro', 'en'] as const) expect(new Set(names.map((name) => name[language])).size).toBe(names.length)
})
