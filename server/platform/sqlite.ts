import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type Dialect } from 'kysely'
import { PatientSqliteDriver } from './patient-sqlite.ts'

/** Statements kept compiled; the queries of the site are a few dozen shapes. */
const KEPT_STATEMENTS = 300
/** For another process to make the same file. */
const OPEN_MS = 5_000

/**
 * node:sqlite as a Kysely dialect: WAL, every commit on disk before it is acknowledged. The engine itself waits for nobody:
 * server/platform/patient-sqlite.ts does.
 *
 * @param synchronous 'normal' lets the last commits go with a loss of power
 */
export function sqliteDialect(file: string, synchronous: 'full' | 'normal' = 'full'): Dialect {
  const database = new DatabaseSync(file, { timeout: OPEN_MS })
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}; pragma foreign_keys = on; pragma busy_timeout = 0; pragma temp_store = memory`)
  const statements = new Map<string, ReturnType<typeof adapt>>()
  const config = {
    database: {
      close: () => database.close(),
      prepare(sql: string) {
        const kept = statements.get(sql)
        if (kept) return kept
        const prepared = database.prepare(immediate(sql))
        const statement = sql === 'rollback' ? rollback(prepared, () => database.isTransaction) : adapt(prepared)
        if (statements.size >= KEPT_STATEMENTS) statements.clear()
        statements.set(sql, statement)
        return statement
      },
    },
  }
  const dialect = new SqliteDialect(config)
  return {
    createDriver: () => new PatientSqliteDriver(config),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
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
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  }
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  // Kysely hands values as unknown; node:sqlite itself refuses what it cannot bind.
  return parameters as SQLInputValue[]
}
