import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import { pageOf } from '../../knowledge/passages.ts'
import { WEIGHTS_FILE } from '../../understanding/own-classifier.ts'
import { decodeWeights } from '../../understanding/weights-file.ts'
import { ownPassages } from '../own-passages.ts'
import { hashQuestions } from './learn.ts'

const questions = readQuestions(QUESTIONS)
const others = readQuestions(new URL('../../../tests/questions/', import.meta.url))
const weights = decodeWeights(readFileSync(WEIGHTS_FILE))

const passages = ownPassages()
const pages = new Set(passages.map(({ id }) => pageOf(id)))

test('every passage and page that a question is said to be answered by is one of the site', () => {
  const ids = new Set([...pages, ...passages.map(({ id }) => id)])
  const unknown = [...questions, ...others].flatMap(({ passages: of }) => of ?? []).filter((id) => !ids.has(id))
  expect([...new Set(unknown)]).toEqual([])
})

test('the weights that come with the site were learned from the questions that come with it', () => {
  expect(weights.questions).toBe(hashQuestions(questions))
})

test('every class that was learned stands in the weights once', () => {
  expect(new Set(weights.classes).size).toBe(weights.classes.length)
})

test('every article, law note, part of the guide and breed is asked for by questions, so that the heads know it', () => {
  const known = new Set(weights.classes)
  expect([...pages].filter((page) => !page.startsWith('petition:') && !known.has(`page:${page}`))).toEqual([])
})
