import { expect, test } from 'vitest'
import type { Margins } from '../understanding/classifier.ts'
import type { Passage } from './passages.ts'
import { rankTogether, type Held } from './ranking.ts'

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
const noEnglish = { text: 0, heading: 0 }
const nothing = () => ({ line: 0, heading: 0, english: noEnglish })
const first = (sections: Record<string, number>, heldBy: (passage: Passage) => Held = nothing) => rankTogether(page, marginsOf(sections), heldBy)[0]?.passage.id

test('the beginning of a page stands first where none of its sections is what is asked', () => {
  expect(first({ 'article:1#apa': -0.7, 'article:1#fan': -0.75, 'article:1#somn': -0.8 })).toBe('article:1')
})

test('the section that was learned best stands before the beginning of its page, however unsure it is by itself', () => {
  expect(first({ 'article:1#apa': -0.25, 'article:1#fan': -0.55, 'article:1#somn': -0.6 })).toBe('article:1#apa')
})

test('a section of which a line holds the question stands before one that was learned a little better', () => {
  const heldBy = ({ id }: Passage) => (id === 'article:1#fan' ? { line: 0.6, heading: 0.2, english: noEnglish } : { line: 0.1, heading: 0, english: noEnglish })
  expect(first({ 'article:1#apa': -0.3, 'article:1#fan': -0.5, 'article:1#somn': -0.6 }, heldBy)).toBe('article:1#fan')
})

test('a section whose translation holds an English question stands before one that was learned a little better', () => {
  const heldBy = ({ id }: Passage) => ({ line: 0, heading: 0, english: id === 'article:1#fan' ? { text: 0.7, heading: 0.5 } : noEnglish })
  expect(first({ 'article:1#apa': -0.3, 'article:1#fan': -0.5, 'article:1#somn': -0.6 }, heldBy)).toBe('article:1#fan')
})

test('the passages of a page tell how far they stand behind its first', () => {
  const ranked = rankTogether(page, marginsOf({ 'article:1#apa': 0.3 }), nothing)
  expect(ranked[0]?.behind).toBe(0)
  expect(ranked.map(({ behind }) => behind)).toEqual(ranked.map(({ behind }) => behind).toSorted((one, other) => one - other))
})

test('a section that is sure stands first, whatever the others are', () => {
  expect(first({ 'article:1#apa': 0.3, 'article:1#fan': 0.35, 'article:1#somn': -0.6 })).toBe('article:1#fan')
})

function pageOf(id: string, score: number): { passage: Passage; score: number } {
  return { passage: { ...passage(id, null).passage }, score }
}

test('a page the heads do not know stands first where its words are by far the nearest', () => {
  const ofPages = [pageOf('article:1', 0.5), pageOf('article:900', 0.8)]
  expect(rankTogether(ofPages, marginsOf({}), nothing).map(({ passage: { id } }) => id)).toEqual(['article:1', 'article:900'])
  const unsure: Margins = { legible: true, of: (head) => new Map(head === 'page' ? [['article:1', -0.4]] : []), at: () => -1 }
  expect(rankTogether(ofPages, unsure, nothing).map(({ passage: { id } }) => id)).toEqual(['article:900', 'article:1'])
})
