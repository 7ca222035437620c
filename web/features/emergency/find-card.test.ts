import { expect, test } from 'vitest'
import { urgentCard } from '#content/cards/cards.ts'
import { readQuestions } from '#content/questions/questions.ts'
import { findCard } from './find-card.ts'
import { languageOfWords } from './language-of-words.ts'

/** Questions of other hands, which nothing is learned from. */
const others = readQuestions(new URL('../../../tests/questions/', import.meta.url)).filter(({ before }) => before.length === 0)
const emergencies = others.filter(({ cards }) => cards.length > 0)
const calm = others.filter(({ cards }) => cards.length === 0)

test('without a network four of five emergencies get their card, and few calm questions get one', () => {
  const right = emergencies.filter(({ text, cards }) => cards.includes(findCard(text) ?? '')).length / emergencies.length
  const alarms = calm.filter(({ text }) => findCard(text) !== null).length / calm.length
  console.log(`emergencies with their card ${right.toFixed(3)}, calm questions with one ${alarms.toFixed(3)}`)
  expect(right).toBeGreaterThan(0.8)
  expect(alarms).toBeLessThan(0.085)
})

test('every card that can be found is there', () => {
  const found = new Set(emergencies.flatMap(({ text }) => findCard(text) ?? []))
  expect(found.size).toBeGreaterThan(40)
  expect([...found].filter((id) => urgentCard(id) === null)).toEqual([])
})

test('words nobody knows and no words at all get no card', () => {
  expect(['', '?!', 'qwrtz xcvbn', '112'].map(findCard)).toEqual([null, null, null, null])
})

test('the language of a message is told by its words', () => {
  const right = emergencies.filter(({ text, language }) => languageOfWords(text, 'ro') === language).length / emergencies.length
  expect(right).toBeGreaterThan(0.97)
})
