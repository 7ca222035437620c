import { expect, test } from 'vitest'
import { searchedPost } from '#contract/blog-search.ts'
import type { BlogAnswer } from '#web/api/blog.ts'
import { summaryOf, type PlainPost } from '#web/api/shown-article.ts'
import { postIn, shownPosts } from './shown-posts.ts'

function whole(...posts: PlainPost[]): BlogAnswer {
  return { kind: 'whole', posts: posts.map((post) => ({ summary: summaryOf(post), searched: searchedPost({ tags: [], ...post }) })) }
}

function post(id: number, category = 'Sănătate'): PlainPost {
  return { id, title: `Articolul ${id}`, author: 'Ana', short_description: '', content: 'text', category, created_at: '2026-09-01T08:00:00.000Z' }
}

const twenty = whole(...Array.from({ length: 20 }, (_, index) => post(index + 1, index < 12 ? 'Sănătate' : 'Urgențe')))
const everything = { q: '', category: '', page: 1 }

test('S-167 S-491 a whole list is shown nine posts a page', () => {
  expect(shownPosts(twenty, everything)).toMatchObject({ total: 20, pages: 3, page: 1 })
  expect(shownPosts(twenty, everything).posts).toHaveLength(9)
  expect(shownPosts(twenty, { ...everything, page: 3 }).posts.map(({ id }) => id)).toEqual([19, 20])
})

test('S-165 S-173 a whole list offers the categories present and filters by them', () => {
  expect(shownPosts(twenty, everything).categories).toEqual(['Sănătate', 'Urgențe'])
  expect(shownPosts(twenty, { ...everything, category: 'urgențe' })).toMatchObject({ total: 8, pages: 1 })
})

test('a page past the end is the last page', () => {
  expect(shownPosts(twenty, { ...everything, page: 99 })).toMatchObject({ page: 3 })
})

test('S-391 a page that a server found is shown with its pages', () => {
  const found: BlogAnswer = { kind: 'page', data: [summaryOf(post(4))], total: 10, categories: ['Sănătate'] }
  expect(shownPosts(found, { ...everything, page: 2 })).toMatchObject({ page: 2, pages: 2, total: 10, posts: [{ id: 4 }] })
})

test('a previewed post is found on any page of a whole list', () => {
  expect(postIn(twenty, 20)?.title).toBe('Articolul 20')
  expect(postIn(twenty, 21)).toBeUndefined()
})
