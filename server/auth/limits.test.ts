import { expect, test } from 'vitest'
import { call, formOf, PASSWORD } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'

test('D-024 the eleventh try at one account is refused with the time to wait, and its owner still gets in from home', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const form = formOf('Ana')
  const home = { 'x-forwarded-for': '198.51.100.7' }
  await call(app, 'POST', '/auth/register', { payload: form, headers: home })

  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const stranger = { 'x-forwarded-for': `203.0.113.${attempt}` }
    const answer = await call(app, 'POST', '/auth/login', { payload: { login: form.email, password: `ghicit-${attempt}` }, headers: stranger })
    statuses.push(answer.statusCode)
    if (answer.statusCode === 429) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json().message).toBe('Prea multe cereri într-un timp scurt. Așteaptă puțin și încearcă din nou.')
    }
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  const owner = await call(app, 'POST', '/auth/login', { payload: { login: form.email, password: PASSWORD }, headers: home })
  expect(owner.statusCode).toBe(200)
})

test('without TRUST_PROXY a forged X-Forwarded-For does not escape the limit of a network', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1' })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await call(app, 'POST', '/auth/register', { payload: formOf('Dan'), headers: { 'x-forwarded-for': `203.0.113.${attempt}` } })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})
