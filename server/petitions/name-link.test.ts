import { expect, test } from 'vitest'
import { hasLink } from './signature.ts'

test.each(['Vizitează exemplu.ro', 'https://x.example/a', 'www.exemplu', 'Ana pariuri-online.COM', 'câștigă.com azi', 'bit.ly/abc', 'Ana ｅxemplu．ｒｏ'])(
  'D-020 the name "%s" carries a link',
  (name) => {
    expect(hasLink(name)).toBe(true)
  },
)

test.each(['Ana Exemplu', 'Ion P.Popescu', 'dr.ing. Mihai Ionescu', 'Maria-Elena D. Rotaru', "Seán O'Connor", 'J.R.R. Tolkien', 'Ștefan Țîrlea'])(
  'the name "%s" carries none',
  (name) => {
    expect(hasLink(name)).toBe(false)
  },
)
