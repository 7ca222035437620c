import type { Kysely } from 'kysely'

/** Complaint sets, their photos and videos, and notices about anything published here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_sets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('media_id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('registration_number', 'text')
    .addColumn('filed_on', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('complaint_sets_by_user').on('complaint_sets').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('complaint_sets_by_end').on('complaint_sets').column('expires_at').execute()

  // Files outlive their set and their account until the sweep has removed the bytes: a row is the only trace of them.
  await db.schema
    .createTable('evidence_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('set_id', 'text', (column) => column.references('complaint_sets.id').onDelete('set null'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('extension', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('given_bytes', 'integer', (column) => column.notNull())
    .addColumn('given_sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('evidence_files_by_set').on('evidence_files').columns(['set_id', 'position']).execute()
  await db.schema.createIndex('evidence_files_by_user').on('evidence_files').columns(['user_id', 'created_at']).execute()
  // The sweep looks for files without a set.
  await db.schema.createIndex('evidence_files_loose').on('evidence_files').columns(['set_id', 'created_at']).where('set_id', 'is', null).execute()

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('reports_by_state').on('reports').columns(['state', 'created_at']).execute()
}
