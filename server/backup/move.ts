import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { openDatabase, type Db } from '../platform/database/database.ts'
import { appliedMigrations, migrate } from '../platform/database/migrate.ts'
import { isEmptyPostgres, loadLines, setCounters, tableLines, tablesInOrder } from '../platform/database/postgres-copy.ts'
import { openAlone, type SqliteSource } from '../platform/database/sqlite-source.ts'
import { keptKeys } from '../evidence/kept-keys.ts'

/** How many rows a table has, and one number over all of them; the order in which they are read does not matter. */
interface TableSum {
  count: number
  sum: string
}

/** What stands in PostgreSQL now. */
export interface Moved {
  tables: ({ table: string } & TableSum)[]
  /** False when an earlier run had already brought everything over. */
  fresh: boolean
  /** Names of the objects somebody may still see. */
  keys: string[]
}

/** Of a SHA-256. */
const SUM_BITS = 256
const NOT_EMPTY = 'the database is not empty, and what is in it is not what would be moved'
const row = z.record(z.string(), z.unknown())

/**
 * Brings the embedded database into PostgreSQL, in one transaction that is committed only when every table was read
 * back and is what it was: a run that was cut off has left nothing, and one that was whole changes nothing when repeated.
 *
 * @throws Error when a site has the database open, the target holds something else, or a row is not what it was
 */
export async function moveDatabase(file: string, url: string): Promise<Moved> {
  const source = openAlone(file)
  try {
    const { db } = await openDatabase({ url }, { timeouts: 'none' })
    return await db
      .transaction()
      .execute((tx) => bringOver(source, tx))
      .finally(() => db.destroy())
  } finally {
    source.close()
  }
}

async function bringOver(source: SqliteSource, tx: Db): Promise<Moved> {
  const fresh = await isEmptyPostgres(tx)
  if (fresh) await migrate(tx)
  else if (!(await isOurs(tx))) throw new Error(NOT_EMPTY)
  if ((await appliedMigrations(tx)).join() !== source.migrations.join()) {
    throw new Error(fresh ? 'this database is of another version of Bobita: start this version on it once, then move it' : NOT_EMPTY)
  }
  if (fresh) await fill(source, tx)
  const { same, differing } = await compare(source, tx)
  if (differing.length > 0) throw new Error(fresh ? `not what was written: ${differing.join(', ')}` : NOT_EMPTY)
  return { tables: same, fresh, keys: await keptKeys(tx) }
}

async function isOurs(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(tx)
  return typeof rows[0]?.found === 'string'
}

async function fill(source: SqliteSource, tx: Db): Promise<void> {
  for (const table of await tablesInOrder(tx)) await loadLines(tx, table, lines(source, table))
  await setCounters(tx, source.counters)
}

function* lines(source: SqliteSource, table: string): Generator<string> {
  for (const one of source.rows(table)) yield JSON.stringify(one)
}

/** Reads every row of both sides. */
async function compare(source: SqliteSource, tx: Db): Promise<{ same: Moved['tables']; differing: string[] }> {
  const there = await tablesInOrder(tx)
  const differing = source.tables.filter((table) => !there.includes(table))
  const same: Moved['tables'] = []
  for (const table of there) {
    const [before, after] = [await sumRows(source.rows(table)), await sumRows(rowsOf(tx, table))]
    if (before.count === after.count && before.sum === after.sum) same.push({ table, ...after })
    else differing.push(table)
  }
  return { same, differing }
}

async function* rowsOf(tx: Db, table: string): AsyncGenerator<Record<string, unknown>> {
  for await (const line of tableLines(tx, table)) yield row.parse(JSON.parse(line))
}

/** Sums the SHA-256 of every row. Two tables of the same columns with the same sum have the same rows. */
async function sumRows(rows: Iterable<Record<string, unknown>> | AsyncIterable<Record<string, unknown>>): Promise<TableSum> {
  let [count, sum] = [0, 0n]
  for await (const row of rows) {
    const columns = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(columns)).digest('hex')
    sum = BigInt.asUintN(SUM_BITS, sum + BigInt(`0x${hash}`))
    count += 1
  }
  return { count, sum: sum.toString(16) }
}
