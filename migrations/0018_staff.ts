import { sql, type Kysely } from 'kysely'

/** Who runs the site in its web area, what opens their accounts, and in the audit log who of them did what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await waitingOrder(db)
  await accounts(db)
  await sessions(db)
  for (const column of ['operator_id', 'before', 'after']) await db.schema.alterTable('operator_actions').addColumn(column, 'text').execute()
  await db.schema.createIndex('operator_actions_by_age').on('operator_actions').columns(['created_at', 'id']).execute()
}

/** What waits is counted from these alone, also when ten thousand do. */
async function waitingOrder(db: Kysely<unknown>): Promise<void> {
  for (const table of ['shelters', 'trainers'])
    await db.schema.createIndex(`${table}_waiting`).on(table).column('created_at').where(sql.ref('status'), '=', sql.lit('pending')).execute()
  await db.schema.createIndex('directory_reports_by_age').on('directory_reports').column('created_at').execute()
  await db.schema.createIndex('editor_questions_by_reason').on('editor_questions').columns(['reason', 'created_at']).execute()
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('totp_secret', 'text', (column) => column.notNull())
    .addColumn('totp_step', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .execute()
  await db.schema
    .createTable('operator_invitations')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('totp_secret', 'text')
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('operator_id', 'text', (column) => column.notNull().references('operators.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema.createIndex('operator_sessions_by_operator').on('operator_sessions').columns(['operator_id', 'network']).execute()
  await db.schema
    .createTable('operator_recovery_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('operator_id', 'text', (column) => column.notNull().references('operators.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('operator_recovery_codes_by_operator').on('operator_recovery_codes').column('operator_id').execute()
}
