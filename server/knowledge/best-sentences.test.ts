import { expect, test } from 'vitest'
import { createKnowledge } from './knowledge.ts'
import { openClassifier } from '../understanding/own-classifier.ts'
import { ownPassages } from '../learning/own-passages.ts'

const knowledge = createKnowledge(ownPassages(), openClassifier())

/** The sentence with which the answer begins, and those of its section that hold most of the question. */
function begins(question: string, page: string) {
  const found = knowledge.search(question).found.find(({ passage }) => passage.id.startsWith(page))
  return { top: found?.topSentence ?? '', best: found?.best ?? [] }
}

test('a section is read from its beginning, where it says what holds, and not from the sentence that shares most words', () => {
  const { top, best } = begins('vecinul tine cainele legat cu lant de un metru, e legal?', 'article:130#cainele-tinut-in-lant')
  expect(top).toMatch(/^Legea 205\/2004 cere pentru orice câine adăpost/)
  expect(best.length).toBeGreaterThan(0)
})

test('a line that holds half of the question answers it by itself', () => {
  expect(begins('câte mese pe zi mănâncă puiul până la 4 luni?', 'article:47#cat-si').top).toBe('puiul până la 4 luni: 3–4 mese pe zi;')
})

test('of the facts of a breed the one that is asked for comes first', () => {
  expect(begins('cât trăiește un Border Collie?', 'breed:border-collie').top).toContain('trăiește')
})
