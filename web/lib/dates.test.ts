import { expect, test } from 'vitest'
import { longDate } from '#texts/dates.ts'
import { dateLabel, dayOf, shortDate } from './dates.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['S-494 today', '2026-11-21T09:59:00Z', 'Astăzi'],
  ['S-494 just after midnight in Bucharest, still yesterday in UTC', '2026-11-20T22:30:00Z', 'Astăzi'],
  ['S-494 a clock that runs ahead', '2026-11-22T10:00:00Z', 'Astăzi'],
  ['S-495 yesterday evening', '2026-11-20T21:00:00Z', 'Ieri'],
  ['S-496 two days ago', '2026-11-19T10:00:00Z', '2 zile în urmă'],
  ['S-496 six days ago', '2026-11-15T10:00:00Z', '6 zile în urmă'],
  ['S-497 seven days ago', '2026-11-14T10:00:00Z', '14.11.2026'],
])('%s', (_, instant, label) => {
  expect(dateLabel(instant, now, 'ro')).toBe(label)
})

test('S-496 six days are six days over a change of clocks', () => {
  expect(dateLabel('2026-10-24T22:30:00Z', new Date('2026-10-30T22:30:00Z'), 'ro')).toBe('6 zile în urmă')
})

test('S-482 English has the same labels', () => {
  expect(
    ['2026-11-21T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-17T09:00:00Z', '2026-11-01T09:00:00Z'].map((instant) => dateLabel(instant, now, 'en')),
  ).toEqual(['Today', 'Yesterday', '4 days ago', '01/11/2026'])
})

test('S-483 dates are Romanian: 20.11.2026, 20 noiembrie 2026', () => {
  expect([shortDate('2026-11-20T10:00:00Z', 'ro'), longDate('2026-11-20T10:00:00Z', 'ro')]).toEqual(['20.11.2026', '20 noiembrie 2026'])
})

test('the day is the one of Bucharest', () => {
  expect(dayOf(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21')
})
