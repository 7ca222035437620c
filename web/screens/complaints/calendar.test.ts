import { expect, test } from 'vitest'
import { answerTerms, calendarFile } from './calendar.ts'

const day = { id: 'AAAA-30', day: '2026-12-31', title: 'Termen; petiția nr. 7, a', text: 'Rândul 1\nRândul 2' }
const now = new Date('2026-11-21T10:20:30.400Z')

test.each([
  ['2026-11-21', { answer: '2026-12-21', latest: '2027-01-05' }],
  ['2026-10-20', { answer: '2026-11-19', latest: '2026-12-04' }],
  ['2028-02-01', { answer: '2028-03-02', latest: '2028-03-17' }],
])('a petition filed on %s is answered within 30 days, or 45', (filed_on, terms) => {
  expect(answerTerms(filed_on)).toEqual(terms)
})

test('an event lasts the whole day and rings in its morning', () => {
  const lines = calendarFile([day], now).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:AAAA-30@bobita',
      'DTSTAMP:20261121T102030Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      String.raw`SUMMARY:Termen\; petiția nr. 7\, a`,
      String.raw`DESCRIPTION:Rândul 1\nRândul 2`,
      'TRIGGER:PT9H',
    ]),
  )
  expect(lines.at(-1)).toBe('')
})

test('no line is longer than 75 octets, and no letter is cut', () => {
  const text = 'ș'.repeat(200)
  const file = calendarFile([{ ...day, text }], now)
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(text)
})
