import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArticles } from '#content/articles.ts'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import { contentPassages, pageOf } from '#server/knowledge/passages.ts'
import { breedPassages, dogPassages, petitionPassages } from '#server/knowledge/record-passages.ts'
import { WEIGHTS_FILE } from '#server/understanding/own-classifier.ts'
import { decodeWeights } from '#server/understanding/weights-file.ts'
import { hashQuestions } from './learn.ts'

const questions = readQuestions(QUESTIONS)
const others = readQuestions(new URL('../../tests/questions/', import.meta.url))
const weights = decodeWeights(readFileSync(WEIGHTS_FILE))

const passages = [
  ...contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() }),
  ...breedPassages(readCatBreeds()),
  ...dogPassages(readDogBreeds()),
  ...petitionPassages(readExamplePetitions()),
]
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
