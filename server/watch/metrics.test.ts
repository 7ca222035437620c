import { expect, test } from 'vitest'
import { createMetrics } from '../http/metrics.ts'
import { call, person } from '#tests/cast.ts'
import { anUpload } from '#tests/complaint-set.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { queueNames, readQueues } from './queues.ts'
import { readings } from './readings.ts'
import { noteBackup } from './last-backup.ts'

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

test('a queue says how much waits and since when', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  await db.deleteFrom('directory_reports').execute()
  const nothing = await readQueues(db)
  expect(nothing.map(({ name }) => name)).toEqual(queueNames)
  const waiting = (queues: typeof nothing) => Object.fromEntries(queues.map(({ name, waiting: count, oldest_s }) => [name, [count, Math.round(oldest_s / 60)]]))
  const before = waiting(nothing)

  const ana = await person(world.app, 'Ana')
  const petition_id = await aPetition(db)
  await sign(world.app, petition_id, ana.user.email)
  const { email_key } = await db.selectFrom('signatures').select('email_key').where('petition_id', '=', petition_id).executeTakeFirstOrThrow()
  await db
    .insertInto('signature_mails')
    .values({ petition_id, email_key, language: 'ro', state: 'waiting', mails: 0, tries: 1, next_try_at: at(7) })
    .execute()
  const report = { kind: 'petition' as const, target_id: '1', reason: 'other', what: 'x', email: null, state: 'open' as const }
  for (const [id, minutes] of [
    ['unu', 30],
    ['doi', 90],
  ] as const)
    await db
      .insertInto('reports')
      .values({ ...report, id, created_at: at(minutes) })
      .execute()

  // A file may wait a day for its complaint.
  for (const hours of [1, 25]) await anUpload(world, ana.user.id, { created_at: at(hours * 60) })

  expect(waiting(await readQueues(db))).toEqual({ ...before, mails: [1, 7], reports: [2, 90], loose_files: [1, 60] })
  await db.deleteFrom('petitions').where('id', '=', petition_id).execute()
})

test('the metrics tell latency by route, answers by mode, refusals by code, queues, disk and the last backup, and nothing personal', async () => {
  const world = await emptyWorld()
  const ana = await person(world.app, 'Ana')
  await noteBackup(world.database.db, at(60))
  await call(world.app, 'GET', '/blog-posts/999999?title=secretul-anei', { headers: ana.headers })
  await call(world.app, 'POST', '/chat/ask/stream', { payload: { question: 'Ce mănâncă pisica secretă?' }, headers: ana.headers })
  await world.app.inject('/files/%00')
  const { body } = await world.app.inject('/metrics')
  for (const line of [
    /^bobita_request_seconds_count\{.*route="\/api\/v1\/blog-posts\/:id".*status="404".*\} 1$/m,
    /^bobita_refusals_total\{code="blog.post_not_found"\} 1$/m,
    /^bobita_answers_total\{mode="[a-z_-]+"\} \d+$/m,
    /^bobita_queue_waiting\{queue="mails"\} 0$/m,
    /^bobita_queue_oldest_seconds\{queue="reports"\} \d+$/m,
    /^bobita_disk_free_bytes [\d.e+]+$/m,
    /^bobita_backup_age_seconds 36\d\d$/m,
    /^bobita_watched 1$/m,
  ]) {
    expect(body).toMatch(line)
  }
  for (const secret of [ana.user.email, ana.user.id, ana.token, 'secret']) expect(body).not.toContain(secret)
})

test('a database that is away is said, and what was read before is not said again', async () => {
  const { db } = (await emptyWorld()).database
  let away = false
  const metrics = createMetrics(async () => (away ? Promise.reject(new Error('away')) : readings(db, '/')))
  expect((await metrics.read()).body).toContain('bobita_watched 1')
  // Nobody reads twice in fifteen seconds.
  away = true
  expect((await metrics.read()).body).toContain('bobita_watched 1')
  const fresh = createMetrics(() => Promise.reject(new Error('away')))
  const { body } = await fresh.read()
  expect(body).toContain('bobita_watched 0')
  expect(body).not.toContain('bobita_queue_waiting{')
})
