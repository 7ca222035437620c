import { expect, test } from 'vitest'
import { chanceOfAnswer } from './answerable.ts'
import type { Signs } from './signs.ts'

const near: Signs = {
  confidence: 0.6,
  phrase: 0.5,
  phraseHeld: 0.6,
  subjects: 2,
  topical: 0.5,
  missed: 1,
  unmet: 0,
  strangers: 0,
  domain: 1,
  own: 0.5,
  figureless: 0,
}

test('a chance lies between 0 and 1, and the best signs make it likely', () => {
  expect(chanceOfAnswer({ ...near, confidence: 1, phrase: 1, phraseHeld: 1, topical: 1, missed: 0 })).toBeGreaterThan(0.95)
  expect(
    chanceOfAnswer({ confidence: 0, phrase: 0, phraseHeld: 0, subjects: 0, topical: 0, missed: 3, unmet: 1, strangers: 1, domain: 0, own: 0, figureless: 1 }),
  ).toBeLessThan(0.01)
})

test.each(['missed', 'unmet', 'strangers', 'figureless'] as const)('what is missing makes an answer less likely: %s', (sign) => {
  expect(chanceOfAnswer({ ...near, [sign]: near[sign] + 1 })).toBeLessThan(chanceOfAnswer(near))
})

test.each(['confidence', 'phrase', 'phraseHeld', 'subjects', 'topical', 'domain', 'own'] as const)('what fits makes an answer more likely: %s', (sign) => {
  expect(chanceOfAnswer({ ...near, [sign]: near[sign] / 2 })).toBeLessThan(chanceOfAnswer(near))
})
