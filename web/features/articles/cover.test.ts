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
      const page = listed.slice(first, first + BLOG_PAGE_SIZE).map((article) => drawingOf({ ...article, cover: null }))
      expect(new Set(page).size).toBe(page.length)
      expect(page.filter((path) => !drawn(path))).toEqual([])
    }
  }
})

test("an operator's own post has a drawing of its category, or one that fits any", () => {
  for (const category of [...articleCategories, 'Altceva']) {
    for (const id of [OWN, OWN + 1, OWN + 2]) expect(drawn(drawingOf({ id, category, cover: null })), category).toBe(true)
  }
  expect(drawingOf({ id: OWN, category: 'URGENȚE', cover: null })).toBe(drawingOf({ id: OWN, category: 'Urgențe', cover: null }))
})

test('a post has the drawing its editor has chosen, and one of before that is gone leaves its own', () => {
  expect(drawingOf({ id: OWN, category: 'Nutriție', cover: 3 })).toBe('/covers/3.svg')
  expect(drawingOf({ id: OWN, category: 'Nutriție', cover: DRAWN_ARTICLES + 1 })).toBe(drawingOf({ id: OWN, category: 'Nutriție', cover: null }))
})
