import { setImmediate, setTimeout } from 'node:timers/promises'
import { SqliteDriver, type CompiledQuery, type DatabaseConnection } from 'kysely'
import { Refusal } from './refusal.ts'

/** As long as a statement may take on PostgreSQL: the command line can write much at once. */
const PATIENCE_MS = 10_000
const PAUSE_MS = 20
/** The database works while the process waits: after this long others, such as pages that are asked for, come first. */
const BREATH_MS = 4
const RETRY_AFTER_S = 5

/** SQLITE_BUSY, SQLITE_LOCKED: another process writes. */
const BUSY = new Set([5, 6])
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE, which is the same for the index of the log. */
const FULL = 13
const NO_ROOM_FOR_INDEX = 4_874

/**
 * Waits for another process that writes without keeping this one from everything else, which the engine's own waiting
 * does. A lock that is held too long and a full disk are a Refusal: server.unavailable, server.full.
 */
export class PatientSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null
  #turnedAt = performance.now()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = (this.#connection ??= patient(await super.acquireConnection()))
    // Whoever has the connection waits, so that each of a rush of transactions lets the event loop turn.
    if (performance.now() - this.#turnedAt > BREATH_MS) {
      await setImmediate()
      this.#turnedAt = performance.now()
    }
    return connection
  }
}

function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    async executeQuery<Row>(query: CompiledQuery) {
      for (let since: number | null = null; ;) {
        try {
          return await connection.executeQuery<Row>(query)
        } catch (cause) {
          since ??= Date.now()
          const code = errcode(cause)
          if ((code & 0xff) === FULL || code === NO_ROOM_FOR_INDEX) throw new Refusal('server.full', {}, { cause })
          if (!BUSY.has(code & 0xff)) throw cause
          if (Date.now() - since > PATIENCE_MS) throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S }, { cause })
          await setTimeout(Math.random() * PAUSE_MS)
        }
      }
    },
  }
}

function errcode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}
