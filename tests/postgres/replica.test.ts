import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPostgres, startReplica, type PrivatePostgres } from '#scripts/postgres.ts'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Database, type Db } from '#server/platform/database/database.ts'
import { MAX_LAG_S, openReplica, type Replica, type ReplicaState } from '#server/platform/database/replica.ts'
import { asMonitor, METRICS_TOKEN } from '#tests/operators/monitor.ts'
import { operateOn } from '#tests/operators/operator.ts'
import { aPetition, listed, sign } from '#tests/petition.ts'
import { FAR_LIMITS } from '#tests/setup/far-limits.ts'
import { SITE_SECRET } from '#tests/world.ts'

let primary: PrivatePostgres
let standby: PrivatePostgres
/** What the test itself asks: the primary, and the replica, each as it is. */
let direct: { primary: Database; standby: Database }
beforeAll(async () => {
  primary = await startPostgres()
  standby = await startReplica(primary)
  direct = { primary: await openDatabase({ url: primary.url }), standby: await openDatabase({ url: standby.url }) }
  await sql`create table notes (words text)`.execute(direct.primary.db)
})
afterAll(async () => {
  for (const { db } of Object.values(direct)) await db.destroy()
  await standby.stop()
  await primary.stop()
})

const opened: Replica[] = []
afterEach(async () => {
  for (const replica of opened.splice(0)) await replica.close()
})

/** A replica that is in use, with all it has told since. */
async function used() {
  const told: ReplicaState[] = []
  const replica = await openReplica({ primary: primary.url, replica: standby.url }, (state) => told.push(state))
  opened.push(replica)
  await becomes(replica, 'used')
  return { ...replica, told }
}

const becomes = (replica: Pick<Replica, 'state'>, kind: ReplicaState['kind']) => expect.poll(() => replica.state().kind).toBe(kind)
const answeredBy = async (db: Db) =>
  (await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)).rows[0]?.standby ? 'replica' : 'primary'
const write = (db: Db) => sql`insert into notes (words) values ('scris')`.execute(db)

test('a replica that keeps up answers, and nothing is written through it, neither on it nor on the primary in its place', async () => {
  const replica = await used()
  expect(await answeredBy(replica.db)).toBe('replica')
  const state = replica.state()
  expect(state.kind === 'used' && state.lagS).toBeLessThanOrEqual(MAX_LAG_S)
  await expect(write(replica.db)).rejects.toMatchObject({ code: 'server.unavailable', cause: { code: '25006' } })
  await expect(replica.db.transaction().execute((tx) => write(tx))).rejects.toThrow('no transactions')
})

test('while the replica is stopped the primary answers in its place, also whoever asks at that moment, and it is told once', async () => {
  const replica = await used()
  const asking = { on: true }
  const answers: string[] = []
  const asked = (async () => {
    while (asking.on) answers.push(await answeredBy(replica.db))
  })()
  await expect.poll(() => answers.includes('replica')).toBe(true)
  await standby.pause()
  await becomes(replica, 'away')
  expect(await answeredBy(replica.db)).toBe('primary')
  await expect(write(replica.db)).rejects.toMatchObject({ code: 'server.unavailable' })
  expect((await sql`select words from notes`.execute(direct.primary.db)).rows).toEqual([])
  await standby.resume()
  await becomes(replica, 'used')
  asking.on = false
  await asked
  expect(new Set(answers)).toEqual(new Set(['replica', 'primary']))
  expect(replica.told.map(({ kind }) => kind)).toEqual(['used', 'away', 'used'])
})

test('while the replica is too far behind the primary answers in its place', async () => {
  const replica = await used()
  await sql`select pg_wal_replay_pause()`.execute(direct.standby.db)
  await write(direct.primary.db)
  await becomes(replica, 'behind')
  const state = replica.state()
  expect(state.kind === 'behind' && state.lagS).toBeGreaterThan(MAX_LAG_S)
  expect(await answeredBy(replica.db)).toBe('primary')
  expect((await sql`select words from notes`.execute(replica.db)).rows).toHaveLength(1)
  await sql`select pg_wal_replay_resume()`.execute(direct.standby.db)
  await becomes(replica, 'used')
  expect(await answeredBy(replica.db)).toBe('replica')
})

test('while the primary is stopped the replica goes on answering', async () => {
  const replica = await used()
  await primary.pause()
  for (let looks = 0; looks < 3; looks += 1) expect(await answeredBy(replica.db)).toBe('replica')
  await primary.resume()
  await becomes(replica, 'used')
})

test('a database that takes writes of its own is never read as a replica', async () => {
  const replica = await openReplica({ primary: standby.url, replica: primary.url }, () => undefined)
  opened.push(replica)
  await becomes(replica, 'away')
  expect(replica.state()).toEqual({ kind: 'away', cause: 'it is no replica: it takes writes of its own' })
})

test('a site with a replica reads lists there, whoever has signed finds it counted at once, and operators see how it is', async () => {
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url, DATA_DIR: mkdtempSync(join(tmpdir(), 'bobita-replica-')) }
  const config = readConfig({ ...FAR_LIMITS, METRICS_TOKEN, SITE_SECRET, ...settings })
  const { app, close } = await openBobita(config, false)
  try {
    // A connection shows its last statement only: of the petitions, or of what is new of them.
    const read = () =>
      sql<{ query: string }>`select query from pg_stat_activity where query like '%from "petition%' and pid <> pg_backend_pid()`.execute(direct.standby.db)
    await expect
      .poll(async () => {
        expect((await app.inject('/api/v1/petitions?active=true')).statusCode).toBe(200)
        return (await read()).rows.length
      })
      .toBeGreaterThan(0)
    expect(await operateOn(config, ['status'])).toMatch(/^replica +up to date, \d+\.\d s behind at most$/m)

    const id = await aPetition(direct.primary.db)
    await sql`select pg_wal_replay_pause()`.execute(direct.standby.db)
    const signed = await sign(app, id, 'ana@exemplu.ro')
    const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? ''
    const own = await app.inject({ url: '/api/v1/petitions?active=true', headers: { cookie } })
    expect(own.json().find((petition: { id: number }) => petition.id === id)).toMatchObject({ current_signatures: 1 })
    // Too far behind, it is left alone: then everybody finds it.
    await expect
      .poll(() =>
        listed(app, id).then(
          ({ current_signatures }) => current_signatures,
          () => null,
        ),
      )
      .toBe(1)
    expect(await operateOn(config, ['status'])).toMatch(/^replica +not used: more than 5 s behind$/m)
    const metrics = async () => (await app.inject({ url: '/metrics', headers: asMonitor })).body
    await expect.poll(metrics).toContain('\nbobita_replica_used 0\n')
    await sql`select pg_wal_replay_resume()`.execute(direct.standby.db)
    await expect.poll(metrics).toContain('\nbobita_replica_used 1\n')
    expect(await metrics()).toMatch(/\nbobita_replica_lag_seconds \d/)
  } finally {
    await close()
  }
})
