import { loseRows } from '#tests/setup/empty-database.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { emptySettings, engine } from '#tests/world.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createObjectStore } from '../platform/files/open-store.ts'
import { openLimitCounts } from '../platform/limits/limit-counts.ts'
import { openLog } from '../platform/process/log.ts'
import { openJobs } from '../watch/jobs.ts'
import { openSweeps } from './sweeps.ts'

test.runIf(engine === 'sqlite')('T16 a sweep leaves nothing that was deleted in the write-ahead log of the embedded database', async () => {
  const settings = await emptySettings()
  const config = readConfig(settings)
  const database = await openDatabase(config.database)
  const { db } = database
  await migrate(db)
  const canary = 'zqcanarulstersxw'
  await db.insertInto('site_values').values({ name: 'canary', value: canary }).execute()
  await loseRows(db, 'site_values', { name: 'canary' })
  const log = () => readFileSync(join(settings['DATA_DIR'] ?? '', 'bobita.sqlite-wal')).includes(canary)
  expect(log()).toBe(true)

  const limitCounts = await openLimitCounts(database, config.limitsFile)
  const jobs = openJobs(db, openLog(false))
  const storage = { database, files: await createObjectStore(config), secret: '' }
  const sweeps = await openSweeps(config, { storage, waiting: [], limitCounts, jobs, log: openLog(false) })
  // The first sweep begins at once; this waits for its end.
  await sweeps.stop()
  expect(log()).toBe(false)
  await limitCounts.close()
  await jobs.close()
  await db.destroy()
  sweeps.leave()
})

test('of many processes one lists the store, and one whose listing failed leaves it to the next', async () => {
  const settings = await emptySettings()
  const config = readConfig(settings)
  const database = await openDatabase(config.database)
  const { db } = database
  await migrate(db)
  const limitCounts = await openLimitCounts(database, config.limitsFile)
  const jobs = openJobs(db, openLog(false))
  const store = await createObjectStore(config)
  let listed = 0
  let away = true
  const files = Object.assign(Object.create(store), {
    async *keys() {
      listed += 1
      if (away) throw new Error('the bucket is away')
      yield* store.keys()
    },
  })
  const start = async () => {
    const sweeps = await openSweeps(config, { storage: { database, files, secret: '' }, waiting: [], limitCounts, jobs, log: openLog(false) })
    await sweeps.stop()
    sweeps.leave()
  }
  await start()
  const failed = listed
  expect(failed).toBeGreaterThan(0)
  away = false
  await start()
  await start()
  expect(listed).toBe(failed + 1)
  await limitCounts.close()
  await jobs.close()
  await db.destroy()
})

test('T15 a clock that went forty days forward while no server ran removes nothing of anybody, and once it is believed what is due goes', async () => {
  const settings = await emptySettings()
  const config = readConfig(settings)
  const database = await openDatabase(config.database)
  const { db } = database
  await migrate(db)
  const now = Date.now()
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const question = { id: 'q'.repeat(32), question: 'Ce mănâncă un axolotl?', reason: 'unknown' as const, erasure_key: 'x', words: null, decision_id: null }
  await db
    .insertInto('editor_questions')
    .values({ ...question, created_at: daysAgo(100) })
    .execute()
  const seen = (at: string) => ({ name: 'sets_sweep_clock', value: JSON.stringify({ seen: at, doubted_since: null }) })
  await db
    .insertInto('site_values')
    .values(seen(daysAgo(40)))
    .execute()
  const limitCounts = await openLimitCounts(database, config.limitsFile)
  const jobs = openJobs(db, openLog(false))
  const storage = { database, files: await createObjectStore(config), secret: '' }
  const sweep = async () => {
    const sweeps = await openSweeps(config, { storage, limitCounts, jobs, waiting: [], log: openLog(false) })
    await sweeps.stop()
    sweeps.leave()
    return (await db.selectFrom('editor_questions').select('id').execute()).length
  }
  expect([await sweep(), await sweep()]).toEqual([1, 1])
  await db
    .updateTable('site_values')
    .set(seen(daysAgo(0)))
    .where('name', '=', 'sets_sweep_clock')
    .execute()
  expect(await sweep()).toBe(0)
  await limitCounts.close()
  await jobs.close()
  await db.destroy()
})
