import { sql } from 'kysely'
import { hasTable, type Db } from '../platform/database/database.ts'

/** What nobody could make anew; examples do not count. */
const OF_PEOPLE = ['users', 'chat_sessions', 'signatures', 'complaint_sets', 'evidence_files', 'directory_reports', 'reports', 'testimonials']
const WITH_EXAMPLES = ['petitions', 'shelters', 'trainers']

/** Whether nothing of a person or an operator is in a database: a backup of it would be a backup of nothing. */
export async function isEmptySite(db: Db): Promise<boolean> {
  for (const table of OF_PEOPLE) if ((await hasTable(db, table)) && (await hasRow(db, table, sql`1 = 1`))) return false
  for (const table of WITH_EXAMPLES) if ((await hasTable(db, table)) && (await hasRow(db, table, sql`is_example = 0`))) return false
  return !((await hasTable(db, 'blog_posts')) && (await hasRow(db, 'blog_posts', sql`file_hash is null`)))
}

async function hasRow(db: Db, table: string, which: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`select 1 as one from ${sql.table(table)} where ${which} limit 1`.execute(db)
  return rows.length > 0
}
