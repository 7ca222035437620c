import { sql, type Kysely } from 'kysely'

/** Signatures confirmed by mail, the mails on their way and their links, what operators did, and when a petition ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('signatures').addColumn('verified_at', 'text').execute()
  await db.schema.alterTable('signatures').addColumn('network', 'text').execute()
  await db.schema.createIndex('signatures_by_mailbox').on('signatures').column('email_key').execute()
  // Networks are erased by age; most rows have none.
  await db.schema.createIndex('signatures_with_network').on('signatures').column('created_at').where(sql.ref('network'), 'is not', null).execute()

  const counted = 'verified_signatures'
  await db.schema
    .alterTable('petitions')
    .addColumn(counted, 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`verified_signatures >= 0`),
    )
    .execute()
  await db.schema.alterTable('petitions').addColumn('closed_at', 'text').execute()
  await db.schema.alterTable('petitions').addColumn('anonymised_at', 'text').execute()

  await mailTables(db)
  await db.schema
    .createTable('operator_actions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('petition_id', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

/** One row for each mailbox and petition that is written to, gone with its signature, and the links of its mails, which outlive one of several signatures. */
async function mailTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signature_mails')
    .addColumn('petition_id', 'integer', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('signature_mails_once', ['petition_id', 'email_key'])
    .addForeignKeyConstraint('signature_mails_of', ['petition_id', 'email_key'], 'signatures', ['petition_id', 'email_key'], (key) => key.onDelete('cascade'))
    .execute()
  await db.schema.createIndex('signature_mails_waiting').on('signature_mails').column('next_try_at').where(sql.ref('state'), '=', sql.lit('waiting')).execute()

  await db.schema
    .createTable('signature_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('petition_id', 'integer', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('signature_links_of_mailbox').on('signature_links').columns(['email_key', 'petition_id']).execute()
  await db.schema.createIndex('signature_links_by_end').on('signature_links').column('expires_at').execute()
}
