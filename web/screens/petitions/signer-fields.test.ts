import { expect, test } from 'vitest'
import { signTexts } from '#texts/petitions/petitions.ts'
import { checkSignature, readSignature } from './signer-fields.tsx'

function typed(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('S-349 what is empty and optional is left out of what is sent', () => {
  expect(readSignature(typed({ full_name: ' Ana Pop ', email: 'ana@exemplu.ro', phone_number: '', comment: '' }))).toEqual({
    full_name: 'Ana Pop',
    email: 'ana@exemplu.ro',
  })
  expect(readSignature(typed({ full_name: 'Ana', email: 'ana@exemplu.ro', phone_number: '0722 000 000' }))).toEqual({
    full_name: 'Ana',
    email: 'ana@exemplu.ro',
    phone_number: '0722 000 000',
  })
})

test('S-262 S-263 name and e-mail are required, and each missing one has its sentence', () => {
  expect(Object.keys(checkSignature({ full_name: '', email: '' }, signTexts.ro))).toEqual(['full_name', 'email'])
  expect(checkSignature({ full_name: 'Ana', email: 'ana' }, signTexts.ro)).toEqual({ email: signTexts.ro.emailWrong })
  expect(checkSignature({ full_name: 'Ana', email: 'ana@exemplu.ro', phone_number: 'sună-mă' }, signTexts.ro)).toEqual({
    phone_number: signTexts.ro.phoneWrong,
  })
  expect(checkSignature({ full_name: 'Ana', email: 'ana@exemplu.ro' }, signTexts.ro)).toEqual({})
})
