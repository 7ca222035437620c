import type { Kysely } from 'kysely'

/** What an embeddings model made of each passage, by model and text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passage_vectors')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('dimension', 'integer', (column) => column.notNull())
    .addColumn('vector', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('passage_vectors_key', ['model', 'text_hash'])
    .execute()
}
