import { dirname, resolve } from 'node:path'
import { Kysely, sql, type Dialect, type SelectQueryBuilder } from 'kysely'
import { makeDataFolder } from '../files/data-folder.ts'
import type { PostgresOptions } from './postgres.ts'
import type { Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

/** Where a site keeps its database. */
export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string; replicaUrl: string | null; poolSize: number }

/** An open database and the engine behind it. */
export interface Database {
  db: Kysely<Schema>
  engine: Engine
}
export type Db = Kysely<Schema>

/**
 * Opens the embedded SQLite file, or PostgreSQL when a URL is given. Nothing is created but the data folder.
 *
 * @param where `url` of a PostgreSQL server and how many connections there may be to it, or `file` of a SQLite database (':memory:' for none); `synchronous` as in sqlite.ts
 * @param options `timeouts: 'none'` lets a statement take any time: migrations, copies, operators; not where a person waits for it
 */
export async function openDatabase(
  where: { url: string; poolSize?: number } | { file: string; synchronous?: 'normal' },
  options: PostgresOptions = {},
): Promise<Database> {
  if ('url' in where) {
    const { postgresDialect } = await import('./postgres.ts')
    return { db: kysely(await postgresDialect(where.url, { poolSize: where.poolSize, ...options })), engine: 'postgres' }
  }
  if (where.file !== ':memory:') makeDataFolder(resolve(dirname(where.file)))
  const { sqliteDialect } = await import('./sqlite.ts')
  return { db: kysely(sqliteDialect(where.file, where.synchronous)), engine: 'sqlite' }
}

function kysely(dialect: Dialect): Kysely<Schema> {
  return new Kysely<Schema>({ dialect })
}

/**
 * Brings the write-ahead log of the embedded database into its file and empties it: what was deleted is then in neither.
 * While somebody reads an older state, the log waits for the next call.
 */
export async function emptyLog({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Whether a database has a table: one that no site ever used has none. */
export async function hasTable(db: Db, wanted: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === wanted)
}

/** The engine behind a database or one of its transactions. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter.supportsMultipleConnections ? 'postgres' : 'sqlite'
}

/** Locks the rows a query reads until the transaction ends. A transaction of the embedded database holds the only write lock already. */
export function locked<Tables extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, Tables, Row>, tx: Db): SelectQueryBuilder<Schema, Tables, Row> {
  return engineOf(tx) === 'postgres' ? query.forUpdate() : query
}

/** As `locked`, while rows that refer to these may still be written. */
export function lockedForChange<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  tx: Db,
): SelectQueryBuilder<Schema, Tables, Row> {
  return engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query
}

const SQLITE_CONSTRAINT = 19
const SQLITE_TOO_BIG = 18
const SQLITE_MISMATCH = 20

/** Whether the engine refused a value or broke a constraint on it, so that the statement can succeed without that row. */
export function isRowFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return [SQLITE_CONSTRAINT, SQLITE_TOO_BIG, SQLITE_MISMATCH].includes(error.errcode & 0xff)
  // SQLSTATE classes: 22 data exception, 23 integrity constraint violation.
  return 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
}
