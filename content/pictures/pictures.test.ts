import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readArticles } from '#content/articles.ts'
import { catNoses } from './cat.ts'
import { covers } from './covers.ts'
import { dogNoses } from './dog.ts'
import { pictureFiles } from './files.ts'
import { smiles } from './mood.ts'

const PUBLIC = new URL('../../web/public/', import.meta.url)
const articles = readArticles()
const files = [...pictureFiles()]
/** What the heaviest of the drawings that these replaced weighed on the wire. */
const MOST_BYTES = 2_162

const coverOf = (id: number) => covers[id] ?? ''
const shows = (svg: string, parts: readonly string[]) => parts.some((part) => svg.includes(part))

test('the public files are the pictures as the program draws them, and no other', () => {
  const there = ['covers', 'records'].flatMap((folder) => readdirSync(new URL(folder, PUBLIC)).map((name) => `${folder}/${name}`))
  expect(there.toSorted()).toEqual(files.map(([path]) => path).toSorted())
  for (const [path, svg] of files) expect(readFileSync(new URL(path, PUBLIC), 'utf8') === svg, `${path}: node scripts/draw-pictures.ts`).toBe(true)
})

test.each(files)('%s is a small and sound SVG that asks for nothing and runs nothing', (_path, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d ]+"><path /)
  expect(svg.replaceAll(/<\/?(svg|g|path|rect|circle|ellipse)(?: [\w-]+="[^"<>]*")*\/?>/g, '').trim()).toBe('')
  expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
  expect(svg).not.toMatch(/NaN|undefined|Infinity| id="/)
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES)
})

test('every article has a picture that no other article has', () => {
  expect(articles.filter(({ id }) => coverOf(id) === '').map(({ id, title }) => `${id} ${title}: add it to content/pictures/covers.ts`)).toEqual([])
  expect(new Set(Object.values(covers)).size).toBe(Object.keys(covers).length)
})

test('an article on dogs alone shows no cat, and one on cats alone no dog', () => {
  const only = (animal: string) => articles.filter(({ species }) => species.length === 1 && species[0] === animal)
  const dogs = only('câine')
  const cats = only('pisică')
  expect(dogs.length).toBeGreaterThan(20)
  expect(cats.length).toBeGreaterThan(10)
  expect(dogs.filter(({ id }) => shows(coverOf(id), catNoses) || !shows(coverOf(id), dogNoses)).map(({ id }) => id)).toEqual([])
  expect(cats.filter(({ id }) => shows(coverOf(id), dogNoses) || !shows(coverOf(id), catNoses)).map(({ id }) => id)).toEqual([])
})

test('no dog is shown for an article on another animal, and nobody smiles in an emergency', () => {
  const others = articles.filter(({ species }) => !species.some((animal) => animal === 'câine' || animal === 'pisică'))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter(({ id }) => shows(coverOf(id), dogNoses)).map(({ id }) => id)).toEqual([])
  const urgent = articles.filter((article) => article.urgent || article.category === 'Urgențe')
  expect(urgent.length).toBeGreaterThan(30)
  expect(urgent.filter(({ id }) => shows(coverOf(id), smiles)).map(({ id }) => id)).toEqual([])
})
