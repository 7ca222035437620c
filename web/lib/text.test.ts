import { expect, test } from 'vitest'
import { autoTitle, firstWords } from './text.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `cuvânt${index + 1}`).join(' ')

test('S-492 a description of 16 words is shown whole', () => {
  expect(firstWords(words(16))).toBe(words(16))
})

test('S-492 a description of 17 words ends after the sixteenth', () => {
  expect(firstWords(words(17))).toBe(`${words(16)}...`)
})

test('S-489 a question of 50 characters is its own title', () => {
  expect(autoTitle('a'.repeat(50))).toBe('a'.repeat(50))
})

test('S-489 a longer question is cut to 50 characters and three dots', () => {
  expect(autoTitle('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
})

test('S-489 a letter outside the basic plane is never cut in two', () => {
  expect(autoTitle('🐕'.repeat(60)).isWellFormed()).toBe(true)
})
