import { expect, test } from 'vitest'
import { checkLinks } from './link-check.ts'

function said(pieces: string[]): string {
  const checked = checkLinks('Vezi legislatie: https://legislatie.just.ro/Public/DetaliiDocument/52646.', '(adresă omisă)')
  return pieces.map((piece) => checked.take(piece)).join('') + checked.rest()
}

test.each([
  ['Vezi și [acest ghid video](https://www.youtube.com/watch?v=1). Apoi [1] sună.', 'Vezi și acest ghid video. Apoi [1] sună.'],
  ['![poză](https://rau.example/?q=1) Gata', 'poză Gata'],
  ['Citește [articolul](/blog/3) nostru [1](https://rau.example).', 'Citește [articolul](/blog/3) nostru 1.'],
  ['Legea: https://legislatie.just.ro/Public/DetaliiDocument/52646 [2].', 'Legea: https://legislatie.just.ro/Public/DetaliiDocument/52646 [2].'],
  ['Scrie la https://inventat.example/x și www.alta.example!', 'Scrie la (adresă omisă) și (adresă omisă)'],
  ['[x](//rau.example) și [neterminat](https://rau', 'x și [neterminat]((adresă omisă)'],
  ['Hai! Hrănește-l, warfarina e otravă [2].', 'Hai! Hrănește-l, warfarina e otravă [2].'],
  ['', ''],
])('only links to this site or from its passages stay, however the text is cut: %s', (written, kept) => {
  expect(said([written])).toBe(kept)
  expect(said(written.split(''))).toBe(kept)
})

test('a long row of signs that never becomes a link comes through whole, at once or in pieces', () => {
  for (const row of ['[', '[a](', '[a](b ', '(h', '!', 'w.']) {
    const text = row.repeat(3000)
    expect(said([text])).toBe(text)
    expect(said(text.match(/.{1,20}/gs) ?? [])).toBe(text)
  }
})
