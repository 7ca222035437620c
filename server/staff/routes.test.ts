import { expect, test } from 'vitest'
import { HOUR_MS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call, cookiesOf } from '#tests/cast.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { accept, OWN, signInAs, staffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import { machineActor, recordAction } from '../operators/audit.ts'
import { invite } from './invitations.ts'
import { operatorOfToken } from './sessions.ts'

const MINUTE_MS = 60_000

test('an invitation makes an operator of the role it names, who signs in by password and code', async () => {
  const world = await emptyWorld()
  const { app } = world
  const ana = await staffMember(world, 'moderator')
  const me = await call(app, 'GET', '/operators/me', { headers: ana.headers })
  expect(me.json()).toMatchObject({ email: ana.email, role: 'moderator', name: 'Operator Exemplu', recovery_codes_left: 10 })
  await call(app, 'POST', '/operators/sign-out', { headers: ana.headers })
  const again = await signInAs(app, ana)
  expect(again.json()).toMatchObject({ id: ana.id, role: 'moderator' })
  const [cookie] = again.cookies
  expect(cookie).toMatchObject({ name: 'bobita_operator', path: '/api/v1/operators', httpOnly: true, sameSite: 'Strict' })
  expect((await call(app, 'GET', '/operators/me', { headers: { cookie: cookiesOf(again) } })).statusCode).toBe(200)
})

test('a recovery code opens once in the place of the app’s, however it is typed', async () => {
  const world = await emptyWorld()
  const ana = await staffMember(world, 'editor')
  const [code = ''] = ana.recoveryCodes
  const typed = ` ${code.toUpperCase().replace('-', ' ')} `
  const opened = await signInAs(world.app, ana, { code: typed })
  expect(opened.json()).toMatchObject({ recovery_codes_left: 9 })
  expect((await signInAs(world.app, ana, { code })).json().code).toBe('operator.wrong_credentials')
  const renewed = await call(world.app, 'POST', '/operators/recovery-codes', { headers: { ...OWN, cookie: cookiesOf(opened) } })
  expect(renewed.json().recovery_codes).toHaveLength(10)
  expect((await signInAs(world.app, ana, { code: ana.recoveryCodes[1] })).statusCode).toBe(401)
})

test('a session ends half an hour after the last call and twelve hours after the first', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  const ana = await staffMember(world, 'editor')
  const token = ana.headers['cookie']?.split('=')[1] ?? ''
  const start = Date.now()
  const alive = async (ms: number) => (await operatorOfToken(db, token, new Date(start + ms))) !== null
  expect(await alive(31 * MINUTE_MS)).toBe(false)
  for (let at = 0; at < 12 * HOUR_MS; at += 29 * MINUTE_MS) expect([at, await alive(at)]).toEqual([at, true])
  expect(await alive(12 * HOUR_MS + MINUTE_MS)).toBe(false)
})

test('the second factor is fresh for five minutes', async () => {
  const world = await emptyWorld()
  const ana = await staffMember(world, 'editor')
  const token = ana.headers['cookie']?.split('=')[1] ?? ''
  const fresh = async (ms: number) => (await operatorOfToken(world.database.db, token, new Date(Date.now() + ms)))?.confirmed
  expect([await fresh(4 * MINUTE_MS), await fresh(6 * MINUTE_MS)]).toEqual([true, false])
  await world.database.db
    .updateTable('operator_sessions')
    .set({ confirmed_at: new Date(0).toISOString() })
    .execute()
  const confirm = (code: string) => call(world.app, 'POST', '/operators/confirm', { payload: { code }, headers: ana.headers })
  // The one before: used or older, also when a step of thirty seconds has passed meanwhile.
  expect((await confirm(codeOf(ana.totpSecret, -1))).json().code).toBe('operator.code_wrong')
  expect((await confirm(codeOf(ana.totpSecret, 1))).statusCode).toBe(204)
  expect(await fresh(0)).toBe(true)
})

test('an operator sees the browsers they are signed in at and ends one', async () => {
  const world = await emptyWorld()
  const { app } = world
  const ana = await staffMember(world, 'editor')
  const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'
  const phone = await app.inject({
    method: 'POST',
    url: '/api/v1/operators/sign-in',
    headers: { ...OWN, 'user-agent': agent },
    payload: { email: ana.email, password: 'mac-verde-tractor', code: codeOf(ana.totpSecret, 1) },
  })
  const devices = (await call(app, 'GET', '/operators/devices', { headers: ana.headers })).json()
  expect(devices.map((one: { device: string; is_this: boolean }) => [one.device, one.is_this])).toEqual(
    expect.arrayContaining([
      ['Firefox · Android', false],
      ['?', true],
    ]),
  )
  const other = devices.find((one: { is_this: boolean }) => !one.is_this)
  expect((await call(app, 'DELETE', `/operators/devices/${other.id}`, { headers: ana.headers })).statusCode).toBe(204)
  expect((await call(app, 'GET', '/operators/me', { headers: { cookie: cookiesOf(phone) } })).json().code).toBe('operator.required')
})

test('the last owner keeps the site: no demotion, no disabling, until somebody else is one', async () => {
  const world = await emptyWorld()
  const { app } = world
  const owner = await staffMember(world, 'owner')
  const change = (id: string, role: string) => call(app, 'PUT', `/operators/people/${id}/role`, { payload: { role }, headers: owner.headers })
  expect((await change(owner.id, 'editor')).json().code).toBe('operator.last_owner')
  expect((await call(app, 'POST', `/operators/people/${owner.id}/disable`, { headers: owner.headers })).json().code).toBe('operator.last_owner')
  const ana = await staffMember(world, 'editor')
  expect((await change(ana.id, 'owner')).statusCode).toBe(204)
  expect((await change(owner.id, 'editor')).statusCode).toBe(204)
  // From the next call on.
  expect((await call(app, 'GET', '/operators/people', { headers: owner.headers })).json().code).toBe('operator.forbidden')
})

test('who was disabled comes back by an invitation, with everything new', async () => {
  const world = await emptyWorld()
  const { app, database } = world
  const owner = await staffMember(world, 'owner')
  const ana = await staffMember(world, 'editor')
  expect((await call(app, 'POST', `/operators/people/${ana.id}/disable`, { headers: owner.headers })).statusCode).toBe(204)
  expect((await signInAs(app, ana)).statusCode).toBe(401)
  const invited = await call(app, 'POST', '/operators/invitations', { payload: { email: ana.email, role: 'moderator' }, headers: owner.headers })
  const token = new URL(invited.json().link).hash.replace('#token=', '')
  const { totpSecret, answer } = await accept(app, token)
  const me = await call(app, 'GET', '/operators/me', { headers: { cookie: cookiesOf(answer) } })
  expect(me.json()).toMatchObject({ id: ana.id, role: 'moderator' })
  expect(totpSecret).not.toBe(ana.totpSecret)
  expect((await signInAs(app, ana)).statusCode).toBe(401)
  expect(await database.db.selectFrom('operator_invitations').selectAll().execute()).toEqual([])
})

test('the record tells who did what, before and after, by pages and by who and what', async () => {
  const world = await emptyWorld()
  const { app, database } = world
  const owner = await staffMember(world, 'owner')
  const ana = await staffMember(world, 'editor')
  await call(app, 'PUT', `/operators/people/${ana.id}/role`, { payload: { role: 'moderator' }, headers: owner.headers })
  const read = async (query: string) => (await call(app, 'GET', `/operators/actions${query}`, { headers: owner.headers })).json()
  const [latest] = (await read('?action=operators.role')).actions
  expect(latest).toMatchObject({ operator_id: owner.id, operator: 'Operator Exemplu', before: { role: 'editor' }, after: { role: 'moderator' } })
  // Two pages and one row, many of the same instant.
  for (let at = 0; at < 2 * STAFF_PAGE_SIZE; at += 1)
    await recordAction(database.db, machineActor({ OPERATOR: 'dan' }), 'close', { petition: at + 1 }, new Date(at % 7))
  const seen = new Set<string>()
  let next: string | null = ''
  while (next !== null) {
    const page: { actions: { id: string }[]; next: string | null } = await read(`?action=petitions&operator=dan${next && `&after=${encodeURIComponent(next)}`}`)
    for (const { id } of page.actions) seen.add(id)
    next = page.next
  }
  expect(seen.size).toBe(2 * STAFF_PAGE_SIZE)
})

test('a record with long texts is kept within bounds', async () => {
  const { db } = (await emptyWorld()).database
  const long = 'ă'.repeat(10_000)
  await recordAction(db, machineActor(), 'x', { before: { text: long }, after: Array.from({ length: 50 }, () => long) }, new Date())
  const { before, after } = await db.selectFrom('operator_actions').select(['before', 'after']).where('action', '=', 'x').executeTakeFirstOrThrow()
  expect([JSON.parse(before ?? '').text.length, after?.length]).toEqual([501, '{"too_long":25151}'.length])
})

test('no secret of an operator stands in the database as it is', async () => {
  const world = await emptyWorld()
  const { token } = await invite(world.database.db, machineActor(), { email: 'dan@exemplu.ro', role: 'owner' })
  const ana = await staffMember(world, 'owner')
  const kept = await wholeDump(world.database.db)
  const secrets = [
    token,
    ana.totpSecret,
    ana.headers['cookie']?.split('=')[1] ?? '',
    ...ana.recoveryCodes,
    ...ana.recoveryCodes.map((code) => code.replace('-', '')),
  ]
  for (const secret of secrets) expect(kept).not.toContain(secret)
})
