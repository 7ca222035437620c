import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('an abbreviation does not end a sentence', () => {
  expect(sentences('Legea nr. 205/2004, art. 25 alin. (1) lit. a), interzice asta. Amenda o dă poliția.')).toEqual([
    'Legea nr. 205/2004, art. 25 alin. (1) lit. a), interzice asta.',
    'Amenda o dă poliția.',
  ])
  expect(sentences('O.U.G. 55/2002 și O.U.G. nr. 175/2020 se aplică. Întreabă-l pe Dr. Popescu.')).toHaveLength(2)
})

test('a sentence is not cut inside bold', () => {
  expect(sentences('**Sună la clinică.** Spune că vii. Apoi pleacă.')).toEqual(['**Sună la clinică.** Spune că vii.', 'Apoi pleacă.'])
  expect(sentences('**Animal mic. Atenție:** ține-l cu capul în jos. Repetă.')).toEqual(['**Animal mic. Atenție:** ține-l cu capul în jos.', 'Repetă.'])
})

test('nothing of the text is lost', () => {
  const text = 'Răcește câinele. Du-l la umbră! Poți? Da, de la 38,5 °C în sus.'
  expect(sentences(text).join(' ')).toBe(text)
})
