import { expect, test } from 'vitest'
import { canSend, isCounted } from './composer.tsx'

test.each([
  ['S-380 nothing at all', { text: '', pictures: 0 }, false],
  ['S-381 spaces and line ends alone', { text: ' \n\t ', pictures: 0 }, false],
  ['S-382 a picture without words', { text: '', pictures: 1 }, true],
  ['words', { text: 'Salut', pictures: 0 }, true],
  ['4,000 characters', { text: 'a'.repeat(4_000), pictures: 0 }, true],
  ['4,001 characters', { text: 'a'.repeat(4_001), pictures: 1 }, false],
])('%s: %j may be sent: %s', (_, draft, expected) => {
  expect(canSend(draft)).toBe(expected)
})

test('characters are counted when the limit comes near', () => {
  expect([isCounted('a'.repeat(3_599)), isCounted('a'.repeat(3_600))]).toEqual([false, true])
})
