import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawCat } from './cat.ts'
import { parseLooks } from './look.ts'

const BREEDS = new URL('../', import.meta.url)
const looks = parseLooks(JSON.parse(readFileSync(new URL('looks.json', BREEDS), 'utf8')))

const MOST_BYTES = 9_000

/** FIFe's categories and their EMS codes, with the two house cats. */
const catalogue = {
  '1': 'EXO PER RAG SBI TUV',
  '2': 'ACL ACS LPL LPS MCO NEM NFO SIB TUA',
  '3': 'BEN BLH BML BOM BSH BUR CHA CYM EUR KBL KBS KOR MAN MAU OCI SIN SNO SOK SRL SRS',
  '4': 'ABY BAL CRX DRX DSP GRX JBS LYO OLH OSH PEB RUS SIA SOM SPH THA',
  '-': 'HCL HCS',
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

test('S-299 S-506 every one of the 52 breeds has a look', () => {
  expect(looks).toHaveLength(52)
  expect(looks.map(({ ems }) => ems).sort()).toEqual(Object.values(catalogue).join(' ').split(' ').sort())
})

test('S-310 S-314 every look stands on the ground of its category', () => {
  for (const [category, codes] of Object.entries(catalogue)) {
    expect(
      looks
        .filter((look) => look.category === category)
        .map(({ ems }) => ems)
        .join(' '),
    ).toBe(codes)
  }
})

test('a look with an unknown part is refused by name', () => {
  const [first] = looks
  expect(() => parseLooks([{ ...first, ears: 'folded' }])).toThrow(/ears/)
})

test.each(looks)('$ems is drawn the same every time, and as it lies in images', (look) => {
  const svg = drawCat(look)
  expect(drawCat(look)).toBe(svg)
  expect(readFileSync(new URL(`images/${look.ems}.svg`, BREEDS), 'utf8')).toBe(svg)
})

test.each(looks)('$ems is a small, closed and sound SVG', (look) => {
  const svg = drawCat(look)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 480 360">/)
  expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES)
  expect(unclosed(svg)).toBeUndefined()
  expect(svg.replaceAll(/<\/?[\w-]+(?:\s+[\w:-]+="[^"<>]*")*\/?>/g, '').trim()).toBe('')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test.each(looks)('$ems asks for nothing from outside and runs nothing', (look) => {
  const svg = drawCat(look)
  expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|javascript:|data:/i)
  const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target = '']) => target)
  expect(references.filter((target) => !target.startsWith('#'))).toEqual([])
  for (const target of references) expect(svg).toContain(`id="${target.slice(1)}"`)
})

test('no two breeds look alike', () => {
  expect(new Set(looks.map(drawCat)).size).toBe(looks.length)
})
