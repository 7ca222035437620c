import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type Dialect } from 'kysely'
import { Refusal } from './refusal.ts'

/** Statements kept compiled; the queries of the site are a few dozen shapes. */
const KEPT_STATEMENTS = 300
/** SQLITE_BUSY, SQLITE_LOCKED: another process writes. */
const BUSY = new Set([5, 6])
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE, which is the same for the index of the log. */
const FULL = 13
const NO_ROOM_FOR_INDEX = 4_874

/** node:sqlite as a Kysely dialect: WAL, every commit on disk before it is acknowledged. A lock held too long and a full disk are a Refusal: server.unavailable, server.full. */
export function sqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 1000; pragma temp_store = memory')
  const statements = new Map<string, ReturnType<typeof adapt>>()
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const kept = statements.get(sql)
        if (kept) return kept
        const prepared = database.prepare(immediate(sql))
        const statement = sql === 'rollback' ? rollback(prepared, () => database.isTransaction) : adapt(prepared)
        if (statements.size >= KEPT_STATEMENTS) statements.clear()
        statements.set(sql, statement)
        return statement
      },
    },
  })
}

/** A transaction takes the write lock at once: two processes that both read first could otherwise never both write. */
function immediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

/** A full disk has ended the transaction by itself, and a second end would hide why. */
function rollback(statement: StatementSync, isOpen: () => boolean) {
  const { run, ...rest } = adapt(statement)
  return { ...rest, run: (parameters: readonly unknown[]) => (isOpen() ? run(parameters) : { changes: 0, lastInsertRowid: 0 }) }
}

function adapt(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => understood(() => statement.all(...bound(parameters))),
    run: (parameters: readonly unknown[]) => understood(() => statement.run(...bound(parameters))),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  }
}

function understood<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    const code = cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number' ? cause.errcode : 0
    if ((code & 0xff) === FULL || code === NO_ROOM_FOR_INDEX) throw new Refusal('server.full', {}, { cause })
    throw BUSY.has(code & 0xff) ? new Refusal('server.unavailable', { retryAfterS: 1 }, { cause }) : cause
  }
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  // Kysely hands values as unknown; node:sqlite itself refuses what it cannot bind.
  return parameters as SQLInputValue[]
}
