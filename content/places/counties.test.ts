import { expect, test } from 'vitest'
import { countyNamedIn } from './counties.ts'

test.each([
  ['Suceava', 'Suceava'],
  ['adapost bistrita nasaud', 'Bistrița-Năsăud'],
  ['Bacău, județul Bacău', 'Bacău'],
  ['Cluj-Napoca', 'Cluj'],
  ['Câmpulung, județul Argeș', 'Argeș'],
  ['BUCUREŞTI', 'București'],
  ['Fălticeni', null],
  ['albastru', null],
  ['', null],
])('"%s" names the county %s', (text, county) => {
  expect(countyNamedIn(text)).toBe(county)
})
