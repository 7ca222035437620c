import { sql, type Kysely } from 'kysely'

/** Where to say what was decided about a suggestion, and the mails that say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suggestion_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema.createIndex('suggestion_replies_of_record').on('suggestion_replies').columns(['kind', 'record_id']).execute()
  await db.schema.createIndex('suggestion_replies_by_address').on('suggestion_replies').column('email_key').execute()
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('suggestion_id', 'text', (column) => column.references('suggestion_replies.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('outgoing_mails_of_suggestion')
    .on('outgoing_mails')
    .column('suggestion_id')
    .where(sql.ref('suggestion_id'), 'is not', null)
    .execute()
}
