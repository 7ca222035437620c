import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { SqliteDriver, type CompiledQuery, type DatabaseConnection } from 'kysely'
import { Refusal } from '../refusal.ts'

/** As long as a statement may take on PostgreSQL: the command line can write much at once. */
const MAX_WAIT_MS = 10_000
const MAX_PAUSE_MS = 20
/** Statements are synchronous: after so long the event loop turns once, for pages that are asked for meanwhile. */
const YIELD_AFTER_MS = 4
const RETRY_AFTER_S = 5

/** SQLITE_BUSY, SQLITE_LOCKED: another process writes. */
const BUSY = new Set([5, 6])
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE, which is the same for the index of the log. */
const FULL = 13
const NO_ROOM_FOR_INDEX = 4_874

/**
 * Retries while another process writes (SQLITE_BUSY), without blocking the event loop as the engine's own busy timeout
 * does. A lock that is held too long and a full disk are a Refusal: server.unavailable, server.full.
 */
export class BusyRetrySqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null
  #yieldedAt = performance.now()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = (this.#connection ??= retryWhileBusy(await super.acquireConnection()))
    // Here, where each of a rush of transactions passes.
    if (performance.now() - this.#yieldedAt > YIELD_AFTER_MS) {
      await nextTurn()
      this.#yieldedAt = performance.now()
    }
    return connection
  }
}

function retryWhileBusy(connection: DatabaseConnection): DatabaseConnection {
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
          if (Date.now() - since > MAX_WAIT_MS) throw new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S }, { cause })
          await pause(Math.random() * MAX_PAUSE_MS)
        }
      }
    },
  }
}

function errcode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}
