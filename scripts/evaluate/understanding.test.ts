import { expect, test } from 'vitest'
import { readGazetteer } from '#content/places/places.ts'
import { readQuestions } from '#content/questions/questions.ts'
import { placeFinder } from '#server/chat/places/find-place.ts'
import { understandingFiguresOf } from '#server/learning/measure/figures.ts'
import { understandQuestion } from '#server/learning/measure/understood.ts'
import { openClassifier } from '#server/understanding/own-classifier.ts'
import { missedFloors } from './floors.ts'

// Understanding alone: what is found and answered takes minutes, and is measured by `npm run evaluate`.
test('the questions of other hands are understood as well as they were: cards first and right ones, false alarms, second messages, places, intents, languages', () => {
  const parts = { classifier: openClassifier(), findPlace: placeFinder(readGazetteer()) }
  const questions = readQuestions(new URL('../../tests/questions/', import.meta.url))
  const figures = understandingFiguresOf(questions.map((question) => understandQuestion(question, parts)))
  expect(missedFloors(figures)).toEqual([])
})

test('a share below its floor is named, and so is one nobody could measure', () => {
  expect(missedFloors({ card_first: 0.5, alarm: 0 })).toEqual(['card_first is 0.5, not 0.985 to Infinity'])
  expect(missedFloors({ place: null })).toHaveLength(1)
  expect(missedFloors({})).toEqual([])
})
