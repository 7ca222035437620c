import { expect, test } from 'vitest'
import { countFeatures } from './features.ts'

test('D-040 a message has the same features with diacritics, without them, with cedillas and in capitals', () => {
  const typed = countFeatures('Mi-a înghițit câinele o șosetă, ținută în sac')
  expect(countFeatures('mi-a inghitit cainele o soseta, tinuta in sac')).toEqual(typed)
  expect(countFeatures('Mi-a înghiţit câinele o şosetă, ţinută în sac')).toEqual(typed)
  expect(countFeatures('MI-A ÎNGHIȚIT CÂINELE O ȘOSETĂ, ȚINUTĂ ÎN SAC')).toEqual(typed)
})

test('a number is a number, whichever; only 112 is itself', () => {
  expect(countFeatures('are 8 kg')).toEqual(countFeatures('are 35 kg'))
  expect(countFeatures('am sunat la 112')).not.toEqual(countFeatures('am sunat la 113'))
})

test('a year is a year, whichever, and no other number', () => {
  expect(countFeatures('a căzut prin 2019')).toEqual(countFeatures('a căzut prin 1998'))
  expect(countFeatures('a căzut prin 2019')).not.toEqual(countFeatures('a căzut prin 2190'))
})

test('a question mark and a cry are features, however often they stand', () => {
  expect(countFeatures('moare???')).toEqual(countFeatures('moare?'))
  expect(countFeatures('moare?')).not.toEqual(countFeatures('moare'))
  expect(countFeatures('moare?')).not.toEqual(countFeatures('moare!'))
})

test('a word with a typing error shares most of its n-grams with the word', () => {
  const [right, wrong] = [countFeatures('ciocolata').grams, countFeatures('ciocolatta').grams]
  expect([...right.keys()].filter((gram) => wrong.has(gram)).length / right.size).toBeGreaterThan(0.6)
})

test('the order of words counts', () => {
  expect(countFeatures('câinele mușcă omul').words).not.toEqual(countFeatures('omul mușcă câinele').words)
  expect(countFeatures('câinele mușcă omul').grams).toEqual(countFeatures('omul mușcă câinele').grams)
})

test('a text without letters and numbers has no features', () => {
  for (const text of ['', '   ', '🐕🐈', '... ,,,']) expect(countFeatures(text)).toEqual({ words: new Map(), grams: new Map() })
})

test('one word of 4,000 letters has no more features than a word of 24', () => {
  const { words, grams } = countFeatures(Array.from({ length: 4_000 }, (_, at) => String.fromCharCode(97 + ((at * at) % 26))).join(''))
  expect(words.size).toBe(2)
  expect(grams.size).toBeLessThanOrEqual(3 * 26)
})

test('of 2,000 words the first 300 are read', () => {
  const spoken = Array.from(
    { length: 2_000 },
    (_, at) => `cuv${String.fromCharCode(97 + (at % 26), 97 + (Math.floor(at / 26) % 26), 97 + Math.floor(at / 676))}`,
  )
  expect(countFeatures(spoken.join(' '))).toEqual(countFeatures(spoken.slice(0, 300).join(' ')))
  expect(countFeatures(spoken.slice(0, 299).join(' '))).not.toEqual(countFeatures(spoken.slice(0, 300).join(' ')))
})

test('an e-mail address says nothing', () => {
  expect(countFeatures('scrie-mi la ana.pop@exemplu.ro sau sună')).toEqual(countFeatures('scrie-mi la sau sună'))
})
