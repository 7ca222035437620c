import { sql, type Kysely } from 'kysely'

/** Petitions and who signed them: one canonical e-mail signs one petition once. Ids of petitions are given, not counted up by the engine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('petitions')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('addressee', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text')
    .addColumn('summary_en', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('current_signatures', 'integer', (column) => column.notNull().check(sql`current_signatures >= 0`))
    .addColumn('required_signatures', 'integer', (column) => column.notNull().check(sql`required_signatures > 0`))
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('signatures')
    .addColumn('petition_id', 'integer', (column) => column.notNull().references('petitions.id').onDelete('cascade'))
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('signatures_once', ['petition_id', 'email_key'])
    .execute()
  await db.schema.createIndex('signatures_by_user').on('signatures').column('user_id').where('user_id', 'is not', null).execute()
}
