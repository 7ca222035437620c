import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { listedShelter } from '#tests/listed-record.ts'
import { minutesLater, postOffice, start } from '#tests/reading/mails.ts'
import { recipientOf, startMailServer } from '#tests/servers/mail-server.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { recordDesk } from '#tests/staff/record-desk.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { decide } from '../reports/decide.ts'
import { eraseRecord } from './erase-record.ts'
import { sweepReplies } from './suggestion-replies.ts'
import { correctRecord } from './suggestions.ts'

const MAIL = { MAIL_FROM: 'Bobita <cont@bobita.example>', PUBLIC_URL: 'https://bobita.example' }
const ADDRESS = 'ilinca@exemplu.ro'
const TYPED = 'CUMPĂRĂ ACUM'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'moderator')
})
const { read, act, version } = recordDesk(
  () => world,
  () => ana,
)
const because = { reason: 'Am sunat: datele sunt bune.' }
const change = (key: string, payload: object) => call(world.app, 'PUT', `/operators/records/${key}`, { payload, headers: ana.headers })
const refuse = (id: string) => call(world.app, 'POST', `/operators/notes/${id}/refuse`, { payload: because, headers: ana.headers })
const kept = () => world.database.db.selectFrom('suggestion_replies').select(['email', 'outcome']).execute()

/** What somebody said is wrong with a listed shelter, and where to tell them, on a site that sends mails. */
async function noted(email: string = ADDRESS, now = start) {
  const shelter = await listedShelter(world)
  await correctRecord(world.database.db, { kind: 'shelter', id: shelter.id, what: TYPED, email, nickname: '' }, { mails: true, language: 'ro' }, now)
  const { notes } = await read(`notes?record=${shelter.key}`)
  return { ...shelter, note: String(notes[0].id) }
}

test('whoever says that a number is wrong and leaves an address gets one mail once it is right, in their language; operators do not see the address', async () => {
  const server = await startMailServer('takes')
  onTestFinished(() => server.close())
  world = await emptyWorld({ ...MAIL, SMTP_URL: server.url })
  ana = await staffMember(world, 'moderator')
  const name = 'Adăpostul Lăbuță'
  const { id, key, expected } = await listedShelter(world, { name })
  const payload = { kind: 'shelter', id, what: TYPED, email: ` ${ADDRESS} ` }
  expect((await call(world.app, 'POST', '/directory/reports', { payload, headers: { 'accept-language': 'en' } })).statusCode).toBe(204)
  const page = await read('notes')
  expect(page.notes).toMatchObject([{ what: TYPED, wants_reply: true, record: { id } }])
  expect(JSON.stringify(page)).not.toContain(ADDRESS)
  expect((await change(key, { expected, note: page.notes[0].id, phone_numbers: ['0722 000 002'] })).statusCode).toBe(204)
  const told = () => server.taken.filter((mail) => recipientOf(mail) === ADDRESS)
  await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 60_000 })
  expect(told()[0]).toContain(`We have checked what you reported and corrected the record: ${name}.`)
  expect(told()[0]).toContain(`https://bobita.example/shelters?id=${id}`)
  expect(told()[0]).not.toContain(TYPED)
  // Another change is nothing to tell them.
  expect((await change(key, { expected: await version(key), phone_numbers: ['0722 000 003'] })).statusCode).toBe(204)
  const queued = world.database.db.selectFrom('outgoing_mails').select('id').where('suggestion_id', 'is not', null)
  await vi.waitFor(async () => expect(await queued.execute()).toEqual([]), { timeout: 60_000 })
  expect(told()).toHaveLength(1)
})

test('a note that is closed without a change is answered with the reason, one whose record leaves the list with that; nothing that was typed is repeated', async () => {
  const { db } = world.database
  const office = await postOffice(db)
  const told = async () => {
    const [mail = '', ...more] = await office.deliver(new Date())
    expect([recipientOf(mail), more, mail.includes(TYPED)]).toEqual([ADDRESS, [], false])
    return mail
  }
  const right = await noted()
  expect((await refuse(right.note)).statusCode).toBe(204)
  const said = await told()
  expect(said).toContain('Am verificat ce ai semnalat pe 21 noiembrie 2026. Fișa rămâne cum este acum.')
  expect(said).toContain(`Motivul: ${because.reason}`)
  expect((await refuse(right.note)).json().code).toBe('operator.decided')

  const gone = 'Fișa nu mai este în listă.'
  const hidden = await noted()
  expect((await act(hidden.key, 'hide', { expected: hidden.expected, note: hidden.note, reason: 'A cerut să nu mai apară.' })).statusCode).toBe(204)
  const leftTheList = await told()
  expect(leftTheList).toContain(gone)
  // Why somebody else is no longer listed is theirs.
  expect(leftTheList).not.toContain('A cerut')

  // Saved without a change, nothing was put right.
  const saved = await noted()
  expect((await change(saved.key, { expected: saved.expected, note: saved.note })).statusCode).toBe(204)
  const unchanged = await told()
  expect(unchanged).toContain('Fișa rămâne cum este acum.')
  expect(unchanged).not.toContain('Motivul')

  // On the command line.
  const reported = await noted()
  await decide(db, machineActor(), { id: reported.note, decision: 'hide', way: 'mailed', ...because })
  expect(await told()).toContain(gone)
  const erased = await noted()
  await eraseRecord(db, machineActor(), { kind: 'shelter', id: erased.id }, 'A cerut.')
  expect(await told()).toContain(gone)
})

test('why a record is shown again is no word about the note that this closes', async () => {
  const { key, note, expected } = await noted()
  const reason = 'A fost ascunsă din greșeală.'
  expect((await act(key, 'hide', { expected, reason })).statusCode).toBe(204)
  expect((await act(key, 'show', { expected: await version(key), note, reason })).statusCode).toBe(204)
  expect(await world.database.db.selectFrom('suggestion_replies').select(['outcome', 'reason']).execute()).toEqual([{ outcome: 'kept', reason: null }])
})

test('the mail about a record that became part of another leads to that one', async () => {
  const office = await postOffice(world.database.db)
  const { key, expected, note } = await noted()
  const into = await listedShelter(world)
  expect((await act(key, 'merge', { expected, into: into.id, into_expected: into.expected, fields: {} })).statusCode).toBe(204)
  expect((await change(into.key, { expected: await version(into.key), note, place: 'Huși' })).statusCode).toBe(204)
  const [mail = ''] = await office.deliver(new Date())
  expect(mail).toContain(`https://bobita.example/shelters?id=${into.id}`)
})

test('the address beside a note is kept until a week after the note is closed, a year at most, and nowhere on a site without mails', async () => {
  const { db } = world.database
  const { id } = await listedShelter(world)
  const payload = { kind: 'shelter', id, what: TYPED, email: ADDRESS }
  expect((await call(world.app, 'POST', '/directory/reports', { payload })).statusCode).toBe(204)
  expect([await kept(), (await read('notes')).notes]).toEqual([[], [expect.objectContaining({ wants_reply: false })]])
  const refused = await call(world.app, 'POST', '/directory/reports', { payload: { ...payload, email: 'ilinca' } })
  expect(refused.json().errors).toEqual([{ field: 'email', message: 'Adresa de e-mail nu este corectă.' }])

  const { note } = await noted()
  await decide(db, machineActor(), { id: note, decision: 'keep', way: 'mailed', ...because }, start)
  await sweepReplies(db, new Date(start.getTime() + 7 * DAY_MS - 1))
  expect(await kept()).toEqual([{ email: ADDRESS, outcome: 'kept' }])
  await sweepReplies(db, new Date(start.getTime() + 7 * DAY_MS))
  // Its mail goes along.
  expect([await kept(), await db.selectFrom('outgoing_mails').select('id').where('kind', '=', 'suggestion_decided').execute()]).toEqual([[], []])
  await noted(ADDRESS, minutesLater(1))
  await sweepReplies(db, new Date(minutesLater(1).getTime() + 365 * DAY_MS))
  expect(await kept()).toEqual([])
})

test('the address beside a note stands in the export of its account and goes with it; the note says nothing of them and waits on', async () => {
  const dan = await person(world.app, 'Dan')
  const { note } = await noted(dan.user.email)
  expect((await call(world.app, 'GET', '/profile/export', { headers: dan.headers })).json().suggestion_replies).toMatchObject([{ email: dan.user.email }])
  expect((await call(world.app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: dan.headers })).statusCode).toBe(204)
  expect([await kept(), (await read('notes')).notes]).toEqual([[], [expect.objectContaining({ id: note, wants_reply: false })]])
})
