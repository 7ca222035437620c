import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutTexts, measured } from './about.ts'
import { locales } from '../language.ts'

const quality = readFileSync('docs/quality.md', 'utf8')

/** The cells of the first row that begins so, its name left out. */
function cells(name: string): string[] {
  const row = quality.split('\n').find((line) => line.startsWith(`| ${name}`))
  return (
    row
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()) ?? []
  )
}

/** The figure of the newest questions, the last one where a cell has two. */
const newest = (name: string) => Number(cells(name)[1]?.split('/').at(-1))

test('the page about Bobita tells the figures of docs/quality.md', () => {
  const [, , hungarian, ukrainian] = cells('page in the first three').map(Number)
  expect({
    cardFirst: newest('emergencies: a card first'),
    rightCard: newest('the right card first'),
    rightCardLater: newest('the right card on a second message'),
    falseAlarms: newest('calm messages with an alarm'),
    pageInThree: newest('right page first / in the first three'),
    refused: newest('answerable, but'),
    pageHungarian: hungarian,
    pageUkrainian: ukrainian,
    on: /Measured on (\d{4}-\d{2}-\d{2})/.exec(quality)?.[1],
  }).toEqual({ ...measured, read: undefined })
})

test('the page about Bobita tells the blind read as docs/quality.md counts it', () => {
  const [read = 0] = cells('emergencies |').map(Number)
  const others = ['calm |', 'everyday |'].map((name) => cells(name).map(Number))
  const [, withCard, fitting] = new RegExp(`Of ${read} emergencies (\\d+) had a card first, (\\d+) the fitting one`).exec(quality) ?? []
  const sum = (column: number) => others.reduce((all, row) => all + (row[column] ?? 0), 0)
  expect({
    urgent: read,
    urgentWithCard: Number(withCard),
    urgentRightCard: Number(fitting),
    other: sum(0),
    otherRight: sum(1),
    otherNearly: sum(2),
  }).toEqual(measured.read)
})

test('the page about Bobita says when it was measured, in both languages', () => {
  for (const language of ['ro', 'en'] as const) {
    const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(measured.on))
    expect(JSON.stringify(aboutTexts[language])).toContain(day)
  }
})
