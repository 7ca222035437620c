import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Messages with pictures take megabytes each. */
const ROWS_AT_ONCE = 50
const LOAD_BYTES = 4 * 1024 * 1024
/** Made by the migrations themselves, or worth nothing tomorrow. */
const OWN_TABLES = new Set(['kysely_migration', 'kysely_migration_lock', 'limit_counts'])

/** Where an engine's counter of ids stands. */
export interface Counter {
  table: string
  column: string
  last: number
}

/** Every table of the database's schema that is worth keeping, each after the ones it points to. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const { rows: links } = await sql<{ child: string; parent: string }>`select child.relname as child, parent.relname as parent
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    join pg_namespace schema on schema.oid = child.relnamespace
    where contype = 'f' and conrelid <> confrelid and schema.nspname = current_schema()`.execute(db)
  const waiting = new Set(rows.map(({ name }) => name).filter((name) => !OWN_TABLES.has(name)))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) => links.every(({ child, parent }) => child !== name || !waiting.has(parent)))
    if (ready.length === 0) throw new Error('tables point to each other in a circle')
    ordered.push(...ready)
    for (const name of ready) waiting.delete(name)
  }
  return ordered
}

/** Whether nothing was ever made in the database's schema. */
export async function isEmptyPostgres(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.tables where table_schema = current_schema() limit 1`.execute(db)
  return rows.length === 0
}

/** The rows of a table as lines of JSON, as the transaction sees them, in pieces of bounded size. */
export async function* tableLines(tx: Db, table: string): AsyncGenerator<string> {
  await sql`declare rows_to_copy no scroll cursor for select row_to_json(copied)::text as line from ${sql.table(table)} copied`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows_to_copy`.execute(tx)
    for (const { line } of rows) yield `${line}\n`
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close rows_to_copy`.execute(tx)
}

/** Where the counters of ids stand; one that never counted is left out. */
export async function readCounters(tx: Db): Promise<Counter[]> {
  const { rows } = await sql<Counter>`select * from (select table_name as "table", column_name as "column",
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass)::int as last
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES') counters where last is not null`.execute(tx)
  return rows
}

/** Puts the lines of a file into an empty table. */
export function loadTable(tx: Db, table: string, file: string): Promise<void> {
  return loadLines(tx, table, createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
}

/** Puts rows, each a line of JSON, into an empty table. */
export async function loadLines(tx: Db, table: string, rows: Iterable<string> | AsyncIterable<string>): Promise<void> {
  let lines: string[] = []
  let bytes = 0
  const put = async () => {
    if (lines.length === 0) return
    const json = `[${lines.join(',')}]`
    await sql`insert into ${sql.table(table)} overriding system value
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx)
    lines = []
    bytes = 0
  }
  for await (const line of rows) {
    lines.push(line)
    bytes += line.length
    if (bytes >= LOAD_BYTES || lines.length >= 1_000) await put()
  }
  await put()
}

/** Sets the counters of ids, so that no id is given twice. */
export async function setCounters(tx: Db, counters: readonly Counter[]): Promise<void> {
  for (const { table, column, last } of counters) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last})`.execute(tx)
  }
}
