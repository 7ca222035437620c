import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginForm, registerForm } from '#contract/auth.ts'
import { officialPetition } from '#contract/official-petition.ts'
import { signatureForm } from '#contract/petitions.ts'
import { reportForm } from '#contract/reports.ts'
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
  ['a.na@googlemail.com', 'ana@gmail.com'],
  ['ana-petitii@yahoo.com', 'ana@yahoo.com'],
  ['ana.pop-x-y@yahoo.co.uk', 'ana.pop@yahoo.co.uk'],
  ['ana-x@ymail.com', 'ana@ymail.com'],
  ['ana-x@exemplu.ro', 'ana-x@exemplu.ro'],
  ['A.na-p_op+x@protonmail.com', 'anapop@proton.me'],
  ['anapop@pm.me', 'anapop@proton.me'],
  ['a.napop@proton.me', 'anapop@proton.me'],
  ['petitii@ana.fastmail.com', 'ana@fastmail.com'],
  ['ana+petitii@fastmail.com', 'ana@fastmail.com'],
  ['аnа@exemplu.ro', 'ana@exemplu.ro'],
  ['Αna@gmail.com', 'ana@gmail.com'],
  ['ana@gmаil.com', 'ana@gmail.com'],
  ['ana@xn--gmil-63d.com', 'ana@gmail.com'],
])('D-018 %s is the mailbox %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox)
})

test.each([0xad, 0x200b, 0x2060, 0x180e, 0x202e, 0xfe0f, 0x1b, 0x7f, 0x85])('D-018 an address with the invisible character %i is refused', (code) => {
  for (const email of [`an${String.fromCodePoint(code)}a@gmail.com`, `ana@gm${String.fromCodePoint(code)}ail.com`]) {
    expect(signatureForm.safeParse({ full_name: 'Ana', email }).success).toBe(false)
    expect(loginForm.safeParse({ login: email, password: '123456' }).success).toBe(false)
    expect(registerForm.safeParse({ name: 'Ana', email, password: '123456' }).success).toBe(false)
    expect(reportForm.shape.email.safeParse(email).success).toBe(false)
    expect(officialPetition.shape.email.safeParse(email).success).toBe(false)
  }
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
