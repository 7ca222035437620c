import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readArticles } from '../articles.ts'
import { urgentCard } from '../cards/cards.ts'
import { readPoisons } from './poisons.ts'

const poisons = readPoisons()

function tableOf(...entries: object[]): URL {
  const path = join(mkdtempSync(join(tmpdir(), 'poisons-')), 'poisons.json')
  writeFileSync(path, JSON.stringify(entries))
  return pathToFileURL(path)
}

test('there are sixty poisons or more, each resting on an article and, where one fits, on an urgent card', () => {
  expect(poisons.length).toBeGreaterThanOrEqual(60)
  const articles = new Set(readArticles().map(({ id }) => id))
  expect(poisons.filter(({ article }) => !articles.has(article)).map(({ id }) => id)).toEqual([])
  expect(poisons.filter(({ card }) => card !== null && urgentCard(card) === null).map(({ id }) => id)).toEqual([])
})

test('what is deadly sends to a clinic now, whatever it is', () => {
  const deadly = poisons.filter(({ danger }) => danger.dog === 'deadly' || danger.cat === 'deadly')
  expect(deadly.length).toBeGreaterThan(15)
  expect(deadly.filter(({ now }) => !/pleacă|clinic/i.test(now.ro) || !/leave|clinic/i.test(now.en)).map(({ id }) => id)).toEqual([])
})

test('the table names no dose, no remedy and no number to call but 112', () => {
  for (const { id, signs, onset, now } of poisons) {
    const said = JSON.stringify([signs, onset, now])
    expect(said, id).not.toMatch(/\d+ ?(mg|ml|g|µg)\b|\bdă-i|cărbune|charcoal|[şţŞŢ!]/i)
    expect(said.match(/\d{3,}/g) ?? [], id).toEqual(id === 'carbon-monoxide' ? ['112', '112'] : said.includes('30–120') ? ['120', '120'] : [])
  }
})

test('no two poisons have the same name, and no name of one is said twice', () => {
  expect(new Set(poisons.flatMap(({ ro, en }) => [`ro ${ro}`, `en ${en}`])).size).toBe(2 * poisons.length)
  for (const { id, others } of poisons) expect(new Set(others).size, id).toBe(others.length)
})

test('an entry without a species, with a danger nobody knows or with an id of another is refused', () => {
  const [whole] = poisons
  expect(readPoisons(tableOf({ ...whole }))).toHaveLength(1)
  expect(() => readPoisons(tableOf({ ...whole, danger: {} }))).toThrow('No species is endangered')
  expect(() => readPoisons(tableOf({ ...whole, danger: { dog: 'bad' } }))).toThrow()
  expect(() => readPoisons(tableOf({ ...whole }, { ...whole }))).toThrow(/appear twice/)
})
