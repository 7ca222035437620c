import { expect, test } from 'vitest'
import { authTexts } from '#texts/account/auth.ts'
import { checkCredentials, readCredentials, type Credentials, type CredentialsMode } from './credentials.ts'

const ana: Credentials = { name: 'Ana Popescu', email: 'ana@exemplu.ro', phone_number: '', password: 'parola' }
const refused = (changes: Partial<Credentials>, mode: CredentialsMode = 'register') => Object.keys(checkCredentials({ ...ana, ...changes }, mode, authTexts.ro))

test.each([
  ['S-071 a registration without a name is refused', { name: '' }, ['name']],
  ['S-072 a registration without an e-mail is refused', { email: '' }, ['email']],
  ['S-072 an e-mail without @ is refused', { email: 'ana' }, ['email']],
  ['S-073 a registration without a password is refused', { password: '' }, ['password']],
  ['S-074 S-490 a password of 5 characters is refused', { password: '12345' }, ['password']],
  ['S-074 S-490 a password of 6 characters is accepted', { password: '123456' }, []],
  ['S-075 a registration without a phone is accepted', { phone_number: '' }, []],
])('%s', (_, changes, fields) => {
  expect(refused(changes)).toEqual(fields)
})

test('S-067 a login needs no name', () => {
  expect(refused({ name: '' }, 'login')).toEqual([])
})

test('spaces around a name and an e-mail are not part of them; those of a password are', () => {
  const form = new FormData()
  form.set('name', '  Ana ')
  form.set('email', ' ana@exemplu.ro ')
  form.set('password', ' parola ')
  expect(readCredentials(form)).toEqual({ name: 'Ana', email: 'ana@exemplu.ro', phone_number: '', password: ' parola ' })
})
