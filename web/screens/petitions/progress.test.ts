import { expect, test } from 'vitest'
import { oneDecimal } from '#web/lib/numbers.ts'
import { isGoalReached, progressPercent, shownPercent } from './progress.ts'

test.each([
  [0, 5, '0,0', false],
  [1, 3, '33,3', false],
  [2, 3, '66,7', false],
  [9_999, 10_000, '99,9', false],
  [5, 5, '100,0', true],
  [7, 5, '100,0', true],
])('S-245 S-504 %i of %i signatures is %s %% of the goal', (current_signatures, required_signatures, percent, reached) => {
  const counts = { current_signatures, required_signatures }
  expect(oneDecimal(shownPercent(counts), 'ro')).toBe(percent)
  expect(isGoalReached(counts)).toBe(reached)
  expect(progressPercent(counts)).toBeLessThanOrEqual(100)
})

test('S-245 in English the decimal sign is a dot', () => {
  expect(oneDecimal(shownPercent({ current_signatures: 1, required_signatures: 3 }), 'en')).toBe('33.3')
})
