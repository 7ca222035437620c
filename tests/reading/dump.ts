import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

/** Tables as the engine itself has them, with their columns; without those of the migrations. */
export async function tablesOf(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

/** Everything the database holds of the given tables, by table and column. */
export async function dump(db: Db, names: Iterable<string>): Promise<Map<string, string>> {
  const held = new Map<string, string>()
  for (const table of names) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) held.set(`${table}.${column}`, `${held.get(`${table}.${column}`) ?? ''}\n${String(value)}`)
  }
  return held
}

/** The whole database as one text, to search it for what must not be in it. */
export async function wholeDump(db: Db): Promise<string> {
  return [...(await dump(db, (await tablesOf(db)).keys())).values()].join('\n')
}
