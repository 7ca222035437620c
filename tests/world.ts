import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { openBobita, type Bobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import { openLimitTable } from '#server/platform/limits/limit-count-table.ts'
import { FAR_LIMITS } from './setup/far-limits.ts'
import { keepRows } from './setup/fresh-rows.ts'
import { METRICS_TOKEN } from './operators/monitor.ts'
import { keptTexts } from './setup/kept-texts.ts'
import { openUntilEnd } from './setup/open-until.ts'
import { createDatabase } from './setup/own-database.ts'

/** The engine this run is about; vitest.config.ts sets it per project. */
export const engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

interface World {
  bobita: Bobita
  fresh: { bringBack(): Promise<void> }
  /** On SQLite limits are counted beside the database. */
  limits: { db: Db; close(): Promise<void> }
}

/** Servers of one test share a database, and a backup is restored where no secret is. */
export const SITE_SECRET = 'secretul-site-ului-de-probe-0123456789'

const opened = new Map<string, Promise<World>>()

/** The whole server as it is when it has just been opened for the first time: one per settings and test file, and every test finds it so. */
export async function emptyWorld(settings: Record<string, string> = {}): Promise<Bobita> {
  const key = JSON.stringify(settings)
  const known = opened.get(key)
  const world = known ?? open(settings)
  opened.set(key, world)
  const { bobita, fresh, limits } = await world
  // What has just been opened may still be at the work of its start.
  if (known) await fresh.bringBack()
  // Worlds of one file may share a data folder, and what one counts is no business of the next.
  await limits.db.deleteFrom('limit_counts').execute()
  return bobita
}

/** Worlds of one file that share a data folder, by that folder. */
const neighbours = new Map<string, World>()

async function open(settings: Record<string, string>): Promise<World> {
  const folder = settings['DATA_DIR'] ?? ''
  // What a test left in a world of the same data folder is not how a site is when it has just been opened.
  await neighbours.get(folder)?.fresh.bringBack()
  const config = readConfig({ ...FAR_LIMITS, METRICS_TOKEN, ...(await preparedSettings()), ...settings })
  const bobita = await openBobita(config, false, { kept: keptTexts })
  const limits = await openLimitTable(bobita.database, config.limitsFile)
  openUntilEnd(async () => {
    opened.clear()
    neighbours.clear()
    await limits.close()
    await bobita.close()
  })
  const world = { bobita, fresh: await keepRows(bobita.database), limits }
  if (folder !== '' && !neighbours.has(folder)) neighbours.set(folder, world)
  return world
}

/** Settings under which no site has ever run: an empty data folder and, on PostgreSQL, a database without tables. */
export async function emptySettings(): Promise<Record<string, string>> {
  const where = engine === 'postgres' ? { DATABASE_URL: await newDatabase() } : {}
  return { ...newFolder(), ...where }
}

function newFolder(): { DATA_DIR: string; LEARNING_QUESTIONS_DIR: string; SITE_SECRET: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-data-'))
  // A learning takes ten minutes of a processor: a test that is about one names its own questions.
  return { DATA_DIR: folder, LEARNING_QUESTIONS_DIR: folder, SITE_SECRET }
}

/** The same with the tables and articles of this version (tests/setup/prepared-database.ts). */
async function preparedSettings(): Promise<Record<string, string>> {
  const prepared = inject('prepared')
  const folder = newFolder()
  if (prepared.engine === 'postgres') return { ...folder, DATABASE_URL: await newDatabase(prepared.url) }
  copyFileSync(prepared.file, join(folder.DATA_DIR, basename(prepared.file)))
  return { ...folder }
}

async function newDatabase(copied?: string): Promise<string> {
  const { url, drop } = await createDatabase(copied)
  openUntilEnd(drop)
  return url
}
