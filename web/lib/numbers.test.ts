import { expect, test } from 'vitest'
import { fileSize, oneDecimal, wholeNumber } from './numbers.ts'

test('thousands are separated as each language does', () => {
  expect([wholeNumber(1234, 'ro'), wholeNumber(1234, 'en')]).toEqual(['1.234', '1,234'])
})

test('percentages have one decimal, also when it is zero', () => {
  expect([oneDecimal(33.333, 'ro'), oneDecimal(33.333, 'en'), oneDecimal(100, 'ro')]).toEqual(['33,3', '33.3', '100,0'])
})

test.each([
  [950, '950 B'],
  [34_400, '34 kB'],
  [1_250_000, '1,3 MB'],
])('a file of %i bytes reads %s', (bytes, words) => {
  expect(fileSize(bytes, 'ro')).toBe(words)
})
