import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Counter } from './postgres-copy.ts'

const BUSY = 5
/** Made by the engine and by the migrations themselves. */
const OWN_TABLES = new Set(['kysely_migration', 'kysely_migration_lock', 'sqlite_sequence'])

/** The embedded database, held so that nobody else can open it meanwhile. */
export interface SqliteSource {
  /** Names of the migrations it has had. */
  migrations: string[]
  tables: string[]
  rows(table: string): Iterable<Record<string, unknown>>
  /** Where the counters of ids stand. */
  counters: Counter[]
  close(): void
}

/**
 * Opens the embedded database for one reader alone; nothing of it is changed.
 *
 * @throws Error when there is none, or a site or a command has it open
 */
export function openAlone(file: string): SqliteSource {
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`)
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma busy_timeout = 1000; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    database.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY) throw new Error('the site is running: stop it first', { cause })
    throw cause
  }
  const names = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name))
  return {
    migrations: names('select name from kysely_migration order by name'),
    tables: names(`select name from sqlite_master where type = 'table' order by name`).filter((name) => !OWN_TABLES.has(name)),
    rows: (table) => database.prepare(`select * from "${table.replaceAll('"', '""')}"`).iterate(),
    counters: database
      .prepare('select name, seq from sqlite_sequence where seq > 0 order by name')
      .all()
      .map(({ name, seq }) => ({ table: String(name), column: 'id', last: Number(seq) })),
    close: () => database.close(),
  }
}
