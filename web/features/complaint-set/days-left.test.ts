import { expect, test } from 'vitest'
import { complaintSetTexts } from '#texts/complaints/complaint-set.ts'
import { daysLeft, isUrgent } from './days-left.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-12-21T12:00:00.000Z', 30],
  ['2026-11-29T12:00:00.001Z', 9],
  ['2026-11-28T12:00:00.000Z', 7],
  ['2026-11-21T12:00:00.001Z', 1],
  ['2026-11-21T12:00:00.000Z', 0],
  ['2026-10-01T00:00:00.000Z', 0],
])('S-214 S-217 a set that expires at %s has %i days left', (expires_at, days) => {
  expect(daysLeft(expires_at, now)).toBe(days)
})

test.each([
  [0, true],
  [7, true],
  [8, false],
])('S-215 S-216 S-500 with %i days left the warning is red: %s', (days, urgent) => {
  expect(isUrgent(days)).toBe(urgent)
})

test.each([
  [1, 'Se șterge în 1 zi'],
  [2, 'Se șterge în 2 zile'],
  [19, 'Se șterge în 19 zile'],
  [30, 'Se șterge în 30 de zile'],
])('%i days are counted in right Romanian', (days, sentence) => {
  expect(complaintSetTexts.ro.daysLeft(days)).toBe(sentence)
})
