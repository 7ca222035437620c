import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, cookiesOf, person } from '#tests/cast.ts'
import { aPetition, listed, sign, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'

const ALREADY = 'Ai semnat deja această petiție.'

test('S-348 S-431 the list holds the active petitions with their fields, for a guest', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const closed = await aPetition(database.db, { is_active: 0 })
  const answer = await call(app, 'GET', '/petitions?active=true')
  expect(answer.statusCode).toBe(200)
  const petitions: { id: number }[] = answer.json()
  expect(petitions.map((petition) => petition.id)).not.toContain(closed)
  expect(petitions.find((petition) => petition.id === id)).toEqual({
    id,
    title: 'Apă proaspătă pentru câinii din parc',
    description: 'Cerem o cișmea.\nȘi un castron.',
    addressee: 'Primăria Orașului Exemplu',
    title_en: null,
    summary_en: null,
    photo_url: null,
    current_signatures: 0,
    required_signatures: 1_000,
    verified_signatures: null,
    created_at: '2026-11-20T10:00:00.000Z',
    is_example: false,
    updates: [],
  })
})

test('the list is asked again before it is believed, and answers 304 when nothing has changed', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const first = await call(app, 'GET', '/petitions?active=true')
  expect(first.headers['cache-control']).toBe('public, no-cache')
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await call(app, 'GET', '/petitions?active=true', { headers })).statusCode).toBe(304)
  await sign(app, id, 'ana@exemplu.ro')
  expect((await call(app, 'GET', '/petitions?active=true', { headers })).statusCode).toBe(200)
})

test('one petition has an address of its own; a closed or impossible one is unknown', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const closed = await aPetition(database.db, { is_active: 0 })
  expect((await call(app, 'GET', `/petitions/${id}`)).json()).toEqual(await listed(app, id))
  for (const unknown of [closed, 999, 0, -1, 1.5, 'x', '99999999999']) {
    const answer = await call(app, 'GET', `/petitions/${unknown}`)
    expect([unknown, answer.statusCode, answer.json().code]).toEqual([unknown, 404, 'petition.not_found'])
  }
})

test('S-432 S-435 S-016 a guest signs and the list shows one signature more', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const answer = await sign(app, id, 'ana@exemplu.ro')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: true,
    message: 'Semnătura ta a fost înregistrată.',
    data: { current_signatures: 1, required_signatures: 1_000 },
    withdrawal_code: expect.any(String),
  })
  expect((await listed(app, id)).current_signatures).toBe(1)
  expect(await signatureRows(database.db, id)).toBe(1)
})

test('S-433 S-349 a phone number may be given, left empty or left out', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  for (const [index, phone_number] of ['0722 000 000', '', null, undefined].entries()) {
    const answer = await call(app, 'POST', `/petitions/${id}/sign`, { payload: { full_name: 'Dan', email: `dan${index}@exemplu.ro`, phone_number } })
    expect(answer.statusCode).toBe(200)
  }
  const kept = await database.db.selectFrom('signatures').select('phone_number').where('petition_id', '=', id).orderBy('email_key').execute()
  expect(kept.map((row) => row.phone_number)).toEqual(['0722 000 000', null, null, null])
})

test('D-018 the same browser is told that it has signed, however it spells the mailbox', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const cookie = cookiesOf(await sign(app, id, 'ana.pop@gmail.com'))
  for (const spelling of ['ana.pop@gmail.com', 'ANA.POP@gmail.com', 'anapop+petitii@googlemail.com', ' a.n.a.p.o.p@gmail.com ']) {
    const answer = await sign(app, id, spelling, { cookie })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toBe(ALREADY)
  }
  expect((await listed(app, id)).current_signatures).toBe(1)
})

test('D-018 a stranger who repeats a mailbox gets the answer of a first signature, and nothing is counted', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const first = await sign(app, id, 'ana@exemplu.ro')
  const again = await sign(app, id, 'ana+alt@exemplu.ro')
  expect(again.statusCode).toBe(200)
  // A code, which is never the same, and opens nothing here (withdrawal-code.test.ts).
  expect(again.json()).toEqual({ ...first.json(), withdrawal_code: expect.stringMatching(/^[0-9A-Z-]{23}$/) })
  expect(Object.keys(again.headers).toSorted()).toEqual(Object.keys(first.headers).toSorted())
  expect(await signatureRows(database.db, id)).toBe(1)
})

test('D-018 an account is told that it has signed, also from another browser', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const ana = await person(app, 'Ana')
  // The sign call carries no Authorization header: the account is known by its cookie, from our own pages only.
  const signedIn = { cookie: `bobita_token=${ana.token}`, 'sec-fetch-site': 'same-origin' }
  expect((await sign(app, id, ana.user.email, signedIn)).statusCode).toBe(200)
  const again = await sign(app, id, ana.user.email, signedIn)
  expect(again.statusCode).toBe(409)
  expect(again.json().error).toBe(ALREADY)
})

test('the cookie of a signer lasts as long as their browser is known', async () => {
  const { app, database } = await emptyWorld()
  const answer = await sign(app, await aPetition(database.db), 'ana@exemplu.ro')
  expect(answer.cookies).toMatchObject([{ name: 'bobita_signer', httpOnly: true, maxAge: 30 * 24 * 60 * 60 }])
})

test('two people at one computer both sign, and the rows do not tell that they share it with another petition', async () => {
  const { app, database } = await emptyWorld()
  const [one, other] = [await aPetition(database.db), await aPetition(database.db)]
  const cookie = cookiesOf(await sign(app, one, 'ana@exemplu.ro'))
  expect((await sign(app, one, 'dan@exemplu.ro', { cookie })).json().data.current_signatures).toBe(2)
  await sign(app, other, 'ana@exemplu.ro', { cookie })
  const kept = await database.db.selectFrom('signatures').select(['petition_id', 'browser_hash']).where('petition_id', 'in', [one, other]).execute()
  expect(new Set(kept.map((row) => row.browser_hash)).size).toBe(2)
})

test('S-434 D-020 a wrong form answers 422 with a sentence and stores nothing', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const ana = { full_name: 'Ana Exemplu', email: 'ana@exemplu.ro' }
  const wrong: [object, string][] = [
    [{ ...ana, email: 'fără-arond' }, 'Adresa de e-mail nu este corectă.'],
    [{ ...ana, email: 'ana@exemplu' }, 'Adresa de e-mail nu este corectă.'],
    [{ ...ana, email: 'a..na@exemplu.ro' }, 'Adresa de e-mail nu este corectă.'],
    [{ ...ana, email: `${'a'.repeat(250)}@exemplu.ro` }, 'Sunt permise cel mult 254 de caractere.'],
    [{ ...ana, full_name: '   ' }, 'Acest câmp nu poate fi gol.'],
    [{ ...ana, full_name: 'Cumpără de pe exemplu.ro' }, 'Scrie doar numele, fără adrese de site.'],
    [{ email: ana.email }, 'Acest câmp este obligatoriu.'],
  ]
  for (const [payload, sentence] of wrong) {
    const answer = await call(app, 'POST', `/petitions/${id}/sign`, { payload })
    expect([payload, answer.statusCode, answer.json().error]).toEqual([payload, 422, sentence])
  }
  expect(await signatureRows(database.db, id)).toBe(0)
})

test('D-021 an unknown petition answers 404 and a closed one 409, both with a sentence', async () => {
  const { app, database } = await emptyWorld()
  const unknown = await sign(app, 999, 'ana@exemplu.ro')
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'Petiția nu a fost găsită.'])
  const closed = await sign(app, await aPetition(database.db, { is_active: 0 }), 'ana@exemplu.ro')
  expect([closed.statusCode, closed.json().error]).toEqual([409, 'Petiția s-a încheiat și nu mai primește semnături.'])
})

test('a petition at its goal refuses signatures', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db, { required_signatures: 1 })
  expect((await sign(app, id, 'ana@exemplu.ro')).statusCode).toBe(200)
  const late = await sign(app, id, 'dan@exemplu.ro')
  expect([late.statusCode, late.json().error]).toEqual([409, 'Petiția și-a atins obiectivul și nu mai primește semnături.'])
  expect((await listed(app, id)).current_signatures).toBe(1)
})

test('a machine that fills in the field nobody sees is thanked and not counted', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const answer = await call(app, 'POST', `/petitions/${id}/sign`, { payload: { full_name: 'Bot', email: 'bot@exemplu.ro', comment: 'buy now' } })
  expect([answer.statusCode, answer.json().success]).toEqual([200, true])
  expect(await signatureRows(database.db, id)).toBe(0)
})

test('D-022 nothing a signer typed appears in the list, in an answer or in a refusal', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const canary = randomUUID()
  const payload = { full_name: `Nume ${canary}`, email: `${canary}@exemplu.ro`, phone_number: '0700 123 987' }
  const first = await call(app, 'POST', `/petitions/${id}/sign`, { payload })
  const answers = [
    first,
    await call(app, 'POST', `/petitions/${id}/sign`, { payload, headers: { cookie: cookiesOf(first) } }),
    await call(app, 'POST', '/petitions/999/sign', { payload }),
    await call(app, 'POST', `/petitions/${id}/sign`, { payload: { ...payload, full_name: `www.${canary}.ro` } }),
    await call(app, 'GET', '/petitions?active=true'),
    await call(app, 'GET', `/petitions/${id}`),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 409, 404, 422, 200, 200])
  for (const { body } of answers) {
    expect(body).not.toContain(canary)
    expect(body).not.toContain('123 987')
  }
})
