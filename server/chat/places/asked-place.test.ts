import { expect, test } from 'vitest'
import { readGazetteer } from '#content/places/places.ts'
import { askedPlace } from './asked-place.ts'
import { placeFinder } from './find-place.ts'

const findPlace = placeFinder(readGazetteer())

test.each([
  ['dresor în Cluj', ['adăpost în Iași'], 'Cluj-Napoca'],
  ['și pentru pisici?', ['adăpost în Iași', 'dar în Bacău?', 'mulțumesc'], 'Bacău'],
  ['dar 5?', ['clinica sector 3'], 'Sector 5'],
  ['sau în 2, că e mai aproape', ['adăpost în sectorul 1?'], 'Sector 2'],
  ['și pentru pisici?', ['clinica sector 3', 'dar 5?'], 'Sector 5'],
  ['am 2 câini și 3 pisici', ['clinica sector 3'], 'Sector 3'],
  ['am 2 pui, cine îi ia?', ['clinica sector 3'], 'Sector 3'],
  ['are 4 luni', ['clinica sector 3'], 'Sector 3'],
  ['pot veni la ora 5?', ['clinica sector 3'], 'Sector 3'],
  ['dar 5?', ['adăpost în Iași'], 'Iași'],
  ['dar 9?', ['clinica sector 3'], 'Sector 3'],
])('"%s" after %j asks about %s', (text, before, name) => {
  expect(askedPlace(text, before, findPlace)?.name).toBe(name)
})

test('a conversation that names no place asks about none', () => {
  expect(askedPlace('dar 5?', ['un adăpost, vă rog'], findPlace)).toBeNull()
})
