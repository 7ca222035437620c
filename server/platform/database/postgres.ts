import { PostgresDialect, type Dialect, type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import type { DatabaseError, Pool, PoolClient } from 'pg'
import { Refusal } from '../refusal.ts'

export interface PostgresOptions {
  /** Connections at once, DATABASE_POOL_SIZE; fewer for those that only read. */
  poolSize?: number | undefined
  timeouts?: 'none'
  /** Every session only reads. Impatient: somebody else can answer instead. */
  readOnly?: 'patient' | 'impatient'
}

const INT8 = 20
const POOL_SIZE = 10
const READ_POOL_SIZE = 5
/**
 * `connectMs`: for a connection, new or of the pool. `statementMs`: no statement of the site needs as long; somebody waits for
 * it. `silenceMs`: when the server itself did not end the statement in time, it is not there.
 */
const PATIENT = { connectMs: 4_000, statementMs: 10_000, silenceMs: 12_000 }
const IMPATIENT = { connectMs: 1_000, statementMs: 2_000, silenceMs: 3_000 }
const RETRY_AFTER_S = 5
/** What Kysely is told at once: the server's own answer to BEGIN says no more. */
const BEGIN_ANSWER = { command: 'BEGIN' as const, rowCount: 0, rows: [] }

/**
 * PostgreSQL as a Kysely dialect. The driver is loaded only when it is asked for. A server that is away, silent, full
 * or shutting down is a Refusal: server.unavailable or server.full.
 *
 * @param options `timeouts: 'none'` lets statements take any time: migrations, copies, operators
 */
export async function postgresDialect(url: string, options: PostgresOptions): Promise<Dialect> {
  return new PostgresDialect({ pool: await postgresPool(url, options) })
}

/** The connections behind it. */
export async function postgresPool(url: string, { poolSize = POOL_SIZE, timeouts, readOnly }: PostgresOptions): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number)
  const { connectMs, statementMs, silenceMs } = readOnly === 'impatient' ? IMPATIENT : PATIENT
  const pool = new pg.Pool({
    connectionString: url,
    max: readOnly === undefined ? poolSize : READ_POOL_SIZE,
    connectionTimeoutMillis: connectMs,
    ...(timeouts !== 'none' && { query_timeout: silenceMs }),
    keepAlive: true,
    pipeline: true,
  })
  // A connection that dies is replaced by the pool; without listeners it would end the process, also between two statements of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // As statements: PgBouncer takes no such startup parameters.
    if (timeouts !== 'none') client.query(`set statement_timeout = ${statementMs}`).catch(() => undefined)
    if (readOnly !== undefined) client.query('set default_transaction_read_only = on').catch(() => undefined)
  })
  return plainPool(pool, (error) => error instanceof pg.DatabaseError)
}

type IsAnswer = (error: unknown) => error is DatabaseError

/** The pool as Kysely sees it: what is no answer of the server says that there is none. */
function plainPool(pool: Pool, isAnswer: IsAnswer): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().then(
        (client) => plainClient(client, isAnswer),
        (cause: unknown) => {
          throw away(cause)
        },
      ),
  }
}

function plainClient(client: PoolClient, isAnswer: IsAnswer): PostgresPoolClient {
  let silent = false
  let beginning: Promise<unknown> = Promise.resolve()
  const ask = async (statement: string, parameters: readonly unknown[]) => {
    // A statement sent after one without an answer would wait behind it.
    if (silent) throw away(null)
    if (statement === 'begin') {
      // Pipelined: it is sent with the first statement, which fails when it fails, and a transaction costs one round trip less
      // (tests/postgres/pipelined-begin.test.ts).
      beginning = client.query(statement)
      beginning.catch(() => undefined)
      return BEGIN_ANSWER
    }
    try {
      const [, answer] = await Promise.all([beginning, client.query(statement, [...parameters])])
      return answer
    } catch (error) {
      silent = !isAnswer(error)
      throw isAnswer(error) ? understood(error) : away(error)
    }
  }
  // The pool would give a silent connection to the next who asks.
  return poolClient(ask, (destroy = false) => client.release(destroy || silent))
}

/** A connection as Kysely sees it. */
export function poolClient(
  ask: (statement: string, parameters: readonly unknown[]) => Promise<unknown>,
  release: PostgresPoolClient['release'],
): PostgresPoolClient {
  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('cursors are a package of their own')
    return ask(statement, parameters)
  }
  return { query, release }
}

function away(cause: unknown): Refusal {
  return new Refusal('server.unavailable', { retryAfterS: RETRY_AFTER_S }, { cause })
}

/**
 * SQLSTATE: 53100 disk full; classes 08 connection, 53 resources, 57 intervention of an operator or a timeout, 58 the
 * machine below; 25006 only reads (a standby), 40001 and 40P01 another transaction came first.
 */
function understood(error: DatabaseError): Error {
  const { code = '' } = error
  if (code === '53100') return new Refusal('server.full', {}, { cause: error })
  return /^(08|53|57|58)/.test(code) || ['25006', '40001', '40P01'].includes(code) ? away(error) : error
}
