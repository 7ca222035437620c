import type { Kysely } from 'kysely'

/** What Bobita has learned on this site from what editors labelled: each time with its figures, and which is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('learnings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('verdict', 'text')
    .addColumn('own', 'text', (column) => column.notNull())
    .addColumn('file', 'text')
    .addColumn('previous', 'text')
    .addColumn('labelled', 'integer', (column) => column.notNull())
    .addColumn('left_out', 'integer', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('alive_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
}
