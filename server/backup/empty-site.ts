import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** What the program writes by itself, or can make anew. */
const OF_THE_PROGRAM = new Set(['site_values', 'limit_counts', 'day_counts', 'passage_vectors', 'operator_actions', 'sqlite_sequence'])
/** Rows that come with the program: examples, and the articles of its files. */
const OWN_ROWS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  petitions: sql`is_example = 0`,
  shelters: sql`is_example = 0`,
  trainers: sql`is_example = 0`,
  blog_posts: sql`file_hash is null`,
}

/** Whether nothing of a person or an operator is in a database: a backup of it would be a backup of nothing. A table that is not named here counts. */
export async function isEmptySite(db: Db): Promise<boolean> {
  const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !OF_THE_PROGRAM.has(name))
  for (const { name } of tables) if (await hasRow(db, name, OWN_ROWS[name] ?? sql`1 = 1`)) return false
  return true
}

async function hasRow(db: Db, table: string, which: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`select 1 as one from ${sql.table(table)} where ${which} limit 1`.execute(db)
  return rows.length > 0
}
