import { loseRows } from '#tests/setup/empty-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { minutesLater, postOffice, start } from '#tests/reading/mails.ts'
import { recipientOf } from '#tests/servers/mail-server.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { approveSuggestion, rejectSuggestion } from './decide-suggestions.ts'
import { sweepReplies } from './suggestion-replies.ts'
import { suggestRecord } from './suggestions.ts'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'moderator')
})

const asked = { kind: 'shelter', name: 'Adăpostul Speranța', place: 'Iași', phone: '0722 000 001', website: '', why: 'Salvează câini.', nickname: '' } as const
const mailing = { mails: true, noticed: true, language: 'ro' } as const

/** A shelter somebody proposed, as its form proposes it. */
async function proposed(more: Partial<Parameters<typeof suggestRecord>[1]> = {}, now = new Date()) {
  const { db } = world.database
  await suggestRecord(db, { ...asked, ...more }, mailing, now)
  const { id, updated_at } = await db.selectFrom('shelters').select(['id', 'updated_at']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  return { id, key: `shelter-${id}`, expected: updated_at }
}

const read = async (path: string, by = ana) => (await call(world.app, 'GET', `/operators/${path}`, { headers: by.headers })).json()
const decide = (key: string, decision: string, payload: object, by = ana) =>
  call(world.app, 'POST', `/operators/suggestions/${key}/${decision}`, { payload, headers: by.headers })

test('what waits is listed oldest first, page after page, and found by name and place however they are written', async () => {
  const at = new Date('2026-11-01T10:00:00.000Z')
  // Two pages and one row; many within the same instant, of both directories.
  for (let number = 0; number <= 2 * STAFF_PAGE_SIZE; number += 1)
    await proposed({ kind: number % 2 === 0 ? 'shelter' : 'trainer', name: `Numărul ${number}` }, new Date(at.getTime() + (number % 3)))
  const seen: { kind: string; id: number; created_at: string }[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await read(`suggestions${next && `?after=${encodeURIComponent(next)}`}`)
    expect(page.waiting).toBe(2 * STAFF_PAGE_SIZE + 1)
    seen.push(...page.suggestions)
    next = page.next
  }
  expect(new Set(seen.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(2 * STAFF_PAGE_SIZE + 1)
  expect(seen.map(({ created_at }) => created_at)).toEqual(seen.map(({ created_at }) => created_at).toSorted())
  await proposed({ name: 'Căsuța cățeilor', place: 'Târgu Mureș' })
  expect((await read('suggestions?q=targu%20CASUTA')).suggestions).toMatchObject([{ name: 'Căsuța cățeilor' }])
  expect((await read('suggestions?q=nimic')).suggestions).toEqual([])
})

test('a suggestion is mended and published in one call, and whoever proposed it gets one mail', async () => {
  const { db } = world.database
  const office = await postOffice(db)
  const { id, key, expected } = await proposed({ email: 'ilinca@exemplu.ro' }, start)
  await loseRows(db, 'outgoing_mails')
  expect(await read(`suggestions/${key}`)).toMatchObject({
    record: { kind: 'shelter', id, status: 'pending', version: expected, name: asked.name, phone_numbers: [asked.phone] },
    why: asked.why,
    wants_reply: true,
    doubles: [],
  })
  const answer = await decide(key, 'approve', { expected, phone_numbers: ['0722 000 002'], website: 'speranta.ro', verified_on: '2026-11-20' })
  expect(answer.statusCode).toBe(204)
  expect((await call(world.app, 'GET', `/shelters/${id}`)).json()).toMatchObject({
    name: asked.name,
    phone_numbers: ['0722 000 002'],
    website: 'speranta.ro',
    verified_on: '2026-11-20',
  })
  const [mail = '', ...more] = await office.deliver(new Date())
  expect([recipientOf(mail), more]).toEqual(['ilinca@exemplu.ro', []])
  expect(mail).toContain(`https://bobita.example/shelters?id=${id}`)
  expect(mail).toContain(asked.name)
  const { operator_id, after } = await db.selectFrom('operator_actions').selectAll().where('action', '=', 'suggestions.approve').executeTakeFirstOrThrow()
  expect([operator_id, JSON.parse(after ?? '')]).toEqual([ana.id, expect.objectContaining({ phone_numbers: ['0722 000 002'], status: 'approved' })])
  expect((await read(`suggestions/${key}`)).code).toBe('shelter.not_found')
})

test('a refused suggestion is gone, and its mail says why without a word of what was typed', async () => {
  const { db } = world.database
  const office = await postOffice(db)
  const { key, expected } = await proposed({ email: 'ilinca@exemplu.ro', name: 'CUMPĂRĂ ACUM' }, start)
  await loseRows(db, 'outgoing_mails')
  expect((await decide(key, 'refuse', { expected, reason: 'Nu este un adăpost.' })).statusCode).toBe(204)
  const [mail = ''] = await office.deliver(new Date())
  expect(mail).toContain('Motivul: Nu este un adăpost.')
  expect(mail).not.toMatch(/CUMP/)
  expect((await read('suggestions')).waiting).toBe(0)
  expect((await decide(key, 'refuse', { expected, reason: 'Iar.' })).json().code).toBe('shelter.not_found')
})

test('of two operators at once the second is told what the first did, and nothing is lost', async () => {
  const dan = await staffMember(world, 'owner')
  const { key, expected } = await proposed()
  const [first, second] = await Promise.all([
    decide(key, 'approve', { expected, phone_numbers: ['0722 000 002'] }),
    decide(key, 'approve', { expected, phone_numbers: ['0722 000 003'] }, dan),
  ])
  expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([204, 409]))
  const [kept, lost] = first.statusCode === 204 ? ['0722 000 002', second] : ['0722 000 003', first]
  expect(lost.json()).toMatchObject({ code: 'operator.stale', present: { status: 'approved', phone_numbers: [kept] } })
  expect((await read(`records/${key}`)).phone_numbers).toEqual([kept])
  expect((await decide(key, 'refuse', { expected, reason: 'Prea târziu.' }, dan)).json()).toMatchObject({ code: 'operator.stale' })
  expect((await call(world.app, 'GET', `/shelters/${key.slice(8)}`)).statusCode).toBe(200)
})

test('records that may be the same are found by name, telephone and place, however those are written, and merged', async () => {
  const { db } = world.database
  const listed = await proposed({ name: 'ADAPOSTUL „SPERANTA”', place: 'Iasi', phone: '+40 722-000-001', website: 'speranta.ro' })
  await approveSuggestion(db, machineActor(), { kind: 'shelter', id: listed.id }, { description: 'Vechi.' })
  await proposed({ name: 'Patrupedul', place: 'Iași', phone: '0733 000 000' })
  const { key, expected } = await proposed({ phone: '0722 000 009' })
  const { doubles } = await read(`suggestions/${key}`)
  expect(doubles).toMatchObject([{ alike: ['name', 'place'], record: { id: listed.id, status: 'approved' } }])
  const same = await proposed({ name: 'Altfel spus', place: 'Cluj' })
  expect((await read(`suggestions/${same.key}`)).doubles).toMatchObject([{ alike: ['phone'], record: { id: listed.id } }])

  const merge = { expected, into: listed.id, into_expected: doubles[0].record.version }
  expect((await decide(key, 'merge', { ...merge, into_expected: expected })).json()).toMatchObject({ code: 'operator.stale', present: { id: listed.id } })
  // Neither half is done alone.
  expect((await read('suggestions')).waiting).toBe(3)
  expect((await decide(key, 'merge', merge)).statusCode).toBe(204)
  expect(await read(`records/shelter-${listed.id}`)).toMatchObject({
    name: 'ADAPOSTUL „SPERANTA”',
    phone_numbers: ['+40 722-000-001', '0722 000 009'],
    website: 'speranta.ro',
    description: 'Vechi.',
  })
  expect((await decide(same.key, 'merge', { expected: same.expected, into: same.id, into_expected: same.expected })).json().code).toBe('shelter.not_found')
})

test.each([
  ['a field that is not for forms', { status: 'approved' }],
  ['an example that is made real', { is_example: 0 }],
  ['another id', { id: 1 }],
  ['a formula', { name: '=cmd|x' }],
  ['a control character', { description: 'a\u001b[2J' }],
  ['a script for an address', { website: 'javascript:alert(1)' }],
  ['a script for a number', { phone_numbers: ['<script>alert(1)</script>'] }],
  ['eleven numbers', { phone_numbers: Array.from({ length: 11 }, () => '0722000000') }],
  ['no name', { name: ' ' }],
  ['a name that is no text', { name: { $ne: '' } }],
  ['a day that is none', { verified_on: '2026-02-30' }],
])('%s is refused, and the suggestion waits on as it was', async (_, more) => {
  const { key, expected } = await proposed()
  expect((await decide(key, 'approve', { expected, ...more })).statusCode).toBe(422)
  expect((await read(`suggestions/${key}`)).record).toMatchObject({ version: expected, status: 'pending', name: asked.name })
})

test.each(['shelter-0', 'shelter-01', 'shelter-2147483648', 'blog_posts-1', 'shelter-1%20or%201=1', '12', '../people'])(
  'an address that names no record, %s, is an unknown one',
  async (key) => {
    expect((await call(world.app, 'GET', `/operators/suggestions/${encodeURIComponent(key)}`, { headers: ana.headers })).statusCode).toBe(404)
  },
)

test('moderators and owners get one mail an hour however many suggestions come, and none when nothing waits', async () => {
  const { db } = world.database
  const owner = await staffMember(world, 'owner')
  await staffMember(world, 'editor')
  const office = await postOffice(db)
  const first = await proposed({}, start)
  const later = [await proposed({}, start)]
  const mails = await office.deliver(minutesLater(1))
  expect(mails.map(recipientOf).toSorted()).toEqual([ana.email, owner.email].toSorted())
  expect(mails[0]).toContain('2 propuneri')
  // What the later one tells of is scheduled once, and told when its hour has come.
  later.push(await proposed({ name: 'Al treilea' }, minutesLater(10)))
  later.push(await proposed({ name: 'Al patrulea' }, minutesLater(50)))
  expect(await office.deliver(minutesLater(59))).toEqual([])
  expect(await office.deliver(minutesLater(61))).toHaveLength(2)
  later.push(await proposed({ name: 'Al cincilea' }, minutesLater(62)))
  for (const { id } of later) await loseRows(db, 'shelters', { id })
  const [single = ''] = await office.deliver(minutesLater(181))
  expect(single).toContain(`https://bobita.example/operatori/propuneri/${first.key}`)
  await proposed({}, minutesLater(200))
  await loseRows(db, 'shelters', { status: 'pending' })
  expect(await office.deliver(minutesLater(400))).toEqual([])
})

test('an address to answer to is kept until a week after the decision, and nowhere on a site without mails', async () => {
  const { db } = world.database
  const kept = () => db.selectFrom('suggestion_replies').select('email').execute()
  await call(world.app, 'POST', '/directory/suggestions', { payload: { ...asked, email: 'ilinca@exemplu.ro' } })
  expect(await kept()).toEqual([])
  const refused = await call(world.app, 'POST', '/directory/suggestions', { payload: { ...asked, email: 'ilinca' } })
  expect(refused.json().errors).toEqual([{ field: 'email', message: 'Adresa de e-mail nu este corectă.' }])
  const { id } = await proposed({ email: 'ilinca@exemplu.ro' }, start)
  await rejectSuggestion(db, machineActor(), { kind: 'shelter', id }, 'nu există', start)
  await sweepReplies(db, new Date(start.getTime() + 7 * DAY_MS - 1))
  expect(await kept()).toHaveLength(1)
  await sweepReplies(db, new Date(start.getTime() + 7 * DAY_MS))
  expect(await kept()).toEqual([])
  // Its mail goes along.
  expect(await db.selectFrom('outgoing_mails').select('id').where('kind', '=', 'suggestion_decided').execute()).toEqual([])
  await proposed({ email: 'ilinca@exemplu.ro' }, start)
  await sweepReplies(db, new Date(start.getTime() + 365 * DAY_MS))
  expect(await kept()).toEqual([])
})
