import { expect, test } from 'vitest'
import { placeName } from './place-names.ts'

test('an English page names counties in English, and a Romanian one as they are kept', () => {
  const places = ['Iași, județul Iași', 'București, sectorul 3', 'Cluj-Napoca', 'Târgu Mureș, județul Mureș, lângă gară', '']
  expect(places.map((place) => placeName(place, 'en'))).toEqual([
    'Iași, Iași County',
    'București, sector 3',
    'Cluj-Napoca',
    'Târgu Mureș, Mureș County, lângă gară',
    '',
  ])
  expect(places.map((place) => placeName(place, 'ro'))).toEqual(places)
})
