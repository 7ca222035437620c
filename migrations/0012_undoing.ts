import type { Kysely } from 'kysely'

/** What an operator's command can be taken back with: articles that are off the site, and the records of the last import as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawn_articles')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('post', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('imported_records')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_records_key', ['kind', 'record_id'])
    .execute()
}
