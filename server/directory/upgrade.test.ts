import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseWithoutTables } from '#tests/setup/empty-database.ts'
import { migrate, migrateTo } from '../platform/database/migrate.ts'

test('after an upgrade the examples a site began with have no number, website or check date; real records keep theirs', async () => {
  const { db } = await databaseWithoutTables()
  await migrateTo(db, '0015_erasure_keys')
  const told = { phone_numbers: '["0722 123 456"]', website: 'exemplu.ro', verified_on: '2026-11-01' }
  for (const is_example of [0, 1])
    await sql`insert into shelters (name, description, location, phone_numbers, website, verified_on, is_example, status, created_at, updated_at)
      values (${`Adăpost ${is_example}`}, '', 'Iași', ${told.phone_numbers}, ${told.website}, ${told.verified_on}, ${is_example}, 'approved',
        '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z')`.execute(db)
  await migrate(db)
  const kept = await db.selectFrom('shelters').select(['is_example', 'phone_numbers', 'website', 'verified_on']).orderBy('is_example').execute()
  expect(kept).toEqual([
    { is_example: 0, ...told },
    { is_example: 1, phone_numbers: '[]', website: null, verified_on: null },
  ])
})
