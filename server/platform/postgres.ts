import { PostgresDialect, type Dialect } from 'kysely'

const INT8 = 20
const POOL_SIZE = 10

/** PostgreSQL as a Kysely dialect. The driver is loaded only when it is asked for. */
export async function postgresDialect(url: string): Promise<Dialect> {
  const { default: pg } = await import('pg')
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    query_timeout: 35_000,
    keepAlive: true,
  })
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
