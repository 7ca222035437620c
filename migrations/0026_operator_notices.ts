import type { Kysely } from 'kysely'

/** What operators want to be told by mail of what waits, and what they were told; and what happened on each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('operators')
  await table()
    .addColumn('notices', 'text', (column) => column.notNull().defaultTo('urgent'))
    .execute()
  await table()
    .addColumn('notices_language', 'text', (column) => column.notNull().defaultTo('ro'))
    .execute()
  await table().addColumn('noticed_day', 'text').execute()
  await table().addColumn('urgent_at', 'text').execute()
  await table()
    .addColumn('urgent_told', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .createTable('day_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_counts_primary_key', ['day', 'name'])
    .execute()
}
