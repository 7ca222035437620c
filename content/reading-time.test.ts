import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['', 1],
  ['două cuvinte', 1],
  ['cuvânt '.repeat(400), 2],
  ['## Titlu\n\n- cuvânt\n'.repeat(500), 5],
])('a text is read at 200 words a minute, marks not counted (%#)', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
