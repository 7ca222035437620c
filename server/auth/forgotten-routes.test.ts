import { expect, test } from 'vitest'
import { call, formOf, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'

// In a file of its own: such a world sends what waits in its database by itself.
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'cont@bobita.example', PUBLIC_URL: 'https://bobita.example' }

test('who asks is answered the same for an account and for none', async () => {
  const { app } = await emptyWorld(mailSettings)
  const ana = await person(app, 'Ana')
  const asked = (email: string) => call(app, 'POST', '/auth/password/forgotten', { payload: { email } })
  const [known, unknown] = [await asked(ana.user.email), await asked('nimeni@exemplu.ro')]
  expect([known.statusCode, known.body]).toEqual([204, ''])
  expect([unknown.statusCode, unknown.body]).toEqual([204, ''])
})

test('of one account three links an hour are asked for from anywhere, and its owner at home is not locked out', async () => {
  const { app } = await emptyWorld({ ...mailSettings, LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const form = formOf('Ana')
  const from = (address: string) => ({ 'x-forwarded-for': address })
  await call(app, 'POST', '/auth/register', { payload: form, headers: from('198.51.100.7') })
  const ask = async (email: string, address: string) =>
    (await call(app, 'POST', '/auth/password/forgotten', { payload: { email }, headers: from(address) })).statusCode
  for (const email of [form.email, 'nimeni@exemplu.ro']) {
    const statuses = []
    for (let time = 0; time < 5; time += 1) statuses.push(await ask(email, `203.0.113.${time}`))
    expect(statuses).toEqual([204, 204, 204, 429, 429])
  }
  expect(await ask(form.email, '198.51.100.7')).toBe(204)
  const network = []
  for (let time = 0; time < 11; time += 1) network.push(await ask(`cont-${time}@exemplu.ro`, '192.0.2.1'))
  expect(network.filter((status) => status === 204)).toHaveLength(10)
})
