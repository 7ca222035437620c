import { beforeAll, expect, test } from 'vitest'
import { call, formOf, PASSWORD } from '#tests/cast.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { OWN_LIMITS } from '#tests/setup/far-limits.ts'
import { emptyWorld, SITE_SECRET } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { keyedHash } from '../platform/ids.ts'

let world: Bobita
beforeAll(async () => {
  world = await emptyWorld({ TRUST_PROXY: 'true', ...OWN_LIMITS })
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:bb::77', '2001:db8:aa::'],
])('T16 of the address %s a sign-in keeps the neighbourhood alone, keyed', async (address, neighbourhood) => {
  const { app, database } = world
  const form = formOf('Ana')
  await call(app, 'POST', '/auth/register', { payload: form, headers: from(address) })
  const kept = (await database.db.selectFrom('tokens').select('network').distinct().execute()).map(({ network }) => network)
  expect(kept.some((network) => [neighbourhood, `${neighbourhood}/48`].some((name) => network === keyedHash(SITE_SECRET, `sign-in ${name}`)))).toBe(true)
  const dump = await wholeDump(database.db)
  for (const told of [address, keyedHash(SITE_SECRET, address), keyedHash(SITE_SECRET, `sign-in ${address}`)]) expect(dump).not.toContain(told)
})

test('strangers who guess a password lock out nobody of the neighbourhood the account was used from', async () => {
  const { app } = world
  const form = formOf('Dan')
  const login = (password: string, address: string) => call(app, 'POST', '/auth/login', { payload: { login: form.email, password }, headers: from(address) })
  await call(app, 'POST', '/auth/register', { payload: form, headers: from('198.51.100.7') })
  const guesses = []
  for (let guess = 0; guess < 12; guess += 1) guesses.push((await login('nu-e-asta', '192.0.2.1')).statusCode)
  expect(guesses.at(-1)).toBe(429)
  expect((await login(PASSWORD, '192.0.2.1')).statusCode).toBe(429)
  expect((await login(PASSWORD, '198.51.100.200')).statusCode).toBe(200)
})
