import { expect, test } from 'vitest'
import { answerLanguages } from '#contract/chat.ts'
import { readCatBreeds } from '../breeds/cats.ts'
import { readDogBreeds } from '../breeds/dogs.ts'
import { urgentCard, urgentCards } from '../cards/cards.ts'
import type { LabelledQuestion } from './question.ts'
import { parseQuestions, QUESTIONS, readQuestions } from './questions.ts'

const questions = readQuestions(QUESTIONS)
const others = readQuestions(new URL('../../tests/questions/', import.meta.url))

function count(holds: (question: LabelledQuestion) => boolean): number {
  return questions.filter(holds).length
}

test('a line is a message with the labels above it, and a card or earlier messages of its own', () => {
  const text =
    '# note\n@ card=none page=article:3,law:recs lang=en kind=calm\nis it bad?\n!bloat,poison help || he swells\n\n@ intent=place place="shelter Satu Mare" goes=anew\nunde?'
  const plain = { cards: [], passages: ['article:3', 'law:recs'], language: 'en', kind: 'calm', intent: 'animals', goesOn: true, place: null, batch: 'a.txt' }
  expect(parseQuestions(text, 'a.txt')).toEqual([
    { ...plain, text: 'is it bad?', before: [] },
    { ...plain, cards: ['bloat', 'poison'], text: 'he swells', before: ['help'] },
    { ...plain, passages: null, language: 'ro', kind: '', intent: 'place', goesOn: false, place: 'shelter Satu Mare', text: 'unde?', before: [] },
  ])
})

test('a page that answers stands beside a part that nothing answers', () => {
  expect(parseQuestions('@ page=article:27,none\nsi cat costa?', 'a.txt')[0]?.passages).toEqual(['article:27'])
  expect(parseQuestions('@ page=none\nsi cat costa?', 'a.txt')[0]?.passages).toEqual([])
})

test('a label that is not known is refused with its file and line', () => {
  expect(() => parseQuestions('câine\n@ lang=de\nHund', 'a.txt')).toThrow('a.txt:2: lang=de is not known')
  expect(() => parseQuestions('@ intent=animal\ncâine', 'b.txt')).toThrow('b.txt:1: intent=animal is not known')
})

test('every card a question calls for is a card', () => {
  expect([...questions, ...others].flatMap(({ cards }) => cards).filter((id) => urgentCard(id) === null)).toEqual([])
})

test('no message is empty', () => {
  expect([...questions, ...others].filter(({ text, before }) => [text, ...before].some((message) => message.trim() === ''))).toEqual([])
})

test('no question of other hands is among the questions that are learned', () => {
  const own = new Set(questions.map(wordsOf))
  expect(others.map(wordsOf).filter((words) => own.has(words))).toEqual([])
})

function wordsOf({ text, before }: LabelledQuestion): string {
  return [...before, text].join(' || ').toLowerCase()
}

test('there are 16,000 questions or more to learn from, and 2,000 of other hands', () => {
  expect(questions.length).toBeGreaterThanOrEqual(16_000)
  expect(others.length).toBeGreaterThanOrEqual(2_000)
})

test('every card has 80 questions or more, in Romanian, English, Hungarian and Ukrainian', () => {
  const of = new Map(urgentCards.map(({ id }) => [id, questions.filter(({ cards }) => cards.includes(id))]))
  expect([...of].filter(([, all]) => all.length < 80).map(([id]) => id)).toEqual([])
  for (const language of answerLanguages) {
    expect(
      [...of].filter(([, all]) => !all.some((question) => question.language === language)).map(([id]) => id),
      language,
    ).toEqual([])
  }
})

test('4,000 messages or more to learn from only sound like an emergency and are labelled calm', () => {
  expect(count(({ cards, kind, batch }) => cards.length === 0 && (kind === 'calm' || batch.startsWith('calm')))).toBeGreaterThanOrEqual(4_000)
})

test('every breed of cat and dog is asked for in 12 ways or more', () => {
  const codes = [...readCatBreeds().map(({ ems }) => ems), ...readDogBreeds().map(({ slug }) => slug)]
  expect(codes.filter((code) => count(({ passages }) => passages?.includes(`breed:${code}`) ?? false) < 12)).toEqual([])
})

test('what is not answered from a page is asked often enough: places, doses, talk, other things, and what nothing answers', () => {
  expect(count(({ place }) => place !== null)).toBeGreaterThanOrEqual(600)
  expect(count(({ intent }) => intent === 'dose')).toBeGreaterThanOrEqual(300)
  expect(count(({ intent }) => intent === 'talk' || intent === 'elsewhere')).toBeGreaterThanOrEqual(600)
  const isNearMiss = ({ passages, cards, intent, kind }: LabelledQuestion) =>
    passages?.length === 0 && cards.length === 0 && intent === 'animals' && kind !== 'calm'
  expect(count(isNearMiss)).toBeGreaterThanOrEqual(1_500)
})

test('messages are heard in their conversation, as stories, and with several questions', () => {
  expect(count(({ before }) => before.length > 0)).toBeGreaterThanOrEqual(800)
  expect(count(({ kind }) => kind === 'several')).toBeGreaterThanOrEqual(300)
  expect(count(({ kind }) => kind === 'story')).toBeGreaterThanOrEqual(500)
})

test('one question in seven or more is in English', () => {
  expect(count(({ language }) => language === 'en') / questions.length).toBeGreaterThanOrEqual(0.14)
})
