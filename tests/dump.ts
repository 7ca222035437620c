import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { engine } from './world.ts'

/** Tables as the engine itself has them, with their columns. */
export async function tablesOf(db: Db): Promise<Map<string, string[]>> {
  const columns =
    engine === 'postgres'
      ? sql<{
          name: string
          field: string
        }>`select table_name as name, column_name as field from information_schema.columns where table_schema = current_schema()`
      : sql<{ name: string; field: string }>`select m.name as name, c.name as field from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`
  const { rows } = await columns.execute(db)
  const own = rows.filter(({ name }) => !/^(kysely_|sqlite_)/.test(name))
  return new Map([...Map.groupBy(own, ({ name }) => name)].map(([name, fields]) => [name, fields.map(({ field }) => field)]))
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
