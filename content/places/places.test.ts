import { expect, test } from 'vitest'
import { kilometresBetween, readGazetteer } from './places.ts'

const places = readGazetteer()
const counties = places.filter(({ level }) => level === 'county')

function cityOf(name: string) {
  const found = places.find((place) => place.name === name && place.level === 'city')
  if (!found) throw new Error(`${name} is not in the gazetteer`)
  return found
}

test('all 42 counties are there, and every place but a region lies in one of them', () => {
  const names = new Set(counties.map(({ name }) => name))
  expect([counties.length, names.size]).toEqual([42, 42])
  expect(places.filter(({ level, county }) => level !== 'region' && !names.has(county))).toEqual([])
})

test('every place lies inside Romania', () => {
  const outside = places.filter(({ latitude, longitude }) => latitude < 43.6 || latitude > 48.3 || longitude < 20.2 || longitude > 29.8)
  expect(outside).toEqual([])
})

test('no place of a county stands there twice', () => {
  const names = places.map(({ name, level, county }) => `${name}, ${level}, ${county}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('Bucharest has its six sectors', () => {
  expect(places.filter(({ level, county }) => level === 'sector' && county === 'București')).toHaveLength(6)
})

test('ș and ț of a place have a comma below', () => {
  expect(places.filter(({ name, county, otherNames }) => /[şţŞŢ]/.test([name, county, ...otherNames].join()))).toEqual([])
})

test('the way between two cities is about what the map says', () => {
  expect(kilometresBetween(cityOf('Cluj-Napoca'), cityOf('Iași'))).toBeGreaterThan(280)
  expect(kilometresBetween(cityOf('Cluj-Napoca'), cityOf('Iași'))).toBeLessThan(340)
  expect(kilometresBetween(cityOf('Brașov'), cityOf('Brașov'))).toBe(0)
})
