import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/limits.ts'
import { call, cookiesOf, PASSWORD, person } from '#tests/cast.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { OWN_LIMITS } from '#tests/setup/far-limits.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { accept, OWN, signInAs, staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld, SITE_SECRET } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { machineActor } from '#server/operators/audit.ts'
import { newToken } from '#server/platform/ids.ts'
import { acceptInvitation, invite, readInvitation } from '#server/staff/invitations.ts'

let world: Bobita
let owner: StaffMember
let editor: StaffMember
beforeAll(async () => {
  world = await emptyWorld()
})
beforeEach(async () => {
  world = await emptyWorld()
  owner = await staffMember(world, 'owner')
  editor = await staffMember(world, 'editor')
})

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Record<string, string>, payload?: unknown) =>
  call(world.app, method, `/operators${path}`, { headers, ...(payload !== undefined && { payload }) })
const codeOfAnswer = (answer: { json(): { code?: string } }) => answer.json().code
const isIn = async (headers: Record<string, string>) => (await ask('GET', '/me', headers)).statusCode === 200
const linkOf = async (email: string, role: 'owner' | 'editor' = 'editor') => (await invite(world.database.db, machineActor(), { email, role })).token
const cookieOf = ({ headers }: StaffMember) => headers['cookie'] ?? ''
const rolesOf = async () => (await world.database.db.selectFrom('operators').select(['email', 'role']).execute()).map(({ email, role }) => [email, role])

test('1 an editor makes nobody an owner: not themselves, not by inviting, not by the path of another', async () => {
  const before = await rolesOf()
  const tries = [
    ask('PUT', `/people/${editor.id}/role`, editor.headers, { role: 'owner' }),
    ask('PUT', `/people/${owner.id}/role`, editor.headers, { role: 'editor' }),
    ask('POST', '/invitations', editor.headers, { email: editor.email, role: 'owner' }),
    ask('POST', `/people/${owner.id}/disable`, editor.headers),
  ]
  expect((await Promise.all(tries)).map(codeOfAnswer)).toEqual(Array.from({ length: 4 }, () => 'operator.forbidden'))
  expect(await rolesOf()).toEqual(before)
})

test('2 a role in the form of an invitation that is accepted changes nothing (mass assignment)', async () => {
  const more = { role: 'owner', id: owner.id, email: owner.email, email_key: owner.email, disabled_at: null, totp_step: 0, operator_id: owner.id }
  const { answer } = await accept(world.app, await linkOf('dan@exemplu.ro'), more)
  expect((await ask('GET', '/me', { cookie: cookiesOf(answer) })).json()).toMatchObject({ role: 'editor', email: 'dan@exemplu.ro' })
})

test('3 a write from another site, or from nowhere, is refused although its cookie is right (CSRF)', async () => {
  const cookie = cookieOf(owner)
  const origins = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://rau.example' },
    { origin: 'null' },
    {},
  ]
  for (const from of origins)
    expect([from, codeOfAnswer(await ask('POST', '/invitations', { cookie, ...from }, { email: 'x@exemplu.ro', role: 'owner' }))]).toEqual([
      from,
      'request.cross_site',
    ])
  expect((await ask('GET', '/people', owner.headers)).json().invitations).toEqual([])
})

test('4 nobody is signed in from another site to an account of the attacker (login CSRF)', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://rau.example' }, {}]) {
    const answer = await ask('POST', '/sign-in', headers, { email: editor.email, password: PASSWORD, code: codeOf(editor.totpSecret, 1) })
    expect([codeOfAnswer(answer), answer.cookies]).toEqual(['request.cross_site', []])
  }
})

test('5 a form of another site cannot be sent as JSON in disguise', async () => {
  const payload = JSON.stringify({ email: 'x@exemplu.ro', role: 'owner' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await ask('POST', '/invitations', { ...owner.headers, 'content-type': type }, payload)).statusCode).toBe(415)
})

test('6 nobody ends a device of somebody else (IDOR)', async () => {
  const [device] = (await ask('GET', '/devices', owner.headers)).json()
  expect(codeOfAnswer(await ask('DELETE', `/devices/${device.id}`, editor.headers))).toBe('operator.device_not_found')
  expect(await isIn(owner.headers)).toBe(true)
})

test('7 the id of a device opens nothing as a cookie', async () => {
  const [device] = (await ask('GET', '/devices', owner.headers)).json()
  expect(await isIn({ cookie: `bobita_operator=${device.id}` })).toBe(false)
})

test('8 a code of the app that was used is not taken again, nor one before it (replay)', async () => {
  const now = codeOf(editor.totpSecret, 1)
  expect((await signInAs(world.app, editor, { code: now })).statusCode).toBe(200)
  for (const code of [now, codeOf(editor.totpSecret), codeOf(editor.totpSecret, -1)])
    expect([code, codeOfAnswer(await signInAs(world.app, editor, { code }))]).toEqual([code, 'operator.wrong_credentials'])
  expect(codeOfAnswer(await ask('POST', '/confirm', editor.headers, { code: now }))).toBe('operator.code_wrong')
})

test('9 of two who send the same code or recovery code at once one comes in', async () => {
  for (const code of [codeOf(editor.totpSecret, 1), editor.recoveryCodes[0]]) {
    const answers = await Promise.all([1, 2, 3].map(() => signInAs(world.app, editor, { code })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 401, 401])
  }
})

test('10 a stolen cookie is worthless after the sign-out, after a sign-out everywhere, and after the device was ended', async () => {
  const other = { ...OWN, cookie: cookiesOf(await signInAs(world.app, editor)) }
  const third = { ...OWN, cookie: cookiesOf(await signInAs(world.app, editor, { code: editor.recoveryCodes[0] })) }
  await ask('POST', '/sign-out', editor.headers)
  expect([await isIn(editor.headers), await isIn(other)]).toEqual([false, true])
  const devices: { id: string; is_this: boolean }[] = (await ask('GET', '/devices', other)).json()
  await ask('DELETE', `/devices/${devices.find(({ is_this }) => !is_this)?.id}`, other)
  expect([await isIn(third), await isIn(other)]).toEqual([false, true])
  await ask('POST', '/sign-out-everywhere', other)
  expect(await isIn(other)).toBe(false)
})

test('11 an invitation opens one account, once, also for two at the same moment', async () => {
  const token = await linkOf('dan@exemplu.ro')
  const offered = await readInvitation(world.database.db, SITE_SECRET, token)
  const payload = { token, name: 'Dan', password: PASSWORD, code: codeOf(offered.totp_secret) }
  const answers = await Promise.all([1, 2].map(() => ask('POST', '/accept', OWN, payload)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 404])
  expect(codeOfAnswer(await ask('POST', '/accept', OWN, payload))).toBe('operator.invitation_invalid')
})

test('12 an invitation that has expired, was taken back or was replaced opens nothing', async () => {
  const { db } = world.database
  const accepted = (token: string, now = new Date()) =>
    acceptInvitation(db, SITE_SECRET, { token, name: 'Dan', password: PASSWORD, code: '123456' }, { device: '?', network: '' }, now)
  const first = await linkOf('dan@exemplu.ro')
  const second = await linkOf('dan@exemplu.ro', 'owner')
  await expect(readInvitation(db, SITE_SECRET, first)).rejects.toThrow('operator.invitation_invalid')
  await readInvitation(db, SITE_SECRET, second)
  await expect(accepted(second, new Date(Date.now() + 73 * HOUR_MS))).rejects.toThrow('operator.invitation_invalid')
  const [{ id }] = (await ask('GET', '/people', owner.headers)).json().invitations
  expect((await ask('DELETE', `/invitations/${id}`, owner.headers)).statusCode).toBe(204)
  await expect(accepted(second)).rejects.toThrow('operator.invitation_invalid')
})

test('13 an invitation is not accepted without its code, whatever stands in its place', async () => {
  const token = await linkOf('dan@exemplu.ro')
  for (const code of ['000000', '', ' ', editor.recoveryCodes[0], codeOf(editor.totpSecret), null, ['123456'], { $ne: '' }]) {
    const { answer } = await accept(world.app, token, { code })
    expect([code, [422, 400].includes(answer.statusCode), answer.cookies]).toEqual([code, true, []])
  }
})

test('14 a cookie somebody was given before they signed in is not the one they have afterwards (session fixation)', async () => {
  const fixed = newToken()
  const answer = await call(world.app, 'POST', '/operators/sign-in', {
    payload: { email: editor.email, password: PASSWORD, code: codeOf(editor.totpSecret, 1) },
    headers: { ...OWN, cookie: `bobita_operator=${fixed}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(cookiesOf(answer)).not.toContain(fixed)
  expect(await isIn({ cookie: `bobita_operator=${fixed}` })).toBe(false)
  // Whoever signs in at a browser ends what was open there.
  const again = await call(world.app, 'POST', '/operators/sign-in', {
    payload: { email: editor.email, password: PASSWORD, code: editor.recoveryCodes[0] },
    headers: { ...OWN, cookie: cookiesOf(answer) },
  })
  expect([again.statusCode, await isIn({ cookie: cookiesOf(answer) })]).toEqual([200, false])
})

test('15 codes are not guessed: after ten tries the eleventh is not looked at, and the owner still comes in from where they are known', async () => {
  const strict = await emptyWorld({ ...OWN_LIMITS, TRUST_PROXY: 'true', LIMIT_OPERATOR_NETWORK: '1000' })
  const ana = await staffMember(strict, 'owner')
  const guess = (at: number) =>
    call(strict.app, 'POST', '/operators/sign-in', {
      payload: { email: ana.email, password: PASSWORD, code: String(100_000 + at) },
      headers: { ...OWN, 'x-forwarded-for': `203.0.${at}.7` },
    })
  const statuses = []
  for (let at = 0; at < 12; at += 1) statuses.push((await guess(at)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await signInAs(strict.app, ana)).statusCode).toBe(200)
  const confirm = (at: number) => call(strict.app, 'POST', '/operators/confirm', { payload: { code: String(100_000 + at) }, headers: ana.headers })
  for (let at = 0; at < 10; at += 1) expect((await confirm(at)).statusCode).toBe(422)
  expect((await confirm(11)).statusCode).toBe(429)
})

test('16 an operator who was disabled has no open session left, and no second one opens', async () => {
  expect((await ask('POST', `/people/${editor.id}/disable`, owner.headers)).statusCode).toBe(204)
  expect(await isIn(editor.headers)).toBe(false)
  expect(codeOfAnswer(await signInAs(world.app, editor))).toBe('operator.wrong_credentials')
  expect(codeOfAnswer(await signInAs(world.app, editor, { code: editor.recoveryCodes[0] }))).toBe('operator.wrong_credentials')
})

test('17 what proves a visitor proves no operator, and the other way round', async () => {
  const ana = await person(world.app, 'Ana')
  const token = cookieOf(owner).split('=')[1] ?? ''
  for (const headers of [
    ana.headers,
    { cookie: `bobita_token=${ana.token}` },
    { cookie: `bobita_operator=${ana.token}` },
    { authorization: `Bearer ${token}` },
  ])
    expect(codeOfAnswer(await ask('GET', '/me', { ...OWN, ...headers }))).toBe('operator.required')
  for (const headers of [{ cookie: cookieOf(owner) }, { authorization: `Bearer ${token}` }, { cookie: `bobita_token=${token}` }])
    expect((await call(world.app, 'GET', '/profile', { headers: { ...OWN, ...headers } })).statusCode).toBe(401)
  // An account of a visitor with the same address and password is another one.
  const twin = { name: 'Ana', email: owner.email, password: PASSWORD }
  await call(world.app, 'POST', '/auth/register', { payload: twin })
  expect((await call(world.app, 'POST', '/auth/login', { payload: { login: editor.email, password: PASSWORD } })).statusCode).toBe(401)
})

test('18 an unknown address, a wrong password and a wrong code are answered with the same words', async () => {
  const wrong = [{ email: 'nimeni@exemplu.ro' }, { password: 'nu-e-asta-parola' }, { code: '000000' }, { code: 'aaaaa-aaaaa' }]
  const answers = await Promise.all(wrong.map((more) => signInAs(world.app, editor, more)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"request_id":"[^"]*"/, '')}`)).size).toBe(1)
  // And a code is used up only by who has the password.
  const code = codeOf(editor.totpSecret, 1)
  await signInAs(world.app, editor, { password: 'nu-e-asta-parola', code })
  expect((await signInAs(world.app, editor, { code })).statusCode).toBe(200)
})

test('19 a script in a name is only letters: kept as it was typed, answered as JSON, and never as a page', async () => {
  for (const text of hostileTexts.filter((_, at) => at % 25 === 0)) {
    const name = text.slice(0, 100)
    const { answer } = await accept(world.app, await linkOf('dan@exemplu.ro'), { name })
    expect([name, answer.statusCode]).toEqual([name, 200])
    const people = await ask('GET', '/people', owner.headers)
    expect(people.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(people.json().operators.map((one: { name: string }) => one.name)).toContain(name.trim())
  }
})

test('20 hostile addresses and bodies are refused before anything is done', async () => {
  const before = await rolesOf()
  const invited = (payload: unknown) => ask('POST', '/invitations', owner.headers, payload)
  for (const payload of [
    { email: '<script>@exemplu.ro', role: 'owner' },
    { email: `${'a'.repeat(300)}@exemplu.ro`, role: 'owner' },
    { email: 'ana@exemplu.ro\r\nBcc: x@y.ro', role: 'owner' },
    { email: 'ana@exemplu.ro', role: '__proto__' },
    { email: 'ana@exemplu.ro', role: ['owner'] },
    { email: { toString: 'x' }, role: 'owner' },
    [],
    null,
  ])
    expect([payload, (await invited(payload)).statusCode]).toEqual([payload, 422])
  for (const id of ['..%2Finvitations', '%00', "' or 1=1 --", 'x'.repeat(190)])
    expect([id, [400, 404, 422].includes((await ask('PUT', `/people/${encodeURIComponent(id)}/role`, owner.headers, { role: 'owner' })).statusCode)]).toEqual([
      id,
      true,
    ])
  for (const after of ["2026' or '1'='1 AAAAAAAAAAAAAAAAAAAAAA", 'x', '%00', 'a'.repeat(5_000)])
    expect((await ask('GET', `/actions?after=${encodeURIComponent(after)}`, owner.headers)).statusCode).toBe(422)
  expect((await ask('GET', '/actions?action=%25', owner.headers)).statusCode).toBe(422)
  expect(await rolesOf()).toEqual(before)
})

test('21 what cannot be undone asks for the second factor again, whatever the request says of itself', async () => {
  await world.database.db
    .updateTable('operator_sessions')
    .set({ confirmed_at: new Date(0).toISOString() })
    .execute()
  const sent = { role: 'owner', confirm: true, confirmed: true, confirmed_at: new Date().toISOString() }
  const answers = [
    await ask('PUT', `/people/${editor.id}/role`, { ...owner.headers, 'x-confirmed': '1' }, sent),
    await ask('POST', `/people/${editor.id}/disable?confirm=true`, owner.headers),
    await ask('POST', '/invitations', owner.headers, { ...sent, email: 'x@exemplu.ro' }),
    await ask('POST', '/recovery-codes', owner.headers),
  ]
  expect(answers.map(codeOfAnswer)).toEqual(Array.from({ length: 4 }, () => 'operator.confirm_needed'))
})
