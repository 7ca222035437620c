import { expect, test } from 'vitest'
import type { Classifier, Margins } from '../understanding/classifier.ts'
import { chanceOfAny, MIN_CHANCE, MIN_CHANCE_CLEAR } from './choose-found.ts'
import type { Candidate } from './rank-passages.ts'

const sure: Classifier = { read: () => marginsWith(0), chance: () => 0.95 }

/** Margins of a reading that asks for one page. */
function marginsWith(page: number): Margins {
  return { legible: true, of: (head) => new Map(head === 'page' ? [['article:1', page]] : []), at: (head) => (head === 'page' ? page : -1) }
}

function candidate(chance: number): Candidate {
  const passage = { id: 'article:1', kind: 'article', title: '', heading: null, text: '', url: '', checked_on: null, category: null, search: '' } as const
  return { document: 0, passage, score: 1, behind: 0, confidence: 0, features: null, chance, isSemanticMatch: false, isNamed: false }
}

test.each([
  ['what is likely answers plainly', 0.7, 0.4, 'plainly'],
  ['what is not quite likely comes near', 0.5, -0.2, 'near'],
  ['what hardly comes near is not told', 0.2, -0.2, 'not'],
  ['a page that is surely meant is told, however unlikely its words, because editors label such questions', 0.2, 0.3, 'near'],
])('%s', (_, chance, margin, told) => {
  const any = chanceOfAny([candidate(chance)], marginsWith(margin), sure)
  expect(any >= MIN_CHANCE_CLEAR ? 'plainly' : any >= MIN_CHANCE ? 'near' : 'not').toBe(told)
})
