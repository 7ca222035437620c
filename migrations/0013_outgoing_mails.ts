import { sql, type Kysely } from 'kysely'
import { countedKey } from './counted-key.ts'

/** One queue for every mail of the site, the links of accounts, and signatures that stay an account's after it changed its address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outgoing_mails')
    .addColumn('id', 'integer', countedKey(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('petition_id', 'integer')
    .addColumn('email_key', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('wanted_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('outgoing_mails_once_a_signature', ['petition_id', 'email_key'])
    .addForeignKeyConstraint('outgoing_mails_of_signature', ['petition_id', 'email_key'], 'signatures', ['petition_id', 'email_key'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await sql`insert into outgoing_mails (kind, petition_id, email_key, language, state, mails, tries, next_try_at, wanted_at)
    select 'signature', petition_id, email_key, language, state, mails, tries, next_try_at, next_try_at from signature_mails`.execute(db)
  await db.schema.dropTable('signature_mails').execute()
  await db.schema.createIndex('outgoing_mails_waiting').on('outgoing_mails').column('next_try_at').where(sql.ref('state'), '=', sql.lit('waiting')).execute()
  for (const state of ['waiting', 'failed']) {
    await db.schema.createIndex(`outgoing_mails_${state}_since`).on('outgoing_mails').column('wanted_at').where(sql.ref('state'), '=', sql.lit(state)).execute()
  }
  await db.schema.createIndex('outgoing_mails_of_account').on('outgoing_mails').column('user_id').where(sql.ref('user_id'), 'is not', null).execute()
  await db.schema.createIndex('outgoing_mails_to_address').on('outgoing_mails').column('email').where(sql.ref('email'), 'is not', null).execute()

  await db.schema
    .createTable('account_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_links_of_account').on('account_links').column('user_id').execute()
  await db.schema.createIndex('account_links_of_address').on('account_links').column('email_key').where(sql.ref('email_key'), 'is not', null).execute()
  await db.schema.createIndex('account_links_by_end').on('account_links').column('expires_at').execute()

  await db.schema.alterTable('signatures').addColumn('of_former_address', 'integer').execute()
}
