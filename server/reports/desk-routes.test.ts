import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call, person } from '#tests/cast.ts'
import { anUpload, aSet, linkOf } from '#tests/complaint-set.ts'
import { letter, note, notice } from '#tests/notice.ts'
import { recipientOf, startMailServer } from '#tests/servers/mail-server.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { newId } from '../platform/ids.ts'
import { sweepLetters } from './letters.ts'
import { sweepReports } from './reports.ts'

const MAIL = { MAIL_FROM: 'Bobita <cont@bobita.example>', PUBLIC_URL: 'https://bobita.example' }

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'moderator')
})

const read = async (path: string, by = ana) => (await call(world.app, 'GET', `/operators/${path}`, { headers: by.headers })).json()
const send = (path: string, payload: object | undefined, by = ana) =>
  call(world.app, 'POST', `/operators/${path}`, { headers: by.headers, ...(payload && { payload }) })
const because = { reason: 'Datele sunt ale altcuiva.' }

test('notices are listed oldest first with their term, page after page, without who sent them', async () => {
  const { db } = world.database
  const at = Date.parse('2026-11-01T10:00:00.000Z')
  const row = { kind: 'petition', target_id: '1', reason: 'false', what: 'x', email: 'ana@exemplu.ro', state: 'open' } as const
  for (let number = 0; number <= 2 * STAFF_PAGE_SIZE; number += 1)
    await db
      .insertInto('reports')
      .values({ ...row, id: newId(), created_at: new Date(at + (number % 3)).toISOString() })
      .execute()
  const seen: { id: string; created_at: string; due_at: string }[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await read(`reports${next && `?after=${encodeURIComponent(next)}`}`)
    expect(page.waiting).toBe(2 * STAFF_PAGE_SIZE + 1)
    seen.push(...page.reports)
    next = page.next
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(2 * STAFF_PAGE_SIZE + 1)
  expect(seen.map(({ created_at }) => created_at)).toEqual(seen.map(({ created_at }) => created_at).toSorted())
  for (const { created_at, due_at } of seen) expect(Date.parse(due_at) - Date.parse(created_at)).toBe(3 * DAY_MS)
  expect(JSON.stringify(seen)).not.toContain('ana@exemplu.ro')
})

test('a notice shows what it is about and where that stands; hiding takes it off the site, and who sent it is to be answered by hand', async () => {
  const { id, petition } = await notice(world, { email: 'ilinca@exemplu.ro' })
  const shown = await read(`reports/${id}`)
  expect(shown).toMatchObject({ report: { id, kind: 'petition' }, target: { path: `/petitions?id=${petition}` }, wants_answer: true })
  expect(JSON.stringify(shown)).not.toContain('ilinca@exemplu.ro')
  const decided = (await send(`reports/${id}/hide`, because)).json()
  expect(decided).toMatchObject({ found: true, mailed: 0, letters: [{ to: 'ilinca@exemplu.ro', about: 'hide' }] })
  expect(decided.letters[0].text).toContain(because.reason)
  expect((await call(world.app, 'GET', `/petitions/${petition}`)).statusCode).toBe(404)
  // An answer that was lost on the way is still there, until somebody says that it was sent.
  await sweepReports(world.database.db)
  const { reports, letters } = await read('reports')
  expect([reports, letters]).toEqual([[], decided.letters])
  expect((await send(`letters/${letters[0].id}/sent`, undefined)).statusCode).toBe(204)
  expect((await read('reports')).letters).toEqual([])
  expect((await send(`letters/${letters[0].id}/sent`, undefined)).json().code).toBe('operator.notice_not_found')
})

test('where the site sends mails the sender and whoever uploaded a set are told by mail, and nobody is shown to whom', async () => {
  const server = await startMailServer('takes')
  onTestFinished(() => server.close())
  world = await emptyWorld({ ...MAIL, SMTP_URL: server.url })
  ana = await staffMember(world, 'moderator')
  const { db } = world.database
  const dan = await person(world.app, 'Dan')
  const file = await anUpload(world, dan.user.id)
  const set = await aSet(world.app, dan, [file])
  const payload = { kind: 'set', id: set.media_id, reason: 'privacy', what: 'Se vede un copil', email: 'ilinca@exemplu.ro' }
  await call(world.app, 'POST', '/reports', { payload })
  const [{ id }] = (await read('reports')).reports
  expect((await read(`reports/${id}`)).target).toMatchObject({ title: set.title, path: `/media/${set.media_id}` })
  const answer = await send(`reports/${id}/hide`, because)
  expect(answer.json()).toEqual({ found: true, mailed: 2, letters: [] })
  expect((await world.app.inject(linkOf(file))).statusCode).toBe(404)
  // The site's own sender sends them, besides what it tells Dan about his new account.
  const told = () => server.taken.filter((mail) => mail.includes(because.reason))
  await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 60_000 })
  const mails = told()
  expect(mails.map(recipientOf).toSorted()).toEqual([dan.user.email, 'ilinca@exemplu.ro'].toSorted())
  expect(mails.find((mail) => recipientOf(mail) === dan.user.email)).toContain(set.title)
  expect((await read('reports')).letters).toEqual([])
  await sweepLetters(db, new Date(Date.now() + 7 * DAY_MS + 1000))
  expect(await db.selectFrom('decision_letters').select('id').execute()).toEqual([])
})

test('of two who decide about a notice the second is told who did what', async () => {
  const dan = await staffMember(world, 'owner')
  const { id } = await notice(world)
  const answers = await Promise.all([send(`reports/${id}/keep`, because), send(`reports/${id}/hide`, because, dan)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  const [kept, late] = answers[0].statusCode === 200 ? ['reports.keep', answers[1]] : ['reports.hide', answers[0]]
  expect(late.json()).toMatchObject({ code: 'operator.decided', present: { action: kept, operator: 'Operator Exemplu' } })
  expect((await read(`reports/${id}`)).code).toBe('operator.decided')
  expect((await read(`reports/${newId()}`)).code).toBe('operator.notice_not_found')
  expect(await world.database.db.selectFrom('operator_actions').select('action').where('id', '=', id).execute()).toEqual([{ action: kept }])
})

test('notes about records come with the record, also narrowed to one, and are refused with a reason', async () => {
  const first = await note(world)
  const { id: trainer } = await world.database.db.selectFrom('trainers').select('id').where('status', '=', 'approved').limit(1).executeTakeFirstOrThrow()
  const other = await note(world, { kind: 'trainer', id: trainer })
  const all = await read('notes')
  expect([all.waiting, all.notes.map(({ id, record }: { id: string; record: { kind: string } }) => [id, record.kind])]).toEqual([
    2,
    [
      [first.id, 'shelter'],
      [other.id, 'trainer'],
    ],
  ])
  expect(await read(`notes?record=shelter-${first.record}`)).toMatchObject({ waiting: 1, notes: [{ id: first.id, record: { id: first.record } }] })
  expect((await send(`notes/${first.id}/refuse`, because)).statusCode).toBe(204)
  expect((await send(`notes/${first.id}/refuse`, because)).json()).toMatchObject({ code: 'operator.decided', present: { action: 'reports.keep' } })
  expect((await read('notes')).waiting).toBe(1)
})

test.each([
  ['no reason', { reason: ' ' }],
  ['a reason that is no text', { reason: ['x'] }],
  ['a decision beside the reason', { reason: 'x', decision: 'keep' }],
  ['another notice', { reason: 'x', id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a way to tell people', { reason: 'x', way: 'told' }],
])('%s is refused, and the notice waits on', async (_, payload) => {
  const { id, petition } = await notice(world)
  expect((await send(`reports/${id}/hide`, payload)).statusCode).toBe(422)
  expect((await read('reports')).waiting).toBe(1)
  expect((await call(world.app, 'GET', `/petitions/${petition}`)).statusCode).toBe(200)
})

test('hiding asks for a fresh second factor, keeping does not', async () => {
  const { id } = await notice(world)
  await world.database.db
    .updateTable('operator_sessions')
    .set({ confirmed_at: new Date(0).toISOString() })
    .execute()
  expect((await send(`reports/${id}/hide`, because)).json().code).toBe('operator.confirm_needed')
  expect((await send(`reports/${id}/keep`, because)).statusCode).toBe(200)
})

test('an editor reads and decides nothing of it', async () => {
  const editor = await staffMember(world, 'editor')
  const { id } = await notice(world)
  const kept = await letter(world)
  for (const path of ['reports', `reports/${id}`, 'notes']) expect((await read(path, editor)).code).toBe('operator.forbidden')
  for (const path of [`reports/${id}/hide`, `reports/${id}/keep`, `letters/${kept.id}/sent`, `notes/${id}/refuse`])
    expect((await send(path, because, editor)).json().code).toBe('operator.forbidden')
})
