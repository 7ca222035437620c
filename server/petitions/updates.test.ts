import { beforeEach, expect, test } from 'vitest'
import { PETITION_UPDATES, PETITION_UPDATES_SHOWN } from '#contract/limits.ts'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { aPetition, listed, news, sign } from '#tests/petition.ts'
import { minutesLater, postOffice, start } from '#tests/reading/mails.ts'
import { recipientOf, tokenIn } from '#tests/servers/mail-server.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { createSignatureQueue } from './signature-batches.ts'
import { sweepUpdateMails } from './update-mails.ts'
import { publishUpdate, readUpdates, removeUpdate } from './updates.ts'
import { chooseUpdates } from './withdraw.ts'

let world: Bobita
let mara: StaffMember
let id: number
beforeEach(async () => {
  world = await emptyWorld()
  mara = await staffMember(world, 'petitions')
  id = await aPetition(world.database.db)
})

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: unknown) =>
  call(world.app, method, `/operators${path}`, { headers: mara.headers, ...(payload !== undefined && { payload }) })
const tell = (words: unknown = news) => ask('POST', `/petitions/${id}/updates`, words)
const publish = (words = news, now = start) => publishUpdate(world.database.db, machineActor(), id, words, { mails: true }, now)

/** Signs as a site with mail does, and confirms the mailbox unless it is said not to. */
async function signer(email: string, { wants_updates = true, confirmed = true, language = 'ro' as 'ro' | 'en' } = {}): Promise<void> {
  const { signPetition } = createSignatureQueue(world.database, { mails: true })
  await signPetition(id, { full_name: 'Ana Exemplu', email, wants_updates }, { browserHash: email, userId: null, language }, start)
  if (confirmed) await confirm(email)
}

/** What the link of its mail does. */
async function confirm(email: string): Promise<void> {
  const { db } = world.database
  await db.updateTable('signatures').set({ verified_at: start.toISOString() }).where('email', '=', email).execute()
  await db
    .updateTable('petitions')
    .set((row) => ({ verified_signatures: row('verified_signatures', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

test('what is new of a petition is read at once by everybody, the newest first, and taken back', async () => {
  expect((await tell()).json()).toMatchObject({ asked: 0, updates: [{ ...news, mails: 0, queueing: false }] })
  await tell({ title: 'A doua', text: 'Altceva.' })
  expect((await listed(world.app, id)).updates.map(({ title }) => title)).toEqual(['A doua', news.title])
  const [last] = (await ask('GET', `/petitions/${id}/updates`)).json().updates
  expect((await ask('DELETE', `/petition-updates/${last.id}`)).statusCode).toBe(204)
  expect((await ask('DELETE', `/petition-updates/${last.id}`)).json().code).toBe('petition.update_not_found')
  expect((await call(world.app, 'GET', `/petitions/${id}`)).json().updates).toMatchObject([news])
  const actions = await world.database.db.selectFrom('operator_actions').select(['action', 'operator_id']).where('petition_id', '=', id).execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['petitions.take-back', 'petitions.tell', 'petitions.tell'])
  expect(new Set(actions.map(({ operator_id }) => operator_id))).toEqual(new Set([mara.id]))
})

test('the same words once more are told once; so many are told of a petition and no more, and readers see the newest', async () => {
  await Promise.all([tell(), tell()])
  expect((await ask('GET', `/petitions/${id}/updates`)).json().updates).toHaveLength(1)
  for (let number = 2; number <= PETITION_UPDATES; number += 1) expect((await tell({ title: `Vestea ${number}`, text: 'x' })).statusCode).toBe(201)
  const full = await tell({ title: 'Una în plus', text: 'x' })
  expect([full.statusCode, full.json().code]).toEqual([409, 'petition.updates_full'])
  expect((await listed(world.app, id)).updates).toHaveLength(PETITION_UPDATES_SHOWN)
})

test('an update is checked at the edge, and hostile texts come back as they were typed', async () => {
  for (const wrong of [{ title: ' ' }, { text: '' }, { title: 'x'.repeat(301) }, { text: 'x'.repeat(3_001) }, { mails: 5 }, { petition_id: 1 }])
    expect([wrong, (await tell({ ...news, ...wrong })).statusCode]).toEqual([wrong, 422])
  for (const text of hostileTexts
    .map((hostile) => hostile.slice(0, 200))
    .filter((hostile) => hostile.trim() !== '' && hostile.isWellFormed() && !hostile.includes('\0'))) {
    await publish({ title: text, text })
    const [told] = (await readUpdates(world.database.db, id)).updates
    expect(told).toMatchObject({ title: text, text })
    await removeUpdate(world.database.db, machineActor(), told?.id ?? 0)
  }
})

test('only signers who asked for it and confirmed get one mail each, in their language, with a link that stops them', async () => {
  const office = await postOffice(world.database.db)
  await signer('ana@exemplu.ro')
  await signer('ella@exemplu.ro', { language: 'en' })
  await signer('dan@exemplu.ro', { wants_updates: false })
  await signer('ilinca@exemplu.ro', { confirmed: false })
  await world.database.db.updateTable('outgoing_mails').set({ state: 'sent' }).execute()
  expect((await readUpdates(world.database.db, id)).asked).toBe(2)
  await publish()
  const mails = await office.deliver()
  expect(mails.map(recipientOf).toSorted()).toEqual(['ana@exemplu.ro', 'ella@exemplu.ro'])
  const toAna = mails.find((mail) => recipientOf(mail) === 'ana@exemplu.ro') ?? ''
  expect(toAna).toContain(`https://bobita.example/petitions?id=${id}`)
  expect(toAna).toMatch(/List-Unsubscribe:\s+<https:\/\/bobita.example\/petitions\/signed\?token=/)
  expect(mails.find((mail) => recipientOf(mail) === 'ella@exemplu.ro')).toContain('You asked for news')
  expect(await office.deliver(minutesLater(600))).toEqual([])

  const token = tokenIn(toAna, 'petitions/signed')
  const stopped = await call(world.app, 'POST', '/petitions/signed/updates', { payload: { token, petition_id: id, wants_updates: false } })
  expect(stopped.statusCode).toBe(204)
  const signed = await call(world.app, 'POST', '/petitions/signed', { payload: { token } })
  // A world without mail: nobody is asked whether to be written to.
  expect(signed.json()).toMatchObject([{ petition_id: id, verified: true, wants_updates: null }])
  await publish({ title: 'A doua', text: 'Altceva.' }, minutesLater(5))
  expect((await office.deliver(minutesLater(5))).map(recipientOf)).toEqual(['ella@exemplu.ro'])
})

test('who stops, withdraws, deletes the account or is written about by news that is taken back gets no mail that still waited', async () => {
  const { db } = world.database
  const office = await postOffice(db)
  const ana = await person(world.app, 'Ana')
  await sign(world.app, id, ana.user.email, ana.headers)
  await confirm(ana.user.email)
  const choose = (wants_updates: boolean) => call(world.app, 'PUT', `/profile/signatures/${id}`, { headers: ana.headers, payload: { wants_updates } })
  const waiting = () => db.selectFrom('outgoing_mails').select('email_key').where('kind', '=', 'petition_update').execute()
  expect((await choose(true)).statusCode).toBe(204)
  const ends = [
    () => choose(false),
    async () => ask('DELETE', `/petition-updates/${(await readUpdates(db, id)).updates[0]?.id}`),
    () => call(world.app, 'DELETE', `/profile/signatures/${id}`, { headers: ana.headers }),
  ]
  for (const [number, end] of ends.entries()) {
    await choose(true)
    await publish({ title: `Vestea ${number}`, text: 'x' })
    expect([number, (await waiting()).length]).toEqual([number, 1])
    expect((await end()).statusCode).toBe(204)
    expect([number, await waiting()]).toEqual([number, []])
  }
  expect((await choose(true)).json().code).toBe('petition.not_signed')
  await sign(world.app, id, ana.user.email, ana.headers)
  await confirm(ana.user.email)
  await choose(true)
  await publish({ title: 'Ultima', text: 'x' })
  expect(await waiting()).toHaveLength(1)
  expect((await call(world.app, 'POST', '/profile/delete', { headers: ana.headers, payload: { password: PASSWORD } })).statusCode).toBe(204)
  expect(await waiting()).toEqual([])
  expect(await office.deliver()).toEqual([])
})

test('many who asked are written to a thousand at a time, each once, also when two processes go on with it', async () => {
  const { db } = world.database
  const SIGNERS = 2_300
  const rows = Array.from({ length: SIGNERS }, (_, at) => ({
    petition_id: id,
    email_key: `cineva-${at}@exemplu.ro`,
    full_name: 'Cineva',
    email: `cineva-${at}@exemplu.ro`,
    phone_number: null,
    browser_hash: '',
    user_id: null,
    created_at: start.toISOString(),
    verified_at: start.toISOString(),
    network: null,
    of_former_address: null,
    wants_updates: 1,
  }))
  for (let at = 0; at < SIGNERS; at += 100)
    await db
      .insertInto('signatures')
      .values(rows.slice(at, at + 100))
      .execute()
  await publish()
  const written: (string | null)[] = []
  const take = async () => {
    const waiting = db.updateTable('outgoing_mails').set({ state: 'sent' }).where('kind', '=', 'petition_update').where('state', '=', 'waiting')
    const taken = await waiting.returning('email_key').execute()
    written.push(...taken.map(({ email_key }) => email_key))
    return taken.length
  }
  // While the first ones wait no more come.
  await sweepUpdateMails(db)
  expect([await take(), (await readUpdates(db, id)).updates[0]?.queueing]).toEqual([1_000, true])
  // Whoever the next ones begin behind goes, and so does what tells of them; nobody is written to twice.
  const queuedTo = async () => (await db.selectFrom('petition_updates').select('queued_to').executeTakeFirstOrThrow()).queued_to ?? ''
  const gone = await queuedTo()
  await chooseUpdates(db, id, { email_key: gone }, false)
  expect([gone, await queuedTo()]).toEqual([expect.stringContaining('@'), expect.stringContaining('@')])
  expect(await queuedTo()).not.toBe(gone)
  await Promise.all([sweepUpdateMails(db), sweepUpdateMails(db)])
  expect(await take()).toBe(1_000)
  await sweepUpdateMails(db)
  expect(await take()).toBe(300)
  await sweepUpdateMails(db)
  expect(await take()).toBe(0)
  expect(new Set(written).size).toBe(SIGNERS)
  expect((await readUpdates(db, id)).updates[0]).toMatchObject({ mails: SIGNERS, queueing: false })
})

test('a closed petition is told of until its signers are forgotten', async () => {
  const { db } = world.database
  await db.updateTable('petitions').set({ is_active: 0, closed_at: start.toISOString() }).where('id', '=', id).execute()
  expect((await tell()).statusCode).toBe(201)
  await db.updateTable('petitions').set({ anonymised_at: start.toISOString() }).where('id', '=', id).execute()
  expect((await tell({ title: 'Târziu', text: 'x' })).json().code).toBe('petition.signers_forgotten')
})
