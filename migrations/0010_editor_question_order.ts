import type { Kysely } from 'kysely'

/** The editors' list is cut to its newest after every question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('editor_questions_order').on('editor_questions').columns(['created_at', 'id']).execute()
}
