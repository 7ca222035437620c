import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { keptKeys } from '../evidence/kept-keys.ts'
import { openDatabase, type DatabaseLocation, type Db } from '../platform/database/database.ts'
import { appliedMigrations } from '../platform/database/migrate.ts'
import { readCounters, tableLines, tablesInOrder } from '../platform/database/postgres-copy.ts'
import { copySqlite, settleSqlite } from '../platform/database/sqlite-copy.ts'
import { flush, measure, writePart, type Manifest, type FilePart } from './manifest.ts'

/** One moment of the database, in files of a folder, and the objects it names. */
export interface DatabaseSnapshot extends Pick<Manifest, 'engine' | 'migrations' | 'rows' | 'counters' | 'database'> {
  keys: string[]
}

/** Copies the database into `folder`/`name` while the site writes. @throws Error when there is none */
export async function takeSnapshot(database: DatabaseLocation, folder: string, name: string): Promise<DatabaseSnapshot> {
  await mkdir(join(folder, name), { mode: 0o700 })
  const snapshot = database.engine === 'sqlite' ? await snapshotSqlite(database.file, folder, name) : await snapshotPostgres(database.url, folder, name)
  await flush(join(folder, name))
  return snapshot
}

async function snapshotSqlite(from: string, folder: string, name: string): Promise<DatabaseSnapshot> {
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

async function snapshotPostgres(url: string, folder: string, name: string): Promise<DatabaseSnapshot> {
  const { db } = await openDatabase({ url }, { timeouts: 'none' })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const rows = []
        const database: FilePart[] = []
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
