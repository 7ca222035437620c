import type { Kysely } from 'kysely'

/** Copies of answers that people send on by a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('key_hash', 'text')
    .addColumn('question', 'text')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('card', 'text')
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('shared_answers_by_user').on('shared_answers').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('shared_answers_by_key').on('shared_answers').columns(['key_hash', 'created_at']).execute()
  await db.schema.createIndex('shared_answers_by_end').on('shared_answers').column('expires_at').execute()
}
