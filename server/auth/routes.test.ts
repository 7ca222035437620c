import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, cookiesOf, formOf, PASSWORD, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'

const problem = z.object({ message: z.string(), error: z.string(), code: z.string(), status: z.int(), request_id: z.string() })

test('S-413 S-327 registering answers a token and a user without a password', async () => {
  const { app } = await emptyWorld()
  const form = { ...formOf('Ana'), phone_number: '0722 000 000' }
  const answer = await call(app, 'POST', '/auth/register', { payload: form })
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data.token).toMatch(/^[\w-]{43}$/)
  expect(data.user).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), name: 'Ana Exemplu', email: form.email, phone_number: '0722 000 000' })
})

test('S-414 S-075 a phone number is optional at registration', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'POST', '/auth/register', { payload: { ...formOf('Dan'), phone_number: '' } })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().data.user.phone_number).toBeNull()
})

test('S-411 logging in with the e-mail, whatever its case, answers a new token', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const answer = await call(app, 'POST', '/auth/login', { payload: { login: ana.user.email.toUpperCase(), password: PASSWORD } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.user).toEqual(ana.user)
  expect(answer.json().data.token).not.toBe(ana.token)
})

test('S-412 S-077 D-034 a wrong password is refused with one sentence as message and error', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const answer = await call(app, 'POST', '/auth/login', { payload: { login: ana.user.email, password: 'nu-e-asta-parola' } })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  const body = problem.parse(answer.json())
  expect(body.message).toBe('E-mailul sau parola nu sunt corecte.')
  expect(body.error).toBe(body.message)
})

test('the sentence follows the language asked for', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'POST', '/auth/login', {
    payload: { login: 'nimeni@exemplu.ro', password: 'orice-parola' },
    headers: { 'accept-language': 'en' },
  })
  expect(answer.json().message).toBe('The e-mail or the password is not correct.')
})

test('D-025 an e-mail already used is a conflict, also with other case', async () => {
  const { app } = await emptyWorld()
  const form = formOf('Ana')
  await call(app, 'POST', '/auth/register', { payload: form })
  const answer = await call(app, 'POST', '/auth/register', { payload: { ...form, email: form.email.toUpperCase() } })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toBe('Există deja un cont cu acest e-mail. Conectează-te.')
})

test('D-026 S-490 five characters are too few for a password and six are enough', async () => {
  const { app } = await emptyWorld()
  const five = await call(app, 'POST', '/auth/register', { payload: { ...formOf('Ana'), password: 'zq7xk' } })
  expect(five.statusCode).toBe(422)
  expect(five.json().errors).toEqual([{ field: 'password', message: 'Sunt necesare cel puțin 6 caractere.' }])
  const six = await call(app, 'POST', '/auth/register', { payload: { ...formOf('Ana'), password: 'zq7xk9' } })
  expect(six.statusCode).toBe(201)
})

test('one of the most used passwords is refused', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'POST', '/auth/register', { payload: { ...formOf('Ana'), password: '123456' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().code).toBe('auth.password_common')
})

test('S-415 S-416 the profile answers its owner and nobody else', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).json()).toEqual(ana.user)
  expect((await call(app, 'GET', '/profile')).statusCode).toBe(401)
  expect((await call(app, 'GET', '/profile', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).statusCode).toBe(401)
})

test('logging out makes the token worthless at once', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  expect((await call(app, 'POST', '/auth/logout', { headers: ana.headers })).statusCode).toBe(204)
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
})

test('the cookie proves who asks, and writes with it only from our own pages', async () => {
  const { app } = await emptyWorld()
  const registered = await call(app, 'POST', '/auth/register', { payload: formOf('Ana') })
  const cookie = cookiesOf(registered)
  expect(registered.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect((await call(app, 'GET', '/profile', { headers: { cookie } })).statusCode).toBe(200)
  const logout = (headers: Record<string, string>) => call(app, 'POST', '/auth/logout', { headers: { cookie, ...headers } })
  expect((await logout({})).statusCode).toBe(403)
  expect((await logout({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await logout({ origin: 'https://alt-site.example' })).statusCode).toBe(403)
  expect((await logout({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204)
})

test('a cookie and a bearer of different people are refused together', async () => {
  const { app } = await emptyWorld()
  const anas = cookiesOf(await call(app, 'POST', '/auth/register', { payload: formOf('Ana') }))
  const dan = await person(app, 'Dan')
  const answer = await call(app, 'GET', '/profile', { headers: { cookie: anas, ...dan.headers } })
  expect(answer.statusCode).toBe(401)
})

test('changing the password ends every other session and keeps this one signed in', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const changed = await call(app, 'PUT', '/profile/password', {
    payload: { current_password: PASSWORD, new_password: 'alt-tractor-galben' },
    headers: ana.headers,
  })
  expect(changed.statusCode).toBe(200)
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
  const { token } = changed.json().data
  expect((await call(app, 'GET', '/profile', { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
  expect((await call(app, 'POST', '/auth/login', { payload: { login: ana.user.email, password: PASSWORD } })).statusCode).toBe(401)
})

test('D-041 the owner exports all their data and none of anybody else’s, then erases it', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const dan = await person(app, 'Dan')
  await call(app, 'POST', '/chat/session', { payload: { title: 'Conversația Anei' }, headers: ana.headers })
  await call(app, 'POST', '/chat/session', { payload: { title: 'Conversația lui Dan' }, headers: dan.headers })

  const exported = await call(app, 'GET', '/profile/export', { headers: ana.headers })
  expect(exported.body).toContain(ana.user.email)
  expect(exported.body).toContain('Conversația Anei')
  expect(exported.body).not.toContain('Conversația lui Dan')
  expect(exported.body).not.toContain('password')

  expect((await call(app, 'POST', '/profile/delete', { payload: { password: 'nu-e-asta' }, headers: ana.headers })).statusCode).toBe(422)
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBe(204)
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
  const sessions = await database.db.selectFrom('chat_sessions').select('title').execute()
  expect(sessions).toEqual([{ title: 'Conversația lui Dan' }])
})

test('D-023 passwords are kept as Argon2id and tokens only as a hash', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const { password_hash } = await database.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$/)
  const tokens = await database.db.selectFrom('tokens').selectAll().execute()
  expect(JSON.stringify(tokens)).not.toContain(ana.token)
})

test('deleting an account takes its person out of the petitions they signed and leaves the count', async () => {
  const { app, database } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const [petition] = (await call(app, 'GET', '/petitions?active=true')).json()
  const email = `canar-${ana.user.id.toLowerCase()}@exemplu.ro`
  const signed = await call(app, 'POST', `/petitions/${petition.id}/sign`, {
    payload: { full_name: 'Ana Canar', email, phone_number: '0722 000 777' },
    headers: ana.headers,
  })
  expect(signed.statusCode).toBe(200)
  expect((await call(app, 'GET', '/profile/export', { headers: ana.headers })).body).toContain(email)
  const before = await database.db.selectFrom('signatures').selectAll().where('email', '=', email).execute()
  expect(before).toHaveLength(1)
  await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })
  const rows = JSON.stringify(await database.db.selectFrom('signatures').selectAll().execute())
  expect(rows).not.toContain('Ana Canar')
  expect(rows).not.toContain(email)
  expect(rows).not.toContain('0722 000 777')
  const again = (await call(app, 'GET', '/petitions?active=true')).json().find(({ id }: { id: number }) => id === petition.id)
  expect(again.current_signatures).toBe(petition.current_signatures + 1)
})

test('a malformed bearer is not rescued by a cookie', async () => {
  const { app } = await emptyWorld()
  const cookie = cookiesOf(await call(app, 'POST', '/auth/register', { payload: formOf('Ana') }))
  for (const authorization of ['Bearer a.b', 'Bearer', `Bearer ${'x'.repeat(43)}`]) {
    expect([authorization, (await call(app, 'GET', '/profile', { headers: { cookie, authorization } })).statusCode]).toEqual([authorization, 401])
  }
})
