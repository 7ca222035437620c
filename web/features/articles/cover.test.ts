import { expect, test } from 'vitest'
import { articleCategories, readArticles } from '#content/articles.ts'
import { pictureFiles } from '#content/pictures/files.ts'
import { BLOG_PAGE_SIZE } from '#contract/limits.ts'
import { DRAWN_ARTICLES, drawingOf } from './cover.tsx'

const files = pictureFiles()
const drawn = (path: string) => files.has(path.slice(1))
const OWN = 10_000

test('every article up to the last drawn one has its file', () => {
  const covers = [...files.keys()].filter((path) => path.startsWith('covers/'))
  expect(covers.toSorted()).toEqual(Array.from({ length: DRAWN_ARTICLES }, (_, index) => `covers/${index + 1}.svg`).toSorted())
})

test('no page of the list shows a drawing twice, whatever the category', () => {
  const newest = readArticles().toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)
  for (const category of [null, ...articleCategories]) {
    const listed = newest.filter((article) => category === null || article.category === category)
    for (let first = 0; first < listed.length; first += BLOG_PAGE_SIZE) {
      const page = listed.slice(first, first + BLOG_PAGE_SIZE).map(drawingOf)
      expect(new Set(page).size).toBe(page.length)
      expect(page.filter((path) => !drawn(path))).toEqual([])
    }
  }
})

test("an operator's own post has a drawing of its category, or one that fits any", () => {
  for (const category of [...articleCategories, 'Altceva']) {
    for (const id of [OWN, OWN + 1, OWN + 2]) expect(drawn(drawingOf({ id, category })), category).toBe(true)
  }
  expect(drawingOf({ id: OWN, category: 'URGENȚE' })).toBe(drawingOf({ id: OWN, category: 'Urgențe' }))
})
