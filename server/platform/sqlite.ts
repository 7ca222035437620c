import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { SqliteDialect, type DatabaseConnection, type Dialect, type Driver } from 'kysely'

/** Statements kept compiled; the queries of the site are a few dozen shapes. */
const KEPT_STATEMENTS = 300
/** The database works while the process waits: after this long others, such as pages that are asked for, come first. */
const BREATH_MS = 4

/**
 * node:sqlite as a Kysely dialect: WAL, every commit on disk before it is acknowledged.
 *
 * @param synchronous 'normal' lets the last commits go with a loss of power
 */
export function sqliteDialect(file: string, synchronous: 'full' | 'normal' = 'full'): Dialect {
  const database = new DatabaseSync(file)
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = ${synchronous}; pragma foreign_keys = on; pragma busy_timeout = 1000; pragma temp_store = memory`,
  )
  const statements = new Map<string, ReturnType<typeof adapt>>()
  return new PatientDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const kept = statements.get(sql)
        if (kept) return kept
        const statement = adapt(database.prepare(immediate(sql)))
        if (statements.size >= KEPT_STATEMENTS) statements.clear()
        statements.set(sql, statement)
        return statement
      },
    },
  })
}

/** Lets the event loop turn between the transactions of a rush: all of them at once would keep everybody else waiting. */
class PatientDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    let turnedAt = performance.now()
    driver.acquireConnection = async (): Promise<DatabaseConnection> => {
      // Whoever has the connection waits, so that each of a rush lets others pass.
      const connection = await acquire()
      if (performance.now() - turnedAt > BREATH_MS) {
        await setImmediate()
        turnedAt = performance.now()
      }
      return connection
    }
    return driver
  }
}

/** A transaction takes the write lock at once: two processes that both read first could otherwise never both write. */
function immediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
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
