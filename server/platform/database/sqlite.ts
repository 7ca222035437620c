import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type Dialect } from 'kysely'
import { createLru } from '../lru.ts'
import { BusyRetrySqliteDriver } from './sqlite-busy-retry.ts'
import { ensurePrivateFile } from '../files/private-file.ts'

/** Statements that stay compiled; the queries of the site are a few dozen shapes. */
const MAX_STATEMENTS = 300
/** For another process to make the same file. */
const OPEN_MS = 5_000

/**
 * node:sqlite as a Kysely dialect: WAL, every commit on disk before it is acknowledged. The engine itself waits for nobody:
 * server/platform/database/sqlite-busy-retry.ts does. What is deleted is overwritten, and nobody else on the machine may read the file;
 * the engine gives its log and its index the rights of the file.
 *
 * @param synchronous 'normal' lets the last commits go with a loss of power
 */
export function sqliteDialect(file: string, synchronous: 'full' | 'normal' = 'full'): Dialect {
  if (file !== ':memory:') ensurePrivateFile(file)
  const database = new DatabaseSync(file, { timeout: OPEN_MS })
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}; pragma secure_delete = on;
    pragma foreign_keys = on; pragma busy_timeout = 0; pragma temp_store = memory`)
  const statements = createLru<string, ReturnType<typeof adapt>>({ entries: MAX_STATEMENTS })
  const config = {
    database: {
      close: () => database.close(),
      prepare(sql: string) {
        const known = statements.get(sql)
        if (known) return known
        const prepared = database.prepare(immediate(sql))
        const statement = sql === 'rollback' ? rollback(prepared, () => database.isTransaction) : adapt(prepared)
        statements.set(sql, statement)
        return statement
      },
    },
  }
  const dialect = new SqliteDialect(config)
  return {
    createDriver: () => new BusyRetrySqliteDriver(config),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

/** A transaction takes the write lock at once: two processes that both read first could otherwise never both write. */
function immediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

/** A full disk has rolled the transaction back already; a second rollback would fail and hide the first error. */
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
