import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

test.each([
  ['Ana.Pop@Exemplu.RO', 'ana.pop@exemplu.ro'],
  [' ana@exemplu.ro ', 'ana@exemplu.ro'],
  ['ana+petitii@exemplu.ro', 'ana@exemplu.ro'],
  ['ana+a+b@exemplu.ro', 'ana@exemplu.ro'],
  ['+ana@exemplu.ro', '+ana@exemplu.ro'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['A.na+x@GoogleMail.com', 'ana@gmail.com'],
  ['a.na@exemplu.ro', 'a.na@exemplu.ro'],
  ['ａｎａ@exemplu.ro', 'ana@exemplu.ro'],
  ['ana@pădure.ro', 'ana@xn--pdure-rwa.ro'],
  ['ana@XN--PDURE-RWA.ro', 'ana@xn--pdure-rwa.ro'],
  ['ștefan@exemplu.ro', 'ștefan@exemplu.ro'],
])('D-018 %s is the mailbox %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox)
})

test('D-018 the canonical form of a canonical form is itself', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[\s@]/u.test(text.normalize('NFKC')))
  fc.assert(
    fc.property(part, fc.domain(), (mailbox, domain) => {
      const once = canonicalEmail(`${mailbox}@${domain}`)
      expect(canonicalEmail(once)).toBe(once)
    }),
  )
})
