import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type Dialect, type SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

/** An open database and the engine behind it. */
export interface Database {
  db: Kysely<Schema>
  engine: Engine
}
export type Db = Kysely<Schema>

/**
 * Opens the embedded SQLite file, or PostgreSQL when a URL is given. Nothing is created but the data folder.
 *
 * @param where `url` of a PostgreSQL server, or `file` of a SQLite database (':memory:' for none); `synchronous` as in sqlite.ts
 * @param patient whether a statement may take any time: not where a person waits for it
 */
export async function openDatabase(where: { url: string } | { file: string; synchronous?: 'normal' }, patient = false): Promise<Database> {
  if ('url' in where) {
    const { postgresDialect } = await import('./postgres.ts')
    return { db: kysely(await postgresDialect(where.url, patient)), engine: 'postgres' }
  }
  if (where.file !== ':memory:') mkdirSync(dirname(where.file), { recursive: true, mode: 0o700 })
  const { sqliteDialect } = await import('./sqlite.ts')
  return { db: kysely(sqliteDialect(where.file, where.synchronous)), engine: 'sqlite' }
}

function kysely(dialect: Dialect): Kysely<Schema> {
  return new Kysely<Schema>({ dialect })
}

/** Locks the rows a query reads until the transaction ends. A transaction of the embedded database holds the only write lock already. */
export function locked<Tables extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, Tables, Row>, tx: Db): SelectQueryBuilder<Schema, Tables, Row> {
  return tx.getExecutor().adapter.supportsMultipleConnections ? query.forUpdate() : query
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
