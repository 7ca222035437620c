import { expect, test } from 'vitest'
import type { ArticleFile } from '#content/articles.ts'
import { emptyWorld } from '#tests/world.ts'
import { blogRevision, listArticles, publishBundledArticles } from './blog.ts'

function file(id: number, title: string, keywords = '["axolotl"]'): ArticleFile {
  const lines = [
    `id: ${id}`,
    `title: "${title}"`,
    'author: "Echipa Bobita"',
    'category: "Animale mici"',
    'tags: ["axolotl"]',
    'created_at: "2026-05-01T08:00:00.000Z"',
    'short_description: "Pe scurt."',
    'title_en: "Title"',
    'summary_en: "In short."',
    `keywords: ${keywords}`,
    'keywords_en: ["axolotl"]',
    'species: []',
    'urgent: false',
    'confidence: "surse"',
    'facts: []',
    'sources: [{ title: "Sursă", url: "https://example.org/", supports: "Primul paragraf." }]',
    'checked_on: "2026-11-21"',
    'ai_assisted: true',
  ]
  return { name: `${String(id).padStart(3, '0')}-titlu.md`, text: `---\n${lines.join('\n')}\n---\nPrimul paragraf.\n` }
}

test('the blog holds what the files say: new, changed and gone', async () => {
  const { db } = (await emptyWorld()).database
  const shown = async () => (await listArticles(db)).map(({ id, title, keywords }) => [id, title, ...keywords])

  await publishBundledArticles(db, [file(1, 'Unu'), file(2, 'Doi')])
  expect(await shown()).toEqual([
    [1, 'Unu', 'axolotl'],
    [2, 'Doi', 'axolotl'],
  ])
  const first = await blogRevision(db)

  await publishBundledArticles(db, [file(1, 'Unu'), file(2, 'Doi')])
  expect(await blogRevision(db)).toBe(first)

  await publishBundledArticles(db, [file(2, 'Doi', '["amfibian"]'), file(3, 'Trei')])
  expect(await shown()).toEqual([
    [2, 'Doi', 'amfibian'],
    [3, 'Trei', 'axolotl'],
  ])
  expect(await blogRevision(db)).not.toBe(first)
})

test('a file with a fault publishes nothing, and every fault is named', async () => {
  const { db } = (await emptyWorld()).database
  await publishBundledArticles(db, [file(1, 'Unu')])
  const wrong = [file(1, 'Altul'), { name: '002-titlu.md', text: 'fără antet' }, { name: 'fara-numar.md', text: '---\nid: 3\n---\n' }]
  await expect(publishBundledArticles(db, wrong)).rejects.toThrow(/002-titlu\.md[\s\S]*fara-numar\.md/)
  expect((await listArticles(db)).map(({ title }) => title)).toEqual(['Unu'])
})
