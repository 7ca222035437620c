import { expect, test } from 'vitest'
import type { Classifier, Margins } from '../understanding/classifier.ts'
import { openClassifier } from '../understanding/own-classifier.ts'
import { answerInputs, ANSWERS, ANSWERS_BY_WORDS, chanceOfAnswer, wordInputs } from './answerable.ts'
import type { AnswerFeatures } from './lexical/answer-features.ts'
import type { Passage } from './passages.ts'

const far: AnswerFeatures = {
  confidence: 0,
  phrase: 0,
  phraseHeld: 0,
  subjects: 0,
  topical: 0,
  missed: 3,
  unmet: 1,
  otherAnimals: 1,
  domain: 0,
  bestLineShare: 0,
  figureless: 1,
}
const near: AnswerFeatures = {
  confidence: 1,
  phrase: 1,
  phraseHeld: 1,
  subjects: 2,
  topical: 1,
  missed: 0,
  unmet: 0,
  otherAnimals: 0,
  domain: 1,
  bestLineShare: 1,
  figureless: 0,
}

function passage(id: string): Passage {
  return { id, kind: 'article', title: '', heading: null, text: '', url: '', checked_on: null, category: null, search: '' }
}

/** The heads of a classifier with two pages, of which they ask for the first. */
const margins: Margins = {
  legible: true,
  of: (head) =>
    new Map(
      head === 'page'
        ? [
            ['article:3', 1],
            ['article:4', -1],
          ]
        : [],
    ),
  at: (head, name) => (head === 'page' && name === 'article:3' ? 1 : -1),
}
const classifier = openClassifier()

test('a chance lies between 0 and 1, and what the heads ask for and the words meet is likelier than what neither does', () => {
  const likely = chanceOfAnswer(near, passage('article:3#semne'), margins, classifier)
  const unlikely = chanceOfAnswer(far, passage('article:4'), margins, classifier)
  expect(likely).toBeGreaterThan(0.8)
  expect(likely).toBeLessThanOrEqual(1)
  expect(unlikely).toBeLessThan(0.1)
  expect(unlikely).toBeGreaterThanOrEqual(0)
})

test('a page the heads do not know is judged by its words, and by nothing else', () => {
  const asked: [string, number][] = []
  const listening: Classifier = { ...classifier, chance: (fit, inputs) => asked.push([fit, inputs.length]) }
  chanceOfAnswer(near, passage('article:900'), margins, listening)
  chanceOfAnswer(near, passage('article:3'), margins, listening)
  expect(asked).toEqual([
    [ANSWERS_BY_WORDS, wordInputs(near).length],
    [ANSWERS, answerInputs(near, passage('article:3'), margins).length],
  ])
  expect(chanceOfAnswer(near, passage('article:900'), margins, classifier)).toBeGreaterThan(0.5)
  expect(chanceOfAnswer(far, passage('article:900'), margins, classifier)).toBeLessThan(0.2)
})
