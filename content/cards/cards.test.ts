import { expect, test } from 'vitest'
import { answerLanguages } from '#contract/chat.ts'
import { readArticles } from '../articles.ts'
import type { UrgentCardText } from './card.ts'
import { urgentCard, urgentCards } from './cards.ts'

const each = urgentCards.flatMap((card) => answerLanguages.map((language) => ({ card, language, name: `${card.id}, ${language}` })))

function linesOf({ title, steps, avoid }: UrgentCardText, language: (typeof answerLanguages)[number]): string[] {
  return [title[language], ...steps[language], ...avoid[language]]
}

test('there are sixty urgent cards or more, each with an id and in every language a title of its own', () => {
  expect(urgentCards.length).toBeGreaterThanOrEqual(60)
  expect(new Set(urgentCards.map(({ id }) => id)).size).toBe(urgentCards.length)
  for (const language of answerLanguages) {
    expect(new Set(urgentCards.map(({ title }) => title[language])).size, language).toBe(urgentCards.length)
  }
})

test('a card is found by its id, and what is no card is not', () => {
  expect(urgentCard('chocolate')?.title.ro).toContain('ciocolat')
  expect(urgentCard('no such card')).toBeNull()
})

test('a card says the same in every language: as many steps, as much to avoid, and nothing empty', () => {
  for (const { card, language, name } of each) {
    expect(card.steps[language].length, name).toBe(card.steps.ro.length)
    expect(card.avoid[language].length, name).toBe(card.avoid.ro.length)
    expect(card.steps[language].length, name).toBeGreaterThan(0)
    expect(
      linesOf(card, language).filter((line) => line.trim() === ''),
      name,
    ).toEqual([])
    expect(new Set(linesOf(card, language)).size, name).toBe(linesOf(card, language).length)
  }
})

test('a card is written in the letters of its language', () => {
  for (const { card, language, name } of each) {
    const text = linesOf(card, language)
      .join(' ')
      .replaceAll(/«[^»]*»|DSVSA|ISU|RECS|ANSVSA/g, '')
    if (language === 'uk') expect(text, name).not.toMatch(/[ыэёъ]/i)
    else expect(text, name).not.toMatch(/\p{Script=Cyrillic}/u)
    expect(text, name).not.toMatch(/[şţŞŢ]/)
  }
})

test('a card that concerns people or cruelty names 112 in its steps, in every language', () => {
  for (const { card, language, name } of each) {
    if (card.call112) expect(card.steps[language].join(' '), name).toContain('112')
  }
  expect(urgentCards.filter(({ call112 }) => call112).map(({ id }) => id)).toEqual(expect.arrayContaining(['cruelty', 'person-bitten', 'rabies', 'hot-car']))
})

test('no card tells a dose', () => {
  const dose = /\d\s?(mg|ml|mcg|µg|UI|IU|NE|мг|мл|мкг|ОД)(?!\p{L})/u
  expect(each.filter(({ card, language }) => linesOf(card, language).some((line) => dose.test(line))).map(({ name }) => name)).toEqual([])
})

test('no card shouts', () => {
  expect(each.filter(({ card, language }) => linesOf(card, language).some((line) => line.includes('!'))).map(({ name }) => name)).toEqual([])
})

test('every card rests on a page that exists, and tells the day it was read against it', () => {
  const pages = new Set(['/plangeri', '/lege', ...readArticles().map(({ id }) => `/blog/${id}`)])
  for (const { id, link, checked_on } of urgentCards) {
    expect(pages, id).toContain(link.url)
    expect(checked_on, id).toMatch(/^2026-\d{2}-\d{2}$/)
  }
})
