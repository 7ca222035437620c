import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** How many rows a query has; the database counts them. */
export async function countRows<Tables extends keyof Schema>(rows: SelectQueryBuilder<Schema, Tables, object>): Promise<number> {
  const { count } = await rows.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
