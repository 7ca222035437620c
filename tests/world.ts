import { randomUUID } from 'node:crypto'
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll } from 'vitest'
import { openBobita, type Bobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { openLimitTable } from '#server/platform/limit-table.ts'

/** The engine this run is about; vitest.config.ts sets it per project. */
export const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Tables a test may fill, children first; the published articles stay. */
const TABLES = ['evidence_files', 'complaint_sets', 'reports', 'chat_messages', 'chat_sessions', 'editor_questions', 'tokens', 'users']

const opened = new Map<string, Promise<{ bobita: Bobita; limitsFile: string }>>()
const folder = mkdtempSync(join(tmpdir(), 'bobita-test-'))

/** The whole server on an empty database: opened once per settings and test file, emptied for every test. */
export async function emptyWorld(settings: Record<string, string> = {}): Promise<Bobita> {
  const key = JSON.stringify(settings)
  const world = opened.get(key) ?? open(settings)
  opened.set(key, world)
  const { bobita, limitsFile } = await world
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(bobita.database.db)
  await forgetCounts(bobita, limitsFile)
  return bobita
}

/** Worlds of one file may share a place, and what one counts is no business of the next. */
async function forgetCounts({ database }: Bobita, limitsFile: string): Promise<void> {
  const table = await openLimitTable(database, limitsFile)
  await table.db.deleteFrom('limit_counts').execute()
  await table.close()
}

async function open(settings: Record<string, string>): Promise<{ bobita: Bobita; limitsFile: string }> {
  // Limits are far away unless a test is about them.
  const config = readConfig({ LIMITS_SCALE: '1000', ...(await databaseSettings()), ...settings })
  return { bobita: await openBobita(config, false), limitsFile: config.limitsFile }
}

/** The settings of a place of its own for a server: a new data folder, and on PostgreSQL the worker's database. */
export async function databaseSettings(): Promise<Record<string, string>> {
  const where = engine === 'postgres' ? { DATABASE_URL: await workerDatabase() } : {}
  return { DATA_DIR: mkdtempSync(join(folder, 'data-')), ...where }
}

/** The settings of a place where no site has ever run: nothing is in it, not even tables. */
export async function untouchedPlace(): Promise<Record<string, string>> {
  const where = engine === 'postgres' ? { DATABASE_URL: await databaseNamed(`bobita_untouched_${randomUUID().replaceAll('-', '')}`) } : {}
  return { DATA_DIR: mkdtempSync(join(folder, 'data-')), ...where }
}

/** Each test worker has a database of its own. */
function workerDatabase(): Promise<string> {
  return databaseNamed(`bobita_test_${process.env['VITEST_POOL_ID'] ?? '0'}`)
}

/** A database of the server scripts/check.ts started, made when it is not there. */
async function databaseNamed(name: string): Promise<string> {
  const base = process.env['TEST_DATABASE_URL']
  if (base === undefined) throw new Error('Start the PostgreSQL tests with `npm test`, or give TEST_DATABASE_URL.')
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}

afterAll(async () => {
  for (const world of opened.values()) await (await world).bobita.close()
  rmSync(folder, { recursive: true, force: true })
})
