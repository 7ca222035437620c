import type { Kysely } from 'kysely'
import { countedKey } from './counted-key.ts'

/** Shelters and trainers, approved or waiting, and what people say is wrong with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, 'shelters')
    .addColumn('location', 'text', (column) => column.notNull())
    .execute()
  await recordTable(db, 'trainers')
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('pets_can_train', 'text', (column) => column.notNull())
    .execute()
  // Both columns together are what the directory index asks for every few seconds.
  await db.schema.createIndex('shelters_by_status').on('shelters').columns(['status', 'updated_at']).execute()
  await db.schema.createIndex('trainers_by_status').on('trainers').columns(['status', 'updated_at']).execute()

  await db.schema
    .createTable('directory_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

/** What shelters and trainers have in common. */
function recordTable(db: Kysely<unknown>, name: 'shelters' | 'trainers') {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', countedKey(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('phone_numbers', 'text', (column) => column.notNull())
    .addColumn('website', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('photo_type', 'text')
    .addColumn('photo_preview', 'text')
    .addColumn('photo_data', 'text')
    .addColumn('verified_on', 'text')
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('suggested_because', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
}
