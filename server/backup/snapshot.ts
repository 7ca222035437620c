import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { objectKeys } from '../evidence/evidence.ts'
import { openDatabase, type Db } from '../platform/database.ts'
import { appliedMigrations } from '../platform/migrate.ts'
import { readCounters, tableLines, tablesInOrder } from '../platform/postgres-copy.ts'
import { copySqlite, settleSqlite } from '../platform/sqlite-copy.ts'
import { flush, measure, writePart, type Manifest, type Part } from './manifest.ts'

/** One moment of the database, in files of a folder, and the objects it names. */
export interface Snapshot extends Pick<Manifest, 'engine' | 'migrations' | 'rows' | 'counters' | 'database'> {
  keys: string[]
}

/** What server/config.ts says about the place of the database. */
export interface Place {
  databaseUrl: string | undefined
  databaseFile: string
}

/** Copies the database into `folder`/`name` while the site writes. @throws Error when there is none */
export async function takeSnapshot(place: Place, folder: string, name: string): Promise<Snapshot> {
  await mkdir(join(folder, name), { mode: 0o700 })
  const snapshot =
    place.databaseUrl === undefined ? await snapshotSqlite(place.databaseFile, folder, name) : await snapshotPostgres(place.databaseUrl, folder, name)
  await flush(join(folder, name))
  return snapshot
}

async function snapshotSqlite(from: string, folder: string, name: string): Promise<Snapshot> {
  const part = `${name}/bobita.sqlite`
  const path = join(folder, part)
  await copySqlite(from, path)
  const { db } = await openDatabase({ file: path })
  try {
    const tables = await sql<{
      name: string
    }>`select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~' order by name`.execute(db)
    const rows = []
    for (const table of tables.rows) rows.push({ table: table.name, count: await countRows(db, table.name) })
    const read = { engine: 'sqlite' as const, migrations: await appliedMigrations(db), rows, counters: [], keys: await keptKeys(db) }
    await db.destroy()
    settleSqlite(path)
    await flush(path)
    return { ...read, database: [{ name: part, ...(await measure(path)) }] }
  } finally {
    await db.destroy()
  }
}

async function snapshotPostgres(url: string, folder: string, name: string): Promise<Snapshot> {
  const { db } = await openDatabase({ url }, true)
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const rows = []
        const database: Part[] = []
        for (const table of await tablesInOrder(tx)) {
          const part = `${name}/${table}.jsonl`
          database.push({ name: part, ...(await writePart(join(folder, part), tableLines(tx, table))) })
          rows.push({ table, count: await countRows(tx, table) })
        }
        return {
          engine: 'postgres' as const,
          migrations: await appliedMigrations(tx),
          rows,
          counters: await readCounters(tx),
          database,
          keys: await keptKeys(tx),
        }
      })
  } finally {
    await db.destroy()
  }
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count)
}

/** Names of the objects somebody may still see. */
export async function keptKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence_files')
    .select(['id', 'extension', 'type'])
    .where('state', '=', 'kept')
    .where('user_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(objectKeys)
}
