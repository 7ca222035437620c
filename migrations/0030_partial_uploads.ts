import type { Kysely } from 'kysely'

/** Photos and films that arrive in parts. Their rows outlive the account until the sweep has removed the bytes: they are the only trace of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('partial_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('length_bytes', 'integer', (column) => column.notNull())
    .addColumn('received_bytes', 'integer', (column) => column.notNull())
    .addColumn('finishing_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('partial_uploads_by_user').on('partial_uploads').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('partial_uploads_by_age').on('partial_uploads').column('created_at').execute()

  await db.schema
    .createTable('upload_parts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('upload_id', 'text', (column) => column.references('partial_uploads.id').onDelete('set null'))
    .addColumn('first_byte', 'integer', (column) => column.notNull())
    .addColumn('is_stored', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_parts_by_upload').on('upload_parts').columns(['upload_id', 'first_byte']).execute()
}
