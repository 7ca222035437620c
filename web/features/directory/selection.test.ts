import { expect, test } from 'vitest'
import { addressOf } from './address.ts'
import { choices, select, type Searched } from './selection.ts'

function one(name: string, place: string, ...species: string[]): Searched & { is_example: boolean } {
  return { name, place, species, is_example: false }
}

const people = [one('Ștefan Marin', 'Cluj-Napoca', 'câini'), one('Ana', 'Cluj', 'câini', 'pisici'), one('Mihai', 'Bacău', 'pisici')]

/** Names of what an address shows of a whole list. */
function shown(search: string, records = people): string[] {
  return selection(search, records).records.map(({ name }) => name)
}

function selection(search: string, records = people) {
  return select({ records, total: records.length, examples: 0, whole: true }, addressOf(new URLSearchParams(search)), (record) => record)
}

test('S-138 S-151 D-040 a search finds the name, without case and diacritics', () => {
  expect(shown('q=STEFAN')).toEqual(['Ștefan Marin'])
  expect(shown('q=marin stefan')).toEqual(['Ștefan Marin'])
})

test('a mistyped name or place is found, but never where somebody has it as it was typed', () => {
  expect(shown('q=bacqu')).toEqual(['Mihai'])
  expect(shown('q=stefna marin')).toEqual(['Ștefan Marin'])
  const twins = [one('Marina', 'Iași'), one('Marine', 'Iași')]
  expect(shown('q=marina', twins)).toEqual(['Marina'])
  expect(shown('q=mihai cluj')).toEqual([])
})

test('S-139 S-152 a search finds the place', () => {
  expect(shown('q=bacau')).toEqual(['Mihai'])
  expect(shown('q=cluj')).toEqual(['Ștefan Marin', 'Ana'])
})

test("S-140 the city is exact: 'Cluj' does not select 'Cluj-Napoca'", () => {
  expect(shown('city=Cluj')).toEqual(['Ana'])
})

test('S-141 S-142 the species is one of the list, and all filters hold together', () => {
  expect(shown('species=pisici')).toEqual(['Ana', 'Mihai'])
  expect(shown('species=pisici&city=Cluj&q=an')).toEqual(['Ana'])
  expect(shown('species=pisici&city=Cluj&q=mihai')).toEqual([])
})

test('S-132 S-153 S-491 a page holds 8, the last one the rest, and a page past the end is the last', () => {
  const many = Array.from({ length: 19 }, (_, place) => one(`Nume ${place}`, 'Iași'))
  expect(selection('', many)).toMatchObject({ total: 19, page: 1, pages: 3, records: { length: 8 } })
  expect(shown('page=3', many)).toEqual(['Nume 16', 'Nume 17', 'Nume 18'])
  expect(selection('page=99', many).page).toBe(3)
})

test('S-391 what fits on one page is one page, and so is nothing', () => {
  expect(selection('').pages).toBe(1)
  expect(selection('q=nimeni')).toMatchObject({ total: 0, page: 1, pages: 1, records: [] })
})

test('of a directory too large to be whole, the records are the page the server chose', () => {
  const page = select({ records: people, total: 50_000, examples: 24, whole: false }, addressOf(new URLSearchParams('q=zzz&page=4')), (record) => record)
  expect(page).toEqual({ records: people, total: 50_000, real: 49_976, page: 4, pages: 6_250 })
})

test('examples are found, and counted as nobody', () => {
  const records = [...people, { ...one('Exemplu', 'Arad'), is_example: true }]
  expect(selection('', records)).toMatchObject({ total: 4, real: 3 })
  expect(selection('q=arad', records)).toMatchObject({ total: 1, real: 0 })
})

test('choices are told once each, sorted as Romanians do', () => {
  expect(choices(['Șimleu', 'Sibiu', '', 'Arad', 'Sibiu', 'Târgu Mureș'])).toEqual(['Arad', 'Sibiu', 'Șimleu', 'Târgu Mureș'])
})
