import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from './database/database.ts'

/** Of this program, as package.json says. */
export function version(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
}

/** The engine behind the database and its version, e.g. 'PostgreSQL 17.2'. */
export async function engineName({ db, engine }: Database): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`${engine === 'postgres' ? sql`select current_setting('server_version') as version` : sql`select sqlite_version() as version`}`.execute(db)
  return `${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version ?? ''}`
}
