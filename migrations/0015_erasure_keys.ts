import { sql, type Kysely } from 'kysely'

/**
 * A question on the editors' list can be found again by the conversation it was asked in, and so be erased with it. Of the
 * network a token was issued to its neighbourhood is kept; what was kept of whole addresses is emptied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('editor_questions').addColumn('erasure_key', 'text').execute()
  await db.schema.createIndex('editor_questions_erasure').on('editor_questions').column('erasure_key').execute()
  await sql`update tokens set network = ''`.execute(db)
}
