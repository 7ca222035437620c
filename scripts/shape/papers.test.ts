import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '#server/platform/version.ts'
import { drawFolders } from './diagram.ts'
import { readImports } from './imports.ts'
import { ARCHITECTURE, deadLinks, readPart, replacePart, unknownMechanisms } from './papers.ts'
import { citingFiles } from './references.ts'

test('the diagram of the folders is the one their imports draw; `npm run shape -- --write` draws it anew', () => {
  expect(readPart(readFileSync(ARCHITECTURE, 'utf8'), 'diagram')).toBe(drawFolders(readImports()))
})

test('every link of a document leads to a file', () => {
  expect(deadLinks(citingFiles().filter(({ path }) => path.endsWith('.md')))).toEqual([])
  expect(deadLinks([{ path: 'docs/a.md', text: '[a](../README.md#x), [b](https://x.example), [c](#d), [e](gone.md)' }])).toEqual(['docs/a.md: gone.md'])
})

test('the field’s word for a mechanism stands in the file that the glossary names', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8')
  expect(unknownMechanisms(glossary)).toEqual([])
  const rows = '| rate limit | [a](../server/platform/limits/rate-limits.ts) |\n| zeppelin | [b](../server/main.ts) |'
  expect(unknownMechanisms(`<!-- mechanisms -->\n| a | b |\n|---|---|\n${rows}\n<!-- /mechanisms -->`)).toEqual(['zeppelin: server/main.ts'])
})

test('a part is replaced between its marks, and a document without them is refused', () => {
  const document = '# A\n<!-- x -->\nold\n<!-- /x -->\nend'
  expect(replacePart(document, 'x', 'a $& b')).toBe('# A\n<!-- x -->\na $& b\n<!-- /x -->\nend')
  expect(() => replacePart(document, 'y', '')).toThrow('no marks named y')
})

test('the newest version of the changelog is that of package.json, and each stands above the one before', () => {
  const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/gm)].map(([, number = '']) => number)
  expect(versions[0]).toBe(version())
  expect(versions).toEqual(versions.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })))
})
