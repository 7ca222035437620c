import { sql, type Kysely } from 'kysely'
import { countedKey } from './counted-key.ts'

/** What operators tell of a petition while it goes on, who of its signers asked to be told by mail, and those mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('petition_updates')
    .addColumn('id', 'integer', countedKey(db))
    .addColumn('petition_id', 'integer', (column) => column.notNull().references('petitions.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('queued_to', 'text')
    .addColumn('mails', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('petition_updates_of_petition').on('petition_updates').columns(['petition_id', 'id']).execute()
  await db.schema.createIndex('petition_updates_unqueued').on('petition_updates').column('id').where(sql.ref('queued_to'), 'is not', null).execute()

  await db.schema
    .alterTable('signatures')
    .addColumn('wants_updates', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('signatures_wanting_updates')
    .on('signatures')
    .columns(['petition_id', 'email_key'])
    .where(sql.ref('wants_updates'), '=', sql.lit(1))
    .execute()

  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('update_id', 'integer', (column) => column.references('petition_updates.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('outgoing_mails_of_update')
    .on('outgoing_mails')
    .columns(['update_id', 'email_key'])
    .unique()
    .where(sql.ref('update_id'), 'is not', null)
    .execute()
}
