import { beforeEach, expect, test } from 'vitest'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call, person } from '#tests/cast.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { aPetition, deskPetition, listed, newPetition, sign, signatureRows } from '#tests/petition.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld({ TRUST_PROXY: 'true' })
  ana = await staffMember(world, 'petitions')
})

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: unknown, by = ana) =>
  call(world.app, method, `/operators/petitions${path}`, { headers: by.headers, ...(payload !== undefined && { payload }) })
const read = async (path: string) => (await ask('GET', path)).json()
const actionsOf = async (id: number | string) =>
  (await world.database.db.selectFrom('operator_actions').selectAll().where('petition_id', '=', Number(id)).execute()).map(
    ({ action, operator_id, before, after }) => ({
      action,
      operator_id,
      before: before === null ? null : JSON.parse(before),
      after: after === null ? null : JSON.parse(after),
    }),
  )

test('every petition is listed newest first, page after page, by state, and found by title and addressee however they are written', async () => {
  const { db } = world.database
  for (let number = 0; number <= STAFF_PAGE_SIZE; number += 1)
    await aPetition(db, { title: `Numărul ${number}`, created_at: `2026-11-20T10:00:00.${100 + (number % 3)}Z` })
  await aPetition(db, { title: 'Lesă lungă', addressee: 'Primăria Târgu Mureș', is_active: 0, created_at: '2026-11-19T10:00:00.000Z' })
  await aPetition(db, { title: 'Plină', required_signatures: 1, current_signatures: 1 })
  const seen: { id: number; created_at: string }[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await read(next && `?after=${encodeURIComponent(next)}`)
    seen.push(...page.petitions)
    next = page.next
  }
  const { all } = await db
    .selectFrom('petitions')
    .select((row) => row.fn.countAll().as('all'))
    .executeTakeFirstOrThrow()
  expect([new Set(seen.map(({ id }) => id)).size, seen.length]).toEqual([Number(all), Number(all)])
  expect(seen.map(({ created_at }) => created_at)).toEqual(
    seen
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect((await read('?q=TARGU%20lesa')).petitions).toMatchObject([{ title: 'Lesă lungă', state: 'closed' }])
  expect((await read('?state=goal_reached')).petitions).toMatchObject([{ title: 'Plină' }])
})

test('a petition is published, changed, closed with what came of it and opened again; readers see each at once, and the record tells of all', async () => {
  const { id } = (await ask('POST', '', newPetition)).json()
  expect(await listed(world.app, id)).toMatchObject({ title: newPetition.title, photo_url: newPetition.photo_url, title_en: null })
  const first = await read(`/${id}`)
  const signer = await person(world.app, 'Ana')
  await sign(world.app, id, signer.user.email, signer.headers)
  const second = (await ask('PUT', `/${id}`, { expected: first.version, title: 'Alt titlu', title_en: 'Another title', required_signatures: 600 })).json()
  expect(second).toMatchObject({ title: 'Alt titlu', addressee: newPetition.addressee, required_signatures: 600, state: 'open' })
  expect(await listed(world.app, id)).toMatchObject({ title: 'Alt titlu', title_en: 'Another title' })
  const closed = (await ask('POST', `/${id}/close`, { expected: second.version, result: 'Primăria a deschis duminica.' })).json()
  expect(closed).toMatchObject({ state: 'closed', result: 'Primăria a deschis duminica.', closed_at: expect.any(String) })
  expect((await call(world.app, 'GET', `/petitions/${id}`)).statusCode).toBe(404)
  const signed = await call(world.app, 'GET', '/profile/signatures', { headers: signer.headers })
  expect(signed.json()).toMatchObject([{ petition_id: id, result: 'Primăria a deschis duminica.' }])
  const open = (await ask('POST', `/${id}/reopen`, { expected: closed.version, reason: 'Închisă prea devreme.' })).json()
  expect(open).toMatchObject({ state: 'open', closed_at: null })
  expect((await sign(world.app, id, 'ana@exemplu.ro')).statusCode).toBe(200)
  const actions = await actionsOf(id)
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['close', 'create', 'edit', 'raise-goal', 'reopen'])
  expect(new Set(actions.map(({ operator_id }) => operator_id))).toEqual(new Set([ana.id]))
  expect(actions.find(({ action }) => action === 'edit')).toMatchObject({
    before: { title: newPetition.title, title_en: null },
    after: { title: 'Alt titlu', title_en: 'Another title' },
  })
})

test('a form that is older than the petition is refused with what stands there now, whatever it does; signatures make none old', async () => {
  const { id, version } = await deskPetition(world)
  await sign(world.app, Number(id), 'ana@exemplu.ro')
  expect((await ask('PUT', `/${id}`, { expected: version, title: 'Întâi' })).statusCode).toBe(200)
  for (const [method, path, more] of [
    ['PUT', '', { title: 'Al doilea' }],
    ['POST', '/close', {}],
    ['POST', '/reopen', { reason: 'x' }],
    ['POST', '/anonymise', {}],
  ] as const) {
    const answer = await ask(method, `/${id}${path}`, { expected: version, ...more })
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      409,
      expect.objectContaining({ code: 'operator.stale', present: expect.objectContaining({ title: 'Întâi' }) }),
    ])
  }
  const { version: seen } = await read(`/${id}`)
  const both = await Promise.all(['a', 'b'].map((title) => ask('PUT', `/${id}`, { expected: seen, title })))
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('a goal is never lowered; what is open is not opened, and whose signers are forgotten stays closed', async () => {
  const { id, version: expected } = await deskPetition(world)
  expect((await ask('PUT', `/${id}`, { expected, required_signatures: 10 })).json()).toMatchObject({
    code: 'petition.goal_lowered',
    errors: [{ field: 'required_signatures' }],
  })
  expect((await ask('POST', `/${id}/reopen`, { expected, reason: 'x' })).json().code).toBe('petition.is_open')
  expect((await ask('POST', `/${id}/anonymise`, { expected })).json().code).toBe('petition.is_open')
  await sign(world.app, Number(id), 'ana@exemplu.ro')
  const closed = (await ask('POST', `/${id}/close`, { expected })).json()
  const forgotten = (await ask('POST', `/${id}/anonymise`, { expected: closed.version })).json()
  expect([forgotten.anonymised_at, forgotten.current_signatures]).toEqual([expect.any(String), 1])
  expect((await ask('POST', `/${id}/reopen`, { expected: forgotten.version, reason: 'x' })).json().code).toBe('petition.signers_forgotten')
})

/** Signatures from one neighbourhood of the net. */
async function flood(id: number, count: number, network: string, domain = 'fals.example'): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const payload = { full_name: `Bot Fals ${at}`, email: `bot${at}@${domain}` }
    expect((await call(world.app, 'POST', `/petitions/${id}/sign`, { payload, headers: { 'x-forwarded-for': network } })).statusCode).toBe(200)
  }
}

test('a flood is seen, shown without anybody’s name before it is removed, and only what was shown goes', async () => {
  const { db } = world.database
  const id = await aPetition(db)
  await flood(id, 100, '203.0.113.7')
  for (const name of ['ana', 'dan']) await sign(world.app, id, `${name}@exemplu.ro`, { 'x-forwarded-for': '198.51.100.9' })
  const today = (await call(world.app, 'GET', '/operators/today', { headers: ana.headers })).json()
  expect(today.waiting).toMatchObject([{ kind: 'surges', count: 1, oldest_at: expect.any(String) }])
  const { surges } = await read('')
  expect(surges).toMatchObject([{ petition_id: id, signatures: 100 }])
  const [{ network }] = surges

  const shown = await ask('POST', `/${id}/suspects`, { network })
  expect(shown.json()).toMatchObject({
    signatures: 100,
    verified_signatures: 0,
    left: 2,
    shapes: [{ shape: 'Aaa Aaaa 99 · aaa99@fals.example', signatures: 90 }, { signatures: 10 }],
  })
  expect(shown.body).not.toMatch(/bot\d|Fals \d/)
  const { to, signatures } = shown.json()
  await flood(id, 102, '203.0.113.7')
  const wrong = await ask('POST', `/${id}/suspects/remove`, { network, to, signatures: signatures - 1 })
  expect([wrong.statusCode, wrong.json().present.signatures]).toEqual([409, 100])
  expect(await signatureRows(db, id)).toBe(104)
  expect((await ask('POST', `/${id}/suspects/remove`, { network, to, signatures })).json()).toEqual({ removed: 100, left: 4 })
  expect([await signatureRows(db, id), (await listed(world.app, id)).current_signatures]).toEqual([4, 4])
  expect((await actionsOf(id)).map(({ action }) => action)).toEqual(['invalidate'])
})

test('a domain that few share is not named, for it could be a person’s', async () => {
  const { id } = await deskPetition(world)
  await sign(world.app, Number(id), 'ana@popescu-ana.ro')
  const { shapes } = (await ask('POST', `/${id}/suspects`, { domain: 'popescu-ana.ro' })).json()
  expect(shapes).toEqual([{ shape: 'Aaa Aaaaaaa · aaa@…', signatures: 1 }])
})

test('a removal needs a second factor of the last minutes, and something that narrows it', async () => {
  const { id } = await deskPetition(world)
  await sign(world.app, Number(id), 'ana@exemplu.ro')
  const to = new Date(Date.now() + 60_000).toISOString()
  for (const named of [{}, { to }]) expect((await ask('POST', `/${id}/suspects`, named)).json().code).toBe('petition.nothing_suspected')
  expect((await ask('POST', `/${id}/suspects/remove`, { to, signatures: 1 })).json().code).toBe('petition.nothing_suspected')
  for (const domain of ['%', 'a b', '@', '_', "' or 1=1 --"])
    expect([domain, (await ask('POST', `/${id}/suspects`, { domain })).statusCode]).toEqual([domain, 422])
  await world.database.db
    .updateTable('operator_sessions')
    .set({ confirmed_at: new Date(0).toISOString() })
    .execute()
  expect((await ask('POST', `/${id}/suspects/remove`, { domain: 'exemplu.ro', to, signatures: 1 })).json().code).toBe('operator.confirm_needed')
  expect(await signatureRows(world.database.db, Number(id))).toBe(1)
})

test('a script in any field is only letters, nothing beyond the form can be named, and other roles are refused', async () => {
  const { id, version } = await deskPetition(world)
  for (const text of hostileTexts.filter((one, at) => at % 25 === 0 && one.trim() !== '')) {
    const { version: expected } = await read(`/${id}`)
    const words = { title: text.slice(0, 300), description: text, addressee: text.slice(0, 300), title_en: text.slice(0, 300), summary_en: text, result: text }
    const answer = await ask('PUT', `/${id}`, { expected, ...words })
    expect([text, answer.statusCode, answer.headers['content-type']]).toEqual([text, 200, 'application/json; charset=utf-8'])
    expect(answer.json().title).toBe(words.title)
  }
  const { version: expected } = await read(`/${id}`)
  for (const more of [
    { current_signatures: 999 },
    { verified_signatures: 9 },
    { is_active: 0 },
    { is_example: 1 },
    { id: 5 },
    { closed_at: null },
    { photo_url: 'javascript:alert(1)' },
    { photo_url: '//rau.example/x.svg' },
    { photo_url: '/petitions/../x.svg' },
    { required_signatures: 0 },
    { required_signatures: 1.5 },
    { title: ' ' },
    { title: 'a'.repeat(301) },
  ])
    expect([more, (await ask('PUT', `/${id}`, { expected, ...more })).statusCode]).toEqual([more, 422])
  for (const role of ['moderator', 'editor'] as const) {
    const other = await staffMember(world, role)
    expect((await ask('PUT', `/${id}`, { expected: version, title: 'x' }, other)).json().code).toBe('operator.forbidden')
    expect((await ask('GET', '', undefined, other)).json().code).toBe('operator.forbidden')
  }
  const { cookie = '' } = ana.headers
  expect((await ask('PUT', `/${id}`, { expected, title: 'x' }, { ...ana, headers: { cookie, 'sec-fetch-site': 'cross-site' } })).json().code).toBe(
    'request.cross_site',
  )
})
