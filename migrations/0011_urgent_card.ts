import type { Kysely } from 'kysely'

/** An answer keeps the urgent card it begins with, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_messages').addColumn('card', 'text').execute()
}
