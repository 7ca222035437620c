import { expect, test } from 'vitest'
import { checkFigures } from './figure-check.ts'

const sources = new Map([
  [1, 'Ține pansamentul 5 minute. Amenda este între 1.000 și 3.000 de lei.'],
  [2, 'Cu 24 de ore nu se așteaptă.'],
])

function said(pieces: string[]): string {
  const checked = checkFigures({ sources, asked: 'pisica de 16 ani', mark: '(?)' })
  return pieces.map((piece) => checked.take(piece)).join('') + checked.rest()
}

test.each([
  ['Apasă 5 minute [1]. Mergi la veterinar [2].', 'Apasă 5 minute [1]. Mergi la veterinar [2].'],
  ['Bea 50 ml pe kilogram [2]. Mergi azi.', 'Bea 50 ml pe kilogram [2]. (?) Mergi azi.'],
  ['Așteaptă 24 de ore [1]. Gata.', 'Așteaptă 24 de ore [1]. (?) Gata.'],
  ['Așteaptă 24 de ore. [2] La 16 ani e altceva.', 'Așteaptă 24 de ore. [2] La 16 ani e altceva.'],
  ['Amenda e de 1000 de lei [1]', 'Amenda e de 1000 de lei [1]'],
  ['1. Sună.\n2. Așteaptă 7 zile\n3. Sună la 112.', '1. Sună.\n2. Așteaptă 7 zile (?)\n3. Sună la 112.'],
  ['Crește cu 1.5 kg', 'Crește cu 1.5 kg (?)'],
  ['', ''],
])('a sentence with a figure its source does not hold is marked, however the text is cut: %s', (written, marked) => {
  expect(said([written])).toBe(marked)
  expect(said(written.split(''))).toBe(marked)
})

test('nothing is held back but the end of a sentence', () => {
  const checked = checkFigures({ sources, asked: '', mark: '(?)' })
  expect(checked.take('Bea 50 ml')).toBe('Bea 50 ml')
  expect(checked.take(' [1].')).toBe(' [1]')
  expect(checked.take(' Apoi')).toBe('. (?) Apoi')
})

test('a long row of signs that never ends a sentence comes through whole, at once or in pieces', () => {
  for (const row of ['[', '.[', '. ', '!', '."', '. [1]', '.)']) {
    const text = `. ${row.repeat(3000)}x`
    expect(said([text])).toBe(text)
    expect(said(text.match(/.{1,20}/gs) ?? [])).toBe(text)
  }
})
