import { sql, type Kysely } from 'kysely'

/** Petitions that accounts propose, and the mails that say what was decided about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('petition_proposals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('addressee', 'text', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('required_signatures', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('petition_id', 'integer', (column) => column.references('petitions.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema.createIndex('petition_proposals_by_user').on('petition_proposals').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('petition_proposals_by_age').on('petition_proposals').columns(['state', 'created_at', 'id']).execute()
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('proposal_id', 'text', (column) => column.references('petition_proposals.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('outgoing_mails_of_proposal').on('outgoing_mails').column('proposal_id').where(sql.ref('proposal_id'), 'is not', null).execute()
}
