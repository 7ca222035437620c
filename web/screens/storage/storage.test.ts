import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageTexts } from '#texts/legal/storage.ts'

const [cookies = [], keys = []] = storageTexts.ro.sections.map(({ table }) => table?.rows.map(([name = '']) => name.replace(/…$/, '')))

/** The values of constants named so, in the sources of a folder. */
function constants(files: string, name: RegExp): string[] {
  const sources = globSync(files).filter((file) => !file.includes('.test.'))
  return sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(name)].map(([, value = '']) => value))
}

test('every cookie the site sets is on the page about them', () => {
  const set = [...constants('server/**/*.ts', /COOKIE = '([^']+)'/g), ...constants('texts/language.ts', /COOKIE = '([^']+)'/g)]
  expect(set.toSorted()).toEqual(cookies.toSorted())
})

test('every key kept in the browser is on the page about them', () => {
  const kept = constants('web/**/*.{ts,tsx}', /\bconst (?:\w+_)?KEY = '([^']+)'/g)
  expect([...new Set(kept)].filter((key) => !keys.includes(key))).toEqual([])
})

test('both languages list the same cookies and keys', () => {
  const names = storageTexts.en.sections.flatMap(({ table }) => table?.rows.map(([name]) => name) ?? [])
  expect(names).toEqual(storageTexts.ro.sections.flatMap(({ table }) => table?.rows.map(([name]) => name) ?? []))
})
