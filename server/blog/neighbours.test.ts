import { expect, test } from 'vitest'
import type { BlogPost } from '#contract/blog.ts'
import { neighboursOf } from './neighbours.ts'
import { shelve } from './shelf.ts'

function post(id: number, category: string, tags: string[]): BlogPost {
  const none = { photo_data: null, photo_type: null, title_en: null, summary_en: null, cover: null, checked_on: null, reviewed_by: null, ai_assisted: false }
  const words = { title: `Articolul ${id}`, author: 'Ana', short_description: '', content: 'text' }
  return { id, category, tags, ...words, ...none, created_at: `2026-09-0${id}T08:00:00.000Z`, urgent: false, sources: [], partly_unconfirmed: false }
}

/** Newest first, as the shelf is. */
const shelf = shelve([
  post(5, 'Nutriție', ['hrană']),
  post(4, 'Urgențe', ['câini']),
  post(3, 'Urgențe', ['pisici', 'toxice']),
  post(2, 'Sănătate', ['pisici', 'toxice']),
  post(1, 'Urgențe', []),
])

test('an article leads to at most three on the same matter, shared tags first, then its category', () => {
  expect(neighboursOf(shelf, 3).related.map(({ id }) => id)).toEqual([2, 4, 1])
  expect(neighboursOf(shelf, 5).related).toEqual([])
})

test('before an article comes the next older one, after it the next newer one', () => {
  expect(neighboursOf(shelf, 3)).toMatchObject({ previous: { id: 2 }, next: { id: 4 } })
  expect(neighboursOf(shelf, 5).next).toBeNull()
  expect(neighboursOf(shelf, 1).previous).toBeNull()
})
