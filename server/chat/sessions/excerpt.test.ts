import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const shown = (text: string, ...words: string[]) =>
  excerptOf(text, words)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('')

test('found words are set apart as they were written, whatever their case and diacritics', () => {
  expect(shown('Pisica și CÂINELE, câinii și pisicile.', 'caine', 'pisic')).toBe('[Pisic]a și [CÂINE]LE, câinii și [pisic]ile.')
  expect(shown('Câinele', 'caine')).toBe('[Câine]le')
  expect(shown('C\u0061\u0302inele e țanțoș', 'cainele', 'tantos')).toBe('[C\u0061\u0302inele] e [țanțoș]')
  expect(shown('한국 강아지 사료 câine', 'caine')).toBe('한국 강아지 사료 [câine]')
  expect(shown('aaaa', 'aa', 'a')).toBe('[aaaa]')
})

test('a long text is cut at blanks around the longest word that is in it', () => {
  const long = `${'ce mai face ea. '.repeat(20)}Câinele a mâncat ciocolată aseară. ${'Apoi a dormit. '.repeat(20)}`.trim()
  const excerpt = shown(long, 'ce', 'ciocolata')
  expect(excerpt).toMatch(/^…\[ce\] mai .*Câinele a mâncat \[ciocolată\] aseară\. .*[^ ]…$/)
  expect(excerpt.replaceAll(/[[\]]/g, '').length).toBeLessThan(165)
})

test('a text without blanks is cut too, and no character in two', () => {
  const excerpt = excerptOf(`${'🐶'.repeat(100)}rex${'🐱'.repeat(100)}`, ['rex'])
  expect(excerpt.filter(({ found }) => found)).toEqual([{ text: 'rex', found: true }])
  expect(excerpt.map(({ text }) => text).join('').length).toBeLessThan(170)
  expect(excerpt.every(({ text }) => text.isWellFormed())).toBe(true)
})

test('where no word stands the excerpt is the beginning', () => {
  expect(shown('Bună ziua.', 'rex')).toBe('Bună ziua.')
  expect(excerptOf('', ['rex'])).toEqual([])
})
