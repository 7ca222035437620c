import { expect, test } from 'vitest'
import { readShelters, readTrainers } from '#content/directories/directories.ts'
import { pictureFiles } from '#content/pictures/files.ts'
import { DIRECTORY_PAGE_SIZE } from '#contract/limits.ts'
import { DRAWINGS, drawingOf } from './drawing.ts'

const record = (words: { name?: string; description?: string; pets_can_train?: string[] }) => ({ id: 1, name: '', description: '', ...words })

test('every drawing a record may get is there', () => {
  const named = Object.entries(DRAWINGS).flatMap(([kind, animals]) =>
    Object.entries(animals).flatMap(([animal, count]) => Array.from({ length: count }, (_, number) => `records/${kind}-${animal}-${number}.svg`)),
  )
  expect([...pictureFiles().keys()].filter((path) => path.startsWith('records/')).toSorted()).toEqual(named.toSorted())
})

test.each([
  [{ pets_can_train: ['câini', 'pisici'] }, 'dog'],
  [{ pets_can_train: ['pisici', 'câini'] }, 'cat'],
  [{ pets_can_train: ['MCO'] }, 'cat'],
  [{ pets_can_train: ['cai'], description: 'lângă câini' }, 'horse'],
  [{ name: 'Refugiul „Urechi Lungi”', description: 'Iepurii de casă' }, 'rabbit'],
  [{ pets_can_train: ['păsări'] }, 'bird'],
  [{ name: 'Adăpostul Calmului', description: 'Locuri pentru cazare și calorii' }, 'any'],
  [{ pets_can_train: ['șerpi'] }, 'any'],
])('%o is drawn as %s', (words, animal) => {
  expect(drawingOf('trainer', record(words))).toMatch(new RegExp(`^/records/trainer-${animal}-\\d+\\.svg$`))
})

test.each([
  ['shelter', readShelters()],
  ['trainer', readTrainers()],
] as const)('no page of the %s list shows a drawing twice', (kind, records) => {
  const byName = records.toSorted((one, other) => one.name.localeCompare(other.name, 'ro'))
  for (const listed of [byName, records, records.toReversed()]) {
    for (let first = 0; first < listed.length; first += DIRECTORY_PAGE_SIZE) {
      const page = listed.slice(first, first + DIRECTORY_PAGE_SIZE).map((one) => drawingOf(kind, one))
      expect(new Set(page).size).toBe(page.length)
    }
  }
})
