import { sql, type Kysely } from 'kysely'

/** What became of a notice, as it is told to whoever sent it; and the history of a record of the directories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('decision_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('mailed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('decision_letters_by_address').on('decision_letters').column('email_key').execute()
  await db.schema.createIndex('decision_letters_by_age').on('decision_letters').columns(['mailed', 'created_at']).execute()
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('letter_id', 'text', (column) => column.references('decision_letters.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('outgoing_mails_of_letter').on('outgoing_mails').column('letter_id').where(sql.ref('letter_id'), 'is not', null).execute()
  await db.schema.alterTable('operator_actions').addColumn('record', 'text').execute()
  await db.schema
    .createIndex('operator_actions_of_record')
    .on('operator_actions')
    .columns(['record', 'created_at', 'id'])
    .where(sql.ref('record'), 'is not', null)
    .execute()
}
