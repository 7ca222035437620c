import { expect, test } from 'vitest'
import type { Margins } from '../understanding/classifier.ts'
import type { Passage } from './passages.ts'
import { rankTogether } from './ranking.ts'

function passage(id: string, heading: string | null): { passage: Passage; score: number } {
  return { passage: { id, kind: 'article', title: 'Pagina', heading, text: '', url: '/blog/1', checked_on: null, category: null, search: '' }, score: 0.2 }
}

/** Margins of sections; all of one page. */
function marginsOf(sections: Record<string, number>): Margins {
  const heads: Record<string, Record<string, number>> = { page: { 'article:1': 1 }, section: sections, urgent: { any: -1 } }
  return {
    legible: true,
    of: (head) => new Map(Object.entries(heads[head] ?? {})),
    at: (head, name) => heads[head]?.[name] ?? -1,
  }
}

const page = [passage('article:1', null), passage('article:1#apa', 'Apa'), passage('article:1#fan', 'Fânul'), passage('article:1#somn', 'Somnul')]
const first = (sections: Record<string, number>) => rankTogether(page, marginsOf(sections))[0]?.passage.id

test('the beginning of a page stands first where none of its sections is what is asked', () => {
  expect(first({ 'article:1#apa': -0.4, 'article:1#fan': -0.42, 'article:1#somn': -0.45 })).toBe('article:1')
})

test('a section learned far better than the others of its page is what is asked, however unsure it is by itself', () => {
  expect(first({ 'article:1#apa': -0.25, 'article:1#fan': -0.55, 'article:1#somn': -0.6 })).toBe('article:1#apa')
})

test('a section that is sure stands first, whatever the others are', () => {
  expect(first({ 'article:1#apa': 0.3, 'article:1#fan': 0.35, 'article:1#somn': -0.6 })).toBe('article:1#fan')
})
