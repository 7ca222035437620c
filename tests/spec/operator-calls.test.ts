import { beforeAll, expect, test } from 'vitest'
import type { Described, OperatorsOnly } from '#contract/described.ts'
import { HOUR_MS } from '#contract/limits.ts'
import { roles, type Role } from '#contract/staff.ts'
import { operationNames, operations } from '#contract/operations.ts'
import { named } from '#tests/api/access.ts'
import { CANARY } from '#tests/hostile/hostile-texts.ts'
import { madeFor, operatorCalls as calls, send, withMore, withText, type Target } from '#tests/api/operator-calls.ts'
import { call, cookiesOf } from '#tests/cast.ts'
import { dump, tablesOf } from '#tests/reading/dump.ts'
import { OWN, signInAs, staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { newId } from '#server/platform/ids.ts'

/** Attacks on every call of the area: each takes its calls from the table, so that a new call is attacked the day it is there. */

let world: Bobita
let owner: StaffMember
/** One of each role. */
const members = new Map<Role, StaffMember>()
beforeAll(async () => {
  world = await emptyWorld()
  owner = await staffMember(world, 'owner')
  for (const role of roles) members.set(role, await staffMember(world, role))
})

const rowOf = (name: string): Described & OperatorsOnly => {
  const row: Described | undefined = Object.entries(operations).find(([one]) => one === name)?.[1]
  if (row?.who !== 'operator') throw new Error(`${name} is not for operators`)
  return row
}
const writes = calls.filter(([name]) => named(name).method !== 'GET')
const withId = calls.filter(([name]) => named(name).url.includes(':'))
/** The second factor of the owner counts as just given, however slow the machine. */
const confirmedNow = () => aged(owner, { confirmed_at: '2099-01-01T00:00:00.000Z', last_seen_at: agoOf(0) })
const codeOf = ({ body }: { body: string }) => JSON.parse(body || '{}').code
const actions = async () =>
  Number(
    (
      await world.database.db
        .selectFrom('operator_actions')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  )

test('every call of operators is attacked', () => {
  const ofOperators = operationNames.filter((name) => operations[name].who === 'operator')
  expect(calls.map(([name]) => name).toSorted()).toEqual(ofOperators.toSorted())
  expect(writes.length).toBeGreaterThan(30)
  expect(withId.length).toBeGreaterThan(30)
})

test.each(writes)('%s is refused from another site, or from nowhere, although its cookie is right (CSRF)', async (name, trial) => {
  const target = await madeFor(world, owner, trial)
  const before = await actions()
  const cookie = owner.headers['cookie'] ?? ''
  for (const from of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://rau.example' },
    { origin: 'null' },
    {},
  ]) {
    const answer = await send(world, name, target, { cookie, ...from })
    expect([from, answer.statusCode, codeOf(answer), answer.cookies]).toEqual([from, 403, 'request.cross_site', []])
  }
  // A form of another site cannot say JSON, and what it can say is not read.
  if (target.payload !== undefined)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { statusCode } = await send(world, name, target, { ...owner.headers, 'content-type': type })
      expect([type, statusCode]).toEqual([type, 415])
    }
  expect(await actions()).toBe(before)
})

test.each(calls)('%s is not done for a role that may not, whatever the request says of itself', async (name, trial) => {
  const { roles: may } = rowOf(name)
  const target = await madeFor(world, owner, trial)
  const before = await actions()
  for (const [role, member] of members) {
    if (role === 'owner' || may.includes(role)) continue
    const claims = { 'x-role': 'owner', 'x-operator': owner.id, 'x-http-method-override': 'GET', 'x-original-url': '/operators/me', 'x-confirmed': '1' }
    const payload = target.payload === undefined ? undefined : withMore(target.payload, { role: 'owner', operator_id: owner.id, by: owner.id })
    const query = [target.query, `role=owner&operator_id=${owner.id}`].filter(Boolean).join('&')
    const answer = await send(world, name, { ...target, payload, query }, { ...member.headers, ...claims })
    expect([role, answer.statusCode, codeOf(answer)]).toEqual([role, 403, 'operator.forbidden'])
  }
  expect(await actions()).toBe(before)
})

/** Ways in which a cookie of an owner comes to open nothing. */
const ENDINGS: Record<string, (member: StaffMember) => Promise<unknown>> = {
  'signed out': ({ headers }) => call(world.app, 'POST', '/operators/sign-out', { headers }),
  'signed out everywhere': ({ headers }) => call(world.app, 'POST', '/operators/sign-out-everywhere', { headers }),
  'ended from another device': async (member) => {
    const other = { ...OWN, cookie: cookiesOf(await signInAs(world.app, member)) }
    const devices: { id: string; is_this: boolean }[] = (await call(world.app, 'GET', '/operators/devices', { headers: other })).json()
    await call(world.app, 'DELETE', `/operators/devices/${devices.find(({ is_this }) => !is_this)?.id}`, { headers: other })
  },
  'disabled by another owner': ({ id }) => call(world.app, 'POST', `/operators/people/${id}/disable`, { headers: owner.headers }),
  'idle for half an hour': (member) => aged(member, { last_seen_at: agoOf(HOUR_MS / 2) }),
  'twelve hours old': (member) => aged(member, { created_at: agoOf(12 * HOUR_MS) }),
}
const agoOf = (ms: number) => new Date(Date.now() - ms).toISOString()
const aged = ({ id }: StaffMember, at: { last_seen_at?: string; created_at?: string; confirmed_at?: string }) =>
  world.database.db.updateTable('operator_sessions').set(at).where('operator_id', '=', id).execute()

test.each(Object.keys(ENDINGS))('no call is done with a cookie that is %s', async (ending) => {
  const gone = await staffMember(world, 'owner')
  await ENDINGS[ending]?.(gone)
  for (const [name, trial] of calls) {
    const target = await madeFor(world, owner, trial)
    const since = await actions()
    const answer = await send(world, name, target, gone.headers)
    expect([name, answer.statusCode, codeOf(answer), answer.cookies]).toEqual([name, 401, 'operator.required', []])
    expect(await actions()).toBe(since)
  }
})

/** The first word of an address: what kind of thing its id names. */
const familyOf = (name: string) => named(name).url.split('/')[2] ?? ''
/** Kinds whose ids name the same things. */
const SAME: Record<string, string> = { suggestions: 'records', notes: 'reports' }
const EMPTY = /^(\[\]|\{"\w+":\[\],"next":null\})$/
const kindOf = (name: string) => SAME[familyOf(name)] ?? familyOf(name)

test('no call takes the id of another kind, or a made-up one (IDOR)', async () => {
  const targets = new Map<string, Target>()
  for (const [name, trial] of withId) targets.set(name, await madeFor(world, owner, trial))
  for (const [name] of withId) {
    const target = targets.get(name) ?? {}
    const others = withId.flatMap(([other]) => (kindOf(other) === kindOf(name) ? [] : (targets.get(other)?.id ?? [])))
    // Small numbers are ids of several kinds at once.
    const foreign = new Set(others.filter((id) => !(Number(id) < 10_000)))
    for (const id of [...foreign, newId(), '0', '-1', '1e9', '2000000001', 'shelter-0', 'user-1', '..%2Fme', '%00', "' or 1=1 --", 'x'.repeat(190)]) {
      const before = await actions()
      const { statusCode, body } = await send(world, name, { ...target, id: encodeURIComponent(id) }, owner.headers)
      // A list of what belongs to something that never was is empty.
      const tellsNothing = (statusCode >= 400 && statusCode < 500) || (statusCode === 200 && EMPTY.test(body))
      expect([name, id, tellsNothing, statusCode, body]).toEqual([name, id, true, statusCode, body])
      expect([name, id, await actions()]).toEqual([name, id, before])
    }
  }
})

test('what every operator may about themselves, nobody may about another (IDOR)', async () => {
  const own = withId.filter(([name]) => rowOf(name).roles.length === roles.length)
  expect(own.length).toBeGreaterThan(0)
  for (const [name, trial] of own)
    for (const [role, other] of members) {
      const answer = await send(world, name, await madeFor(world, owner, trial), other.headers)
      expect([name, role, answer.statusCode]).toEqual([name, role, 404])
    }
})

test('no call takes a field its form does not have (mass assignment)', async () => {
  const { db } = world.database
  const tables = await tablesOf(db)
  const columns = [...new Set([...tables.values()].flat())]
  expect(columns).toEqual(expect.arrayContaining(['role', 'is_active', 'operator_id', 'password_hash', 'status']))
  for (const [name, trial] of calls.filter(([one]) => rowOf(one).body !== undefined)) {
    const target = await madeFor(world, owner, trial)
    const payload = withMore(target.payload ?? {}, Object.fromEntries(columns.map((column) => [column, `in-plus-${name}`])))
    await confirmedNow()
    const { statusCode } = await send(world, name, { ...target, payload }, owner.headers)
    expect([name, [trial.status, 422].includes(statusCode), statusCode]).toEqual([name, true, statusCode])
  }
  const kept = [...(await dump(db, tables.keys()))].flatMap(([where, text]) => (text.match(/in-plus-\w+/g) ?? []).map((found) => `${found} in ${where}`))
  expect(kept).toEqual([])
})

/** What belongs to no text: letters that would be a script or an element, were they taken for one. */
const SCRIPT = `<script>${CANARY}(1)</script><img src=x onerror=${CANARY}(1)>`

test('a script in any text field is kept as letters and answered as JSON, as a picture or as a file to keep, never as a page', async () => {
  const written = new Map<string, Target>()
  for (const [name, trial] of writes) {
    const target = await madeFor(world, owner, trial)
    await confirmedNow()
    const { statusCode, headers } = await send(world, name, { ...target, payload: withText(target.payload, SCRIPT) }, owner.headers)
    expect([name, statusCode < 500, statusCode]).toEqual([name, true, statusCode])
    expect([name, isHarmless(headers)]).toEqual([name, true])
    written.set(name, target)
    if (/SignOut/.test(name)) owner = await staffMember(world, 'owner')
  }
  let shown = 0
  for (const [name, trial] of calls.filter(([one]) => named(one).method === 'GET')) {
    const sameKind = [...written].flatMap(([write, target]) => (familyOf(write) === familyOf(name) ? [target] : []))
    for (const target of [await madeFor(world, owner, trial), ...(named(name).url.includes(':') ? sameKind : [])]) {
      const { statusCode, headers, body } = await send(world, name, { ...(await madeFor(world, owner, trial)), id: target.id ?? '' }, owner.headers)
      expect([name, statusCode < 500, isHarmless(headers)]).toEqual([name, true, true])
      if (body.includes(SCRIPT.slice(0, 20))) shown += 1
    }
  }
  // Some of it stands where operators read it, or nothing would have been proven.
  expect(shown).toBeGreaterThan(5)
})

/** Whether a browser would never make a page of an answer. */
function isHarmless(headers: Awaited<ReturnType<typeof send>>['headers']): boolean {
  const { 'content-type': type = '', 'content-disposition': disposition = '', 'content-security-policy': policy = '' } = headers
  const isFile = `${disposition}`.startsWith('attachment') && /^text\/(plain|csv)\b/.test(type)
  const isData = type === '' || /^application\/(problem\+)?json; charset=utf-8$/.test(type)
  return (isData || isFile || type === 'image/webp') && headers['x-content-type-options'] === 'nosniff' && `${policy}`.includes("default-src 'none'")
}
