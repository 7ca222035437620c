import type { Kysely } from 'kysely'

/** How often a mailbox was written to within a day, whatever it signed and withdrew meanwhile; by a hash of the mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_mails')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mailbox_mails_by_end').on('mailbox_mails').column('ends_at').execute()
}
