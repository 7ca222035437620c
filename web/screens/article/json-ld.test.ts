import { expect, test } from 'vitest'
import { articleOf } from '#web/api/shown-article.ts'
import { articleData } from './json-ld.ts'

test('what search engines read about an article cannot end its script element', () => {
  const title = '</script><script>alert(1)</script>'
  const article = articleOf(
    { id: 7, title, author: 'Ana', short_description: '', content: '', category: 'Sănătate', created_at: '2026-09-01T08:00:00.000Z' },
    'ro',
  )
  const text = articleData(article, 'https://bobita.example')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@type': 'Article', headline: title, url: 'https://bobita.example/blog/7' })
})
