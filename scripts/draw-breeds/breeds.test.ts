import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { drawCat } from './cat/cat.ts'
import { earShapes as catEars } from './cat/ears.ts'
import { heads as catHeads } from './cat/head.ts'
import { parseLooks as parseCats } from './cat/look.ts'
import { marks as catMarks } from './cat/marks.ts'
import { drawDog } from './dog/dog.ts'
import { earShapes as dogEars } from './dog/ears.ts'
import { heads as dogHeads } from './dog/head.ts'
import { parseLooks as parseDogs } from './dog/look.ts'
import { marks as dogMarks } from './dog/marks.ts'
import { tails } from './parts/tail.ts'

const IMAGES = new URL('../../content/breeds/images/', import.meta.url)
const cats = parseCats(looksIn('cat-looks.json'))
const dogs = parseDogs(looksIn('dog-looks.json'))
const drawings = [
  ...cats.map((look) => ({ name: look.ems, file: `${look.ems}.svg`, draw: () => drawCat(look) })),
  ...dogs.map((look) => ({ name: look.slug, file: `dogs/${look.slug}.svg`, draw: () => drawDog(look) })),
]

const MOST_BYTES = 9_000

/** FIFe's categories and their EMS codes, with the two house cats. */
const catalogue = {
  '1': 'EXO PER RAG SBI TUV',
  '2': 'ACL ACS LPL LPS MCO NEM NFO SIB TUA',
  '3': 'BEN BLH BML BOM BSH BUR CHA CYM EUR KBL KBS KOR MAN MAU OCI SIN SNO SOK SRL SRS',
  '4': 'ABY BAL CRX DRX DSP GRX JBS LYO OLH OSH PEB RUS SIA SOM SPH THA',
  '-': 'HCL HCS',
}

function looksIn(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}

/** The first element that does not close where it should. */
function unclosed(svg: string): string | undefined {
  const open: string[] = []
  for (const [, slash, name = '', self] of svg.matchAll(/<(\/?)([\w-]+)(?:\s+[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return name
    } else if (self !== '/') open.push(name)
  }
  return open.at(-1)
}

test('S-299 S-506 every one of the 52 breeds of cat has a look', () => {
  expect(cats.map(({ ems }) => ems).sort()).toEqual(Object.values(catalogue).join(' ').split(' ').sort())
})

test('S-310 S-314 every look stands on the ground of its category', () => {
  for (const [category, codes] of Object.entries(catalogue)) {
    const listed = cats.filter((look) => look.category === category).map(({ ems }) => ems)
    expect(listed.join(' ')).toBe(codes)
  }
})

test('cats are shown sitting, upright, lying and standing, none of it in more than half of them', () => {
  const poses = Map.groupBy(cats, ({ pose }) => pose)
  for (const pose of ['sit', 'upright', 'lie', 'stand'] as const) expect(poses.get(pose)?.length).toBeGreaterThan(4)
  for (const [, shown] of poses) expect(shown.length).toBeLessThan(cats.length / 2)
})

test('every breed of dog has a look, each once', () => {
  const slugs = readDogBreeds().map(({ slug }) => slug)
  expect(dogs.map(({ slug }) => slug).sort()).toEqual(slugs.sort())
})

test('every part is worn by some breed', () => {
  const worn = (names: readonly string[]): string[] => [...new Set(names)].sort()
  expect(worn(cats.flatMap(({ pattern }) => pattern))).toEqual(Object.keys(catMarks).sort())
  expect(worn(cats.map(({ ears }) => ears))).toEqual(Object.keys(catEars).sort())
  expect(worn(cats.map(({ head }) => head))).toEqual(Object.keys(catHeads).sort())
  expect(worn(dogs.flatMap(({ pattern }) => pattern))).toEqual(Object.keys(dogMarks).sort())
  expect(worn(dogs.map(({ ears }) => ears))).toEqual(Object.keys(dogEars).sort())
  expect(worn(dogs.map(({ head }) => head))).toEqual(Object.keys(dogHeads).sort())
  expect(worn([...cats, ...dogs].map(({ tail }) => tail))).toEqual(Object.keys(tails).sort())
})

test('a look with an unknown part is refused by name', () => {
  expect(() => parseCats([{ ...cats[0], ears: 'folded' }])).toThrow(/ears/)
  expect(() => parseDogs([{ ...dogs[0], tail: 'docked' }])).toThrow(/tail/)
})

test.each(drawings)('$name is drawn the same every time, and as it lies in images', ({ file, draw }) => {
  const svg = draw()
  expect(draw()).toBe(svg)
  expect(readFileSync(new URL(file, IMAGES), 'utf8')).toBe(svg)
})

test.each(drawings)('$name is a small, closed and sound SVG', ({ draw }) => {
  const svg = draw()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 480 360">/)
  expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES)
  expect(unclosed(svg)).toBeUndefined()
  expect(svg.replaceAll(/<\/?[\w-]+(?:\s+[\w:-]+="[^"<>]*")*\/?>/g, '').trim()).toBe('')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test.each(drawings)('$name asks for nothing from outside and runs nothing', ({ draw }) => {
  const svg = draw()
  expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|javascript:|data:/i)
  const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target = '']) => target)
  expect(references.filter((target) => !target.startsWith('#'))).toEqual([])
  for (const target of references) expect(svg).toContain(`id="${target.slice(1)}"`)
})

test('all pictures can stand in one page: no id is used twice', () => {
  const ids = drawings.flatMap(({ draw }) => [...draw().matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  expect(ids.length).toBeGreaterThan(drawings.length)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two breeds look alike', () => {
  expect(new Set(drawings.map(({ draw }) => draw())).size).toBe(drawings.length)
})
