import { expect, test } from 'vitest'
import { call, cookiesOf, formOf, PASSWORD, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'

test('a person changes their name and phone number, and nothing else by the way', async () => {
  const { app, database } = await emptyWorld()
  const [ana, dan] = [await person(app, 'Ana'), await person(app, 'Dan')]
  const before = await database.db.selectFrom('users').selectAll().where('id', '=', ana.user.id).executeTakeFirstOrThrow()
  const payload = {
    name: '  Ana Schimbată ',
    phone_number: '0722 111 222',
    id: dan.user.id,
    user_id: dan.user.id,
    email: dan.user.email,
    email_key: 'x@exemplu.ro',
    password_hash: 'x',
    created_at: 'x',
  }
  const answer = await call(app, 'PUT', '/profile', { payload, headers: ana.headers })
  expect([answer.statusCode, answer.json()]).toEqual([200, { ...ana.user, name: 'Ana Schimbată', phone_number: '0722 111 222' }])
  const after = await database.db.selectFrom('users').selectAll().where('id', '=', ana.user.id).executeTakeFirstOrThrow()
  expect(after).toEqual({ ...before, name: 'Ana Schimbată', phone_number: '0722 111 222', updated_at: expect.any(String) })
  expect((await call(app, 'GET', '/profile', { headers: dan.headers })).json()).toEqual(dan.user)

  const removed = await call(app, 'PUT', '/profile', { payload: { name: 'Ana', phone_number: '' }, headers: ana.headers })
  expect(removed.json()).toEqual({ ...ana.user, name: 'Ana', phone_number: null })
})

test('a name that is empty or endless and a phone number that is none are refused', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  for (const payload of [{ name: '  ' }, { name: 'a'.repeat(101) }, { name: 'Ana', phone_number: 'sună-mă' }, { name: 'Ana\u0000' }, {}])
    expect((await call(app, 'PUT', '/profile', { payload, headers: ana.headers })).statusCode).toBe(422)
  expect((await call(app, 'PUT', '/profile', { payload: { name: 'Ana' } })).statusCode).toBe(401)
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).json()).toEqual(ana.user)
})

test('a person signs out everywhere else, or here too, and nobody but them', async () => {
  const { app } = await emptyWorld()
  const form = formOf('Ana')
  const dan = await person(app, 'Dan')
  await call(app, 'POST', '/auth/register', { payload: form })
  const device = async () => {
    const answer = await call(app, 'POST', '/auth/login', { payload: { login: form.email, password: PASSWORD } })
    return { bearer: { authorization: `Bearer ${answer.json().data.token}` }, cookie: { cookie: cookiesOf(answer), 'sec-fetch-site': 'same-origin' } }
  }
  const [phone, laptop] = [await device(), await device()]
  const isIn = async (headers: Record<string, string>) => (await call(app, 'GET', '/profile', { headers })).statusCode === 200
  const signOut = (this_device: boolean, headers: Record<string, string>) => call(app, 'POST', '/profile/sign-out', { payload: { this_device }, headers })

  expect((await signOut(false, phone.cookie)).statusCode).toBe(204)
  expect([await isIn(phone.bearer), await isIn(phone.cookie), await isIn(laptop.bearer), await isIn(laptop.cookie)]).toEqual([true, true, false, false])
  const everywhere = await signOut(true, phone.bearer)
  expect([everywhere.statusCode, everywhere.headers['set-cookie']]).toEqual([204, expect.stringContaining('bobita_token=;')])
  expect([await isIn(phone.bearer), await isIn(dan.headers)]).toEqual([false, true])
  expect((await call(app, 'POST', '/profile/sign-out', { payload: { this_device: true } })).statusCode).toBe(401)
  // Whether this device stays is said, not guessed.
  expect((await call(app, 'POST', '/profile/sign-out', { payload: {}, headers: dan.headers })).statusCode).toBe(422)
})

test('wrong passwords of one account keep nobody else of the same network from changing theirs', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', LIMIT_PASSWORD: '2' })
  const [ana, dan] = [await person(app, 'Ana'), await person(app, 'Dan')]
  const erase = async (headers: Record<string, string>, password: string) =>
    (await call(app, 'POST', '/profile/delete', { payload: { password }, headers })).statusCode
  expect([await erase(ana.headers, 'nu-e-asta'), await erase(ana.headers, 'nu-e-asta'), await erase(ana.headers, PASSWORD)]).toEqual([422, 422, 429])
  expect(await erase(dan.headers, PASSWORD)).toBe(204)
})
