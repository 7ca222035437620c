import type { Kysely } from 'kysely'

/** Which vet has reviewed which words of an article, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_reviews')
    .addColumn('post_id', 'integer', (column) => column.primaryKey())
    .addColumn('words_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('register_number', 'text', (column) => column.notNull())
    .addColumn('reviewed_on', 'text', (column) => column.notNull())
    .execute()
}
