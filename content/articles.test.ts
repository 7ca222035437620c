import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readArticles } from './articles.ts'

const whole = {
  id: '7',
  title: '"Titlu"',
  author: '"Echipa Bobita"',
  category: '"Sănătate"',
  tags: '["câini"]',
  created_at: '"2026-05-01T08:00:00.000Z"',
  short_description: '"Pe scurt."',
  title_en: '"Title"',
  summary_en: '"In short."',
  keywords: '["câine"]',
  keywords_en: '["dog"]',
  species: '["câine"]',
  urgent: 'false',
  confidence: '"surse"',
  facts: '["K01"]',
  sources: '[{ title: "Sursă", url: "https://example.org/", supports: "Text." }]',
  checked_on: '"2026-11-21"',
  ai_assisted: 'true',
}

function folder(files: Record<string, Partial<Record<keyof typeof whole | 'extra', string>>>): URL {
  const path = mkdtempSync(join(tmpdir(), 'articles-'))
  for (const [name, changes] of Object.entries(files)) {
    const lines = Object.entries({ ...whole, ...changes }).map(([key, value]) => `${key}: ${value}`)
    writeFileSync(join(path, name), `---\n${lines.join('\n')}\n---\nPrimul paragraf.\n\n## Secțiune\n\nText.\n`)
  }
  return pathToFileURL(`${path}/`)
}

test('an article is read with its slug and its Markdown', () => {
  expect(readArticles(folder({ '007-un-titlu.md': {} }))).toMatchObject([
    { id: 7, slug: 'un-titlu', category: 'Sănătate', content: 'Primul paragraf.\n\n## Secțiune\n\nText.' },
  ])
})

test('the faults of every article are named together', () => {
  const wrong = folder({
    '007-a.md': { category: '"Diverse"' },
    '008-b.md': {},
    '009-c.md': { id: '9', sources: '[{}]' },
    '010-d.md': { id: '10', extra: '1' },
  })
  expect(() => readArticles(wrong)).toThrow(/007-a\.md: category[\s\S]*008-b\.md: id 7[\s\S]*009-c\.md: sources[\s\S]*010-d\.md/)
})

test('a source must be an address of the web', () => {
  expect(() => readArticles(folder({ '007-a.md': { sources: '[{ title: "Sursă", url: "javascript:alert(1)", supports: "Text." }]' } }))).toThrow(
    /sources\.0\.url/,
  )
})
