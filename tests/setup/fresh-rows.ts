import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Db } from '#server/platform/database/database.ts'
import { tablesOf } from '../reading/dump.ts'

type Row = Record<string, unknown>

/** Keeps what every table of a site holds now, so that `bringBack` can make it so again. Ids go on counting. */
export async function keepRows({ db, engine }: Database): Promise<{ bringBack(): Promise<void> }> {
  const tables = [...(await tablesOf(db)).keys()]
  const kept = new Map<string, Row[]>()
  for (const table of tables) kept.set(table, await rowsOf(db, table))
  // An id that PostgreSQL counts up is given only to who says so.
  const given = engine === 'postgres' ? sql`overriding system value` : sql``

  async function isChanged({ table, rows }: Filled): Promise<boolean> {
    const before = kept.get(table) ?? []
    return rows !== before.length || (rows > 0 && !isDeepStrictEqual(await rowsOf(db, table), before))
  }

  return {
    async bringBack() {
      const changed: string[] = []
      for (const filled of await countRows(db, tables)) if (await isChanged(filled)) changed.push(filled.table)
      // What points to another row goes with it, so any order will do.
      for (const table of changed) await sql`delete from ${sql.table(table)}`.execute(db)
      for (const table of changed) for (const row of kept.get(table) ?? []) await insertInto(table, row, given).execute(db)
    },
  }
}

interface Filled {
  table: string
  rows: number
}

async function countRows(db: Db, tables: readonly string[]): Promise<Filled[]> {
  const counts = tables.map((table) => sql`select ${sql.lit(table)} as "table", count(*) as rows from ${sql.table(table)}`)
  const { rows } = await sql<Filled>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.map(({ table, rows: count }) => ({ table, rows: Number(count) }))
}

async function rowsOf(db: Db, table: string): Promise<Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows
}

function insertInto(table: string, row: Row, given: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) ${given} values (${sql.join(Object.values(row))})`
}
