import type { Kysely } from 'kysely'

/** What editors decided about questions that Bobita did not answer well, and the words by which alike ones are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question_decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text')
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('question_decisions_order').on('question_decisions').columns(['decided_at', 'id']).execute()
  await db.schema.alterTable('editor_questions').addColumn('words', 'text').execute()
  await db.schema.alterTable('editor_questions').addColumn('decision_id', 'text').execute()
  await db.schema.createIndex('editor_questions_of_decision').on('editor_questions').column('decision_id').execute()
  await db.schema.createIndex('editor_questions_alike').on('editor_questions').column('words').execute()
}
