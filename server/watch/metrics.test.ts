import { Registry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { createGauges } from '../http/gauges.ts'
import { createMetrics } from '../http/metrics.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { call, person } from '#tests/cast.ts'
import { anUpload } from '#tests/complaint-set.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { queueNames, readQueues } from './queues.ts'
import { diskReadings, readings } from './readings.ts'
import { noteBackup } from './last-backup.ts'

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

test('a queue says how much waits and since when', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  const nothing = await readQueues(db)
  expect(nothing.map(({ name }) => name)).toEqual(queueNames)
  const waiting = (queues: typeof nothing) => Object.fromEntries(queues.map(({ name, waiting: count, oldest_s }) => [name, [count, Math.round(oldest_s / 60)]]))
  const before = waiting(nothing)

  const ana = await person(world.app, 'Ana')
  const petition_id = await aPetition(db)
  await sign(world.app, petition_id, ana.user.email)
  const { email_key } = await db.selectFrom('signatures').select('email_key').where('petition_id', '=', petition_id).executeTakeFirstOrThrow()
  await db
    .insertInto('outgoing_mails')
    .values({ kind: 'signature', petition_id, email_key, language: 'ro', state: 'waiting', mails: 0, tries: 1, next_try_at: at(-60), wanted_at: at(7) })
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
})

test('the metrics tell latency by route, answers by mode, refusals by code, queues, disk and the last backup, and nothing personal', async () => {
  const world = await emptyWorld()
  const ana = await person(world.app, 'Ana')
  await noteBackup(world.database.db, at(60))
  await call(world.app, 'GET', '/blog-posts/999999?title=secretul-anei', { headers: ana.headers })
  await call(world.app, 'POST', '/chat/ask/stream', { payload: { question: 'Ce mănâncă pisica secretă?' }, headers: ana.headers })
  await world.app.inject('/files/%00')
  const { body } = await world.app.inject({ url: '/metrics', headers: asMonitor })
  for (const line of [
    /^bobita_request_seconds_count\{.*route="\/api\/v1\/blog-posts\/:id".*status="404".*\} 1$/m,
    /^bobita_refusals_total\{code="blog.post_not_found"\} 1$/m,
    /^bobita_answers_total\{mode="[a-z_-]+"\} \d+$/m,
    /^bobita_queue_waiting\{queue="mails"\} 0$/m,
    /^bobita_queue_oldest_seconds\{queue="reports"\} \d+$/m,
    /^bobita_disk_free_bytes [\d.e+]+$/m,
    /^bobita_backups_finished \d+$/m,
    /^bobita_mails_given_up 0$/m,
    /^# TYPE bobita_job_failures_total counter$/m,
    /^bobita_job_failing\{name="files"\} 0$/m,
    /^bobita_job_last_success_timestamp_seconds\{name="files"\} [\d.e+]+$/m,
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
  const metrics = createMetrics(async () => (away ? Promise.reject(new Error('away')) : readings(db)))
  expect((await metrics.read()).body).toContain('bobita_watched 1')
  // Nobody reads twice in fifteen seconds.
  away = true
  expect((await metrics.read()).body).toContain('bobita_watched 1')
  const fresh = createMetrics(() => Promise.reject(new Error('away')))
  const { body } = await fresh.read()
  expect(body).toContain('bobita_watched 0')
  expect(body).not.toContain('bobita_queue_waiting{')
})

test('what cannot be read is absent instead of 0, and hides nothing else', async () => {
  const { db } = (await emptyWorld()).database
  const never = (
    await createMetrics(
      () => readings(db),
      () => diskReadings('/there/is/no/such/folder'),
    ).read()
  ).body
  expect(never).toMatch(/^bobita_backups_finished 0$/m)
  expect(never).toContain('bobita_watched 1')
  expect(never).not.toMatch(/^bobita_(backup_age_seconds|disk)/m)

  await noteBackup(db, at(1))
  await noteBackup(db, at(0))
  // Read twice, as a monitor does: what was there and can no longer be read goes.
  const register = new Registry()
  let [time, away] = [0, false]
  const disk = async () => (away ? Promise.reject(new Error('away')) : [{ name: 'bobita_disk_bytes', help: 'x', values: [{ value: 7 }] }])
  const gauges = createGauges(register, [disk, () => readings(db)], () => time)
  await gauges.refresh()
  expect(await register.metrics()).toMatch(/^bobita_disk_bytes 7$/m)
  ;[time, away] = [60_000, true]
  await gauges.refresh()
  const later = await register.metrics()
  expect(later).not.toContain('bobita_disk_bytes')
  expect(later).toMatch(/^bobita_watched 0$/m)
  expect(later).toMatch(/^bobita_backups_finished 2$/m)
})
