import { expect, test } from 'vitest'
import { endOfHold, expiryAfterChange, plainExpiry, romanianToday } from './expiry.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const at = (text: string) => new Date(text)

test('S-499 a set ends 720 hours after it was made, across both changes of the clock and a leap day', () => {
  for (const created of ['2026-03-15T10:00:00.000Z', '2026-10-10T10:00:00.000Z', '2028-02-15T10:00:00.000Z']) {
    expect(plainExpiry(at(created)).getTime() - Date.parse(created)).toBe(720 * 60 * 60 * 1000)
  }
})

test.each([
  ['2026-06-01', '2026-07-16T21:00:00.000Z', 'in summer'],
  ['2026-12-01', '2027-01-15T22:00:00.000Z', 'in winter'],
  ['2026-02-20', '2026-04-06T21:00:00.000Z', 'over the change to summer time'],
  ['2026-02-11', '2026-03-28T22:00:00.000Z', 'at the midnight before the change to summer time'],
  ['2026-02-12', '2026-03-29T21:00:00.000Z', 'at the midnight after the change to summer time'],
  ['2026-09-20', '2026-11-04T22:00:00.000Z', 'over the change to winter time'],
  ['2026-09-09', '2026-10-24T21:00:00.000Z', 'at the midnight before the change to winter time'],
  ['2026-09-10', '2026-10-25T22:00:00.000Z', 'at the midnight after the change to winter time'],
  ['2028-01-15', '2028-02-29T22:00:00.000Z', 'over a leap day'],
])('a petition filed on %s keeps its set until %s: day 45 ends %s', (filedOn, end) => {
  expect(endOfHold(filedOn).toISOString()).toBe(end)
})

test('the day of filing is a day in Romania', () => {
  expect(romanianToday(at('2026-07-01T20:59:59.999Z'))).toBe('2026-07-01')
  expect(romanianToday(at('2026-07-01T21:00:00.000Z'))).toBe('2026-07-02')
  expect(romanianToday(at('2026-12-31T22:00:00.000Z'))).toBe('2027-01-01')
})

const set = { created_at: '2026-06-01T10:00:00.000Z', expires_at: '2026-07-01T10:00:00.000Z' }
const held = { ...set, expires_at: '2026-08-04T21:00:00.000Z' }

test('a filing keeps a set longer and never shorter', () => {
  const now = at('2026-06-20T10:00:00.000Z')
  expect(expiryAfterChange(set, '2026-06-20', now).toISOString()).toBe(held.expires_at)
  for (const filedOn of ['2026-05-01', '2025-05-15', '1999-12-31', '0001-01-01']) {
    expect(expiryAfterChange(set, filedOn, now).toISOString()).toBe(set.expires_at)
  }
})

test('a filing taken back gives the plain expiry again', () => {
  expect(expiryAfterChange(held, null, at('2026-06-21T10:00:00.000Z')).toISOString()).toBe(set.expires_at)
})

test('a filing taken back after the plain expiry leaves seven days, or what the set had if that is less', () => {
  const late = at('2026-07-20T10:00:00.000Z')
  expect(expiryAfterChange(held, null, late).getTime() - late.getTime()).toBe(7 * DAY_MS)
  expect(expiryAfterChange(held, '2026-05-01', late).getTime() - late.getTime()).toBe(7 * DAY_MS)
  expect(expiryAfterChange(held, null, at('2026-08-02T10:00:00.000Z')).toISOString()).toBe(held.expires_at)
})

test('taking a filing back again and again does not lengthen a set', () => {
  const late = at('2026-07-20T10:00:00.000Z')
  const first = expiryAfterChange(held, null, late)
  const shortened = { ...held, expires_at: first.toISOString() }
  expect(expiryAfterChange(shortened, null, at('2026-07-25T10:00:00.000Z'))).toEqual(first)
})
