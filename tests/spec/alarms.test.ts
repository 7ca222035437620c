import Fastify from 'fastify'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/postgres.ts'
import type { Bobita } from '#server/bobita.ts'
import { register } from '#server/auth/accounts.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { sendProblem } from '#server/http/problem.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readJobs } from '#server/watch/jobs.ts'
import { noteBackup } from '#server/watch/last-backup.ts'
import { diskReadings, readings } from '#server/watch/readings.ts'
import { alarms, drawn, isSimple, metricsIn, rings, samplesOf } from '#tests/operators/alarms.ts'
import { call, formOf, person } from '#tests/cast.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { mountSmallDisk } from '#tests/servers/small-disk.ts'
import { databaseWithoutRows } from '#tests/setup/empty-database.ts'
import { emptyWorld } from '#tests/world.ts'

const METRICS_TOKEN = 'metrici-pentru-alarme'
const HOUR_MS = 3_600_000

/** What the monitor reads. It is measured once in a quarter of a minute: ask when the world is in the state to be told. */
async function metricsOf({ app }: Bobita): Promise<string> {
  return (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body
}

/** Names of the alarms that ring, of those the evaluator understands, in their order. */
function ringing(metrics: string, earlier = ''): string[] {
  const [samples, before] = [samplesOf(metrics), samplesOf(earlier)]
  // Prometheus itself says whether there was an answer; on a small machine the disk may be low.
  return alarms.filter(({ alert, expr }) => isSimple(expr) && !/Down|DiskLow/.test(alert) && rings(expr, samples, { before })).map(({ alert }) => alert)
}

test('dead mail, a sweep that fails and a backup that was never made each ring their alarm', async () => {
  const [noMail, noBucket] = [await freePort(), await freePort()]
  const world = await emptyWorld({
    METRICS_TOKEN,
    PUBLIC_URL: 'https://bobita.example',
    SMTP_URL: `smtp://127.0.0.1:${noMail}`,
    MAIL_FROM: 'petitii@bobita.example',
    S3_ENDPOINT: `http://127.0.0.1:${noBucket}`,
    S3_BUCKET: 'dovezi',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const { db } = world.database
  const id = await aPetition(db)
  await sign(world.app, id, 'ana@exemplu.ro')
  const cause = async (name: string) => (await readJobs(db)).find(({ job, failing }) => job === name && failing)?.cause
  await expect.poll(() => cause('mails')).toBe(`ESOCKET ECONNREFUSED CONN 127.0.0.1:${noMail}`)
  await expect.poll(() => cause('files')).toBe(`server.unavailable, ECONNREFUSED 127.0.0.1:${noBucket}`)
  await db
    .updateTable('outgoing_mails')
    .set({ wanted_at: new Date(Date.now() - 2 * HOUR_MS).toISOString() })
    .where('petition_id', '=', id)
    .execute()

  const metrics = await metricsOf(world)
  expect(ringing(metrics)).toEqual(['BobitaMailsFailing', 'BobitaMailsWait', 'BobitaSweepFailing', 'BobitaNoBackup'])
})

test('a site that is well rings no alarm, an old backup and a sweep that stopped do, and everything the alarms and the board read is there', async () => {
  const world = await emptyWorld({ METRICS_TOKEN })
  const { db } = world.database
  await noteBackup(db, new Date().toISOString())
  const ana = await person(world.app, 'Ana')
  await call(world.app, 'POST', '/chat/ask/stream', { payload: { question: 'Ce mănâncă pisica?' }, headers: ana.headers })
  await world.app.inject('/api/v1/blog-posts/999999')
  for (const name of ['ended_sets', 'files']) {
    await expect.poll(async () => (await readJobs(db)).find(({ job }) => job === name)?.succeeded_at).toBeTruthy()
  }
  const metrics = await metricsOf(world)
  expect(ringing(metrics)).toEqual([])

  const samples = samplesOf(metrics)
  const stopped = alarms.find(({ alert }) => alert === 'BobitaSweepStopped')?.expr ?? ''
  expect([0, 1].map((hours) => rings(stopped, samples, { nowMs: Date.now() + hours * HOUR_MS }))).toEqual([false, true])
  const old = samples.map((sample) => (sample.metric === 'bobita_backup_age_seconds' ? { ...sample, value: sample.value + 27 * 3600 } : sample))
  expect(rings(alarms.find(({ alert }) => alert === 'BobitaBackupOld')?.expr ?? '', old)).toBe(true)

  const known = new Set(['up', ...samples.map(({ metric }) => metric)])
  const read = [...alarms.map(({ expr }) => expr), ...drawn.map(({ expr }) => expr)]
  expect(read.length).toBeGreaterThan(30)
  for (const expr of read) {
    expect(metricsIn(expr.replace('up{', 'bobita_watched{')).length, expr).toBeGreaterThan(0)
    expect(
      metricsIn(expr).filter((name) => !known.has(name)),
      expr,
    ).toEqual([])
  }
})

test('what waits for too long, mails nobody takes, a surge of signatures and a database that cannot be read each ring their alarm', async () => {
  // No site runs on it, which would sweep away what is put there.
  const { db } = await databaseWithoutRows()
  await noteBackup(db, new Date().toISOString())
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
  const { id: user_id } = await register(db, formOf('Dan'), { mails: false, language: 'ro' })
  const set = { id: 'set', media_id: 'media', user_id, user_name: 'Dan', title: 'T', description: 'D', registration_number: null, filed_on: null }
  await db
    .insertInto('complaint_sets')
    .values({ ...set, created_at: ago(800), expires_at: ago(1) })
    .execute()
  const session = { id: 'session', user_id, guest_hash: null, title: 'T', is_active: 1, tokens_used: 0, created_at: ago(1), updated_at: ago(1) }
  await db.insertInto('chat_sessions').values(session).execute()
  const empty = { image_type: null, image_data: null, sources: null, perspectives: null, follow_ups: null, card: null, rating: null }
  const answer = { ...empty, id: 'answer', session_id: 'session', position: 1, role: 'assistant' as const, content: '', state: 'streaming' as const }
  await db
    .insertInto('chat_messages')
    .values({ ...answer, created_at: ago(1), heartbeat_at: ago(1) })
    .execute()
  const report = { id: 'report', kind: 'petition' as const, target_id: '1', reason: 'other', what: 'x', email: null, state: 'open' as const }
  await db
    .insertInto('reports')
    .values({ ...report, created_at: ago(73) })
    .execute()
  const petition_id = await aPetition(db)
  const signature = {
    petition_id,
    full_name: 'Ana',
    phone_number: null,
    browser_hash: 'x',
    user_id: null,
    verified_at: null,
    network: 'n',
    of_former_address: null,
  }
  const signatures = Array.from({ length: 50 }, (_, one) => ({ ...signature, email_key: `${one}@exemplu.ro`, email: `${one}@exemplu.ro`, created_at: ago(0) }))
  await db.insertInto('signatures').values(signatures).execute()
  const watched = async () => (await createMetrics(() => readings(db)).read()).body
  const before = await watched()
  const waiting = ['BobitaSetsNotRemoved', 'BobitaAnswersStuck', 'BobitaReportsWait', 'BobitaSignatureSurge']
  expect(ringing(before)).toEqual(waiting)

  const mail = {
    kind: 'confirm_email' as const,
    user_id: null,
    email: null,
    petition_id: null,
    email_key: null,
    language: 'ro' as const,
    state: 'failed' as const,
  }
  const failed = Array.from({ length: 21 }, () => ({ ...mail, mails: 0, tries: 1, next_try_at: ago(1), wanted_at: ago(1) }))
  await db.insertInto('outgoing_mails').values(failed).execute()
  expect(ringing(await watched(), before)).toEqual(['BobitaMailsGivenUp', ...waiting])

  const away = await createMetrics(() => Promise.reject(new Error('away'))).read()
  expect(ringing(away.body)).toEqual(['BobitaNotWatched'])
})

test('answers that end in an error, work that is refused and a model that fails each ring their alarm', async () => {
  const metrics = createMetrics()
  const app = Fastify()
  metrics.watch(app)
  app.setErrorHandler((error, request, reply) => sendProblem(error instanceof Error ? error : new Error('thrown value'), request, reply))
  app.get('/broken', () => Promise.reject(new Error('a fault of ours')))
  app.get('/full', () => Promise.reject(new Refusal('server.no_space')))
  app.get('/absent', () => Promise.reject(new Refusal('request.not_found')))
  const use = async () => {
    for (const url of ['/broken', '/full', '/absent']) await app.inject(url)
    metrics.answered('fallback', true)
  }
  // A rate needs two looks at what has begun to count.
  await use()
  const before = (await metrics.read()).body
  expect(ringing(before, before)).toEqual([])
  await app.inject('/absent')
  expect(ringing((await metrics.read()).body, before)).toEqual([])
  await use()
  expect(ringing((await metrics.read()).body, before)).toEqual(['BobitaErrors', 'BobitaRefusesWork', 'BobitaModelFailing'])
})

test('a disk that is nearly full rings its alarm, and a disk that cannot be read shows no number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-low-'))
  const disk = mountSmallDisk(folder, 16)
  onTestFinished(() => {
    disk?.unmount()
    rmSync(folder, { recursive: true, force: true })
  })
  const low = alarms.find(({ alert }) => alert === 'BobitaDiskLow')?.expr ?? ''
  const of = async (path: string) => samplesOf((await createMetrics(() => diskReadings(path)).read()).body)
  if (disk) expect(rings(low, await of(folder))).toBe(true)
  expect((await of(join(folder, 'nothing'))).filter(({ metric }) => metric.startsWith('bobita_disk'))).toEqual([])
})

test('every job whose failing rings is named in docs/operate.md', () => {
  const sweeps = readFileSync(new URL('../../server/opening/sweeps.ts', import.meta.url), 'utf8')
  const jobs = new Set([...sweeps.matchAll(/(?:jobs\.run|remove)\('(\w+)'/g)].map(([, name = '']) => name)).add('mails')
  const docs = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  const named = /^\| `bobita_job_failing`[^|]*\|[^|]*by `name`: ([^;]*);/m.exec(docs)?.[1] ?? ''
  expect(new Set([...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))).toEqual(jobs)
})

test('every metric docs/operate.md names as worth an alarm has one', () => {
  const docs = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  const rows = [...docs.matchAll(/^\| (`bobita_[^|]*) \| [^|]* \| ([^|]*) \|$/gm)].filter(([, , worth = '']) => worth.trim() !== '')
  const watched = new Set(alarms.flatMap(({ expr }) => metricsIn(expr)).map((name) => name.replace(/_(bucket|count)$/, '')))
  const named = rows.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(8)
  for (const [, names = ''] of rows)
    expect(
      [...names.matchAll(/`(\w+)`/g)].some(([, name = '']) => watched.has(name)),
      names,
    ).toBe(true)
})
