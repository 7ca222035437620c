import { sql, type Kysely } from 'kysely'
import { countedKey } from './counted-key.ts'

/**
 * What people have said of the site, with how and when they agreed that it is shown. The example records of the
 * directories lose what could be taken for real: their numbers, their websites and the day somebody checked them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('testimonials')
    .addColumn('id', 'integer', countedKey(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer')
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['shelters', 'trainers'])
    await sql`update ${sql.table(table)} set phone_numbers = '[]', website = null, verified_on = null where is_example = 1`.execute(db)
}
