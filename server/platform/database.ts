import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type Dialect } from 'kysely'
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
 * @param where `url` of a PostgreSQL server, or `file` of a SQLite database (':memory:' for none)
 */
export async function openDatabase(where: { url: string } | { file: string }): Promise<Database> {
  if ('url' in where) {
    const { postgresDialect } = await import('./postgres.ts')
    return { db: kysely(await postgresDialect(where.url)), engine: 'postgres' }
  }
  if (where.file !== ':memory:') mkdirSync(dirname(where.file), { recursive: true, mode: 0o700 })
  const { sqliteDialect } = await import('./sqlite.ts')
  return { db: kysely(sqliteDialect(where.file)), engine: 'sqlite' }
}

function kysely(dialect: Dialect): Kysely<Schema> {
  return new Kysely<Schema>({ dialect })
}
