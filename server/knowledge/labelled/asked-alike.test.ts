import { expect, test } from 'vitest'
import { atOnce } from '../in-steps.ts'
import { buildAskedAlike } from './asked-alike.ts'

const known = new Set(['câinele', 'caii', 'mere', 'mure', 'pot', 'mânca', 'nu', 'papagalul', 'doarme', 'noaptea'])
const asked = (...texts: string[]) =>
  atOnce(
    buildAskedAlike(
      texts.map((text, at) => ({ text, page: `article:${at}` })),
      (word) => known.has(word),
    ),
  )

test('a question is known by its words in any order, with or without diacritics, courtesies aside', () => {
  const { pageFor } = asked('Papagalul meu doarme noaptea?')
  for (const typed of ['papagalul meu doarme noaptea', 'NOAPTEA doarme papagalul meu', 'Bună ziua, papagalul meu doarme noaptea? Vă rog!'])
    expect([typed, pageFor(typed, true)]).toEqual([typed, 'article:0'])
})

test('another word is another question, and so is "nu"', () => {
  const { pageFor } = asked('Papagalul meu doarme noaptea?')
  for (const typed of ['Papagalul meu nu doarme noaptea', 'papagalul meu doarme', 'papagalul meu doarme ziua', ''])
    expect([typed, pageFor(typed, true)]).toEqual([typed, null])
})

test('one word may be mistyped, unless it is another word that people use', () => {
  const { pageFor } = asked('Papagalul meu doarme noaptea?', 'Caii pot mânca mere?')
  expect(pageFor('papagaul meu doarme noaptea', true)).toBe('article:0')
  expect(pageFor('papagaul meu dorme noaptea', true)).toBeNull()
  expect(pageFor('Caii pot mânca mure?', true)).toBeNull()
})

test('of two labels the newer counts; a few words in a conversation may mean what was said before', () => {
  const { pageFor } = asked('axolotl', 'axolotl', 'Cât doarme un cuc?')
  expect([pageFor('Axolotl?', true), pageFor('Axolotl?', false), pageFor('cât doarme un cuc', false)]).toEqual(['article:0', null, 'article:2'])
})

test('of 5,000 lines each is known, also mistyped, and none by what nobody labelled', () => {
  const text = (number: number) =>
    `Cum îngrijesc animalul ${'abcdefghij'[number % 10]}${'klmnopqrst'[Math.floor(number / 10) % 10]}uvwxyz${number} acasă la mine`
  const { pageFor } = asked(...Array.from({ length: 5_000 }, (_, number) => text(number)))
  for (const number of [0, 1, 2_500, 4_999]) {
    expect(pageFor(text(number), true)).toBe(`article:${number}`)
    expect(pageFor(text(number).replace('îngrijesc', 'îngrigesc'), true)).toBe(`article:${number}`)
  }
  expect(pageFor('Cum îngrijesc animalul meu acasă la mine', true)).toBeNull()
})
