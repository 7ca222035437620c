import { sql, type Kysely } from 'kysely'

/** Where to say what became of a note about a record stands with the replies to suggestions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('suggestion_replies').addColumn('note_id', 'text').execute()
  await db.schema.createIndex('suggestion_replies_of_note').on('suggestion_replies').column('note_id').where(sql.ref('note_id'), 'is not', null).execute()
}
