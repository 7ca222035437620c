import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/limits.ts'
import { today, waitingKinds, type Role } from '#contract/staff.ts'
import { call } from '#tests/cast.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { staffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { waitingForOperators } from '../waiting.ts'
import { noteBackup } from '../watch/last-backup.ts'
import { readToday } from './today.ts'

const before = (ms: number) => new Date(Date.now() - ms).toISOString()

async function todayOf(world: Bobita, role: Role) {
  const { headers } = await staffMember(world, role)
  return today.parse((await call(world.app, 'GET', '/operators/today', { headers })).json())
}

/** Something of every kind that rows tell. */
async function muchWaits(db: Db): Promise<void> {
  await db
    .insertInto('directory_reports')
    .values({ id: newId(), kind: 'shelter', record_id: 1, what: 'numărul', created_at: before(2 * DAY_MS) })
    .execute()
  const notice = { kind: 'petition', target_id: '1', reason: 'illegal', what: 'x', email: null, state: 'open' } as const
  await db
    .insertInto('reports')
    .values([
      { ...notice, id: newId(), created_at: before(4 * DAY_MS) },
      { ...notice, id: newId(), created_at: before(HOUR_MS) },
      { ...notice, id: newId(), created_at: before(9 * DAY_MS), state: 'closed' },
    ])
    .execute()
  for (const [reason, age] of [
    ['unknown', 3],
    ['thumb_down', 1],
  ] as const)
    await db
      .insertInto('editor_questions')
      .values({ id: newId(), question: 'De ce?', reason, erasure_key: null, created_at: before(age * HOUR_MS) })
      .execute()
}

test('Today shows each role what waits for it, the oldest first, and when a report must be decided', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  await muchWaits(db)
  await noteBackup(db, before(HOUR_MS))
  const kinds = async (role: Role) => (await todayOf(world, role)).waiting.map(({ kind, count }) => [kind, count])
  expect(await kinds('moderator')).toEqual([
    ['reports', 2],
    ['record_notes', 1],
  ])
  expect(await kinds('editor')).toEqual([
    ['unanswered', 1],
    ['disliked', 1],
  ])
  expect(await kinds('petitions')).toEqual([])
  const all = await todayOf(world, 'owner')
  expect(all.waiting.map(({ kind }) => kind)).toEqual(['reports', 'record_notes', 'unanswered', 'disliked'])
  const [reports] = all.waiting
  expect(Date.parse(reports?.due_at ?? '') - Date.parse(reports?.oldest_at ?? '')).toBe(3 * DAY_MS)
  expect(all.site?.disk?.total_bytes).toBeGreaterThan(0)
  expect((await todayOf(world, 'moderator')).site).toBeNull()
})

test('Today tells owners of an old backup, mails that do not go out, and a job that fails', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  const waiting = async () => (await todayOf(world, 'owner')).waiting.map(({ kind, oldest_at }) => [kind, oldest_at])
  expect(await waiting()).toEqual([['backup_old', null]])
  const old = before(30 * HOUR_MS)
  await noteBackup(db, old)
  const mail = { kind: 'forgotten_password', language: 'ro', mails: 0, tries: 1, next_try_at: before(0) } as const
  const [late, given] = [before(2 * HOUR_MS), before(3 * HOUR_MS)]
  await db
    .insertInto('outgoing_mails')
    .values([
      { ...mail, email: 'a@exemplu.ro', state: 'waiting', wanted_at: late },
      { ...mail, email: 'b@exemplu.ro', state: 'waiting', wanted_at: before(HOUR_MS / 2) },
      { ...mail, email: 'c@exemplu.ro', state: 'failed', wanted_at: given },
    ])
    .execute()
  const failed = before(HOUR_MS)
  await db
    .insertInto('site_values')
    .values({ name: 'job:failed:nothing-real', value: JSON.stringify({ at: failed, cause: 'x' }) })
    .execute()
  expect(await waiting()).toEqual([
    ['backup_old', old],
    ['mails_given_up', given],
    ['mails_late', late],
    ['jobs_failing', failed],
  ])
})

test('a surge of signatures waits for who looks after petitions', async () => {
  const world = await emptyWorld()
  const petition = await aPetition(world.database.db, { required_signatures: 1_000 })
  // Also when the hour of the clock ends among them.
  for (let at = 0; at < 100; at += 1) await sign(world.app, petition, `om-${at}@exemplu.ro`)
  expect((await todayOf(world, 'petitions')).waiting).toEqual([{ kind: 'surges', count: 1, oldest_at: expect.any(String), due_at: null }])
  expect((await todayOf(world, 'editor')).waiting).toEqual([])
})

test('a disk without room stands before everything that has an age, and every kind is told by somebody', async () => {
  const { db } = (await emptyWorld()).database
  await muchWaits(db)
  const waiting = waitingForOperators.map((one) => (one.kind === 'disk_low' ? { ...one, read: async () => ({ count: 1, oldest_at: null }) } : one))
  const readSite = async () => ({ last_backup: null, disk: null })
  const shown = await readToday({ db, dataFolder: '.', waiting, readSite }, 'owner')
  expect(shown.waiting[0]?.kind).toBe('disk_low')
  expect(new Set(waitingForOperators.map(({ kind }) => kind))).toEqual(new Set(waitingKinds))
})
