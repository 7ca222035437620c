import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseWithoutTables, loseRows } from '#tests/setup/empty-database.ts'
import { migrate, migrateTo } from '../platform/database/migrate.ts'

test('mails that wait and mails that were counted are in the one queue after an upgrade', async () => {
  const { db } = await databaseWithoutTables()
  await migrateTo(db, '0011_urgent_card')
  await sql`insert into petitions (id, title, description, addressee, current_signatures, required_signatures, is_active, is_example, created_at)
    values (7, 'Apă', 'Apă', 'Primăria', 2, 10, 1, 0, '2026-11-20T10:00:00.000Z')`.execute(db)
  for (const [key, state, mails] of [
    ['ana@exemplu.ro', 'waiting', 0],
    ['dan@exemplu.ro', 'sent', 3],
  ]) {
    await sql`insert into signatures (petition_id, email_key, full_name, email, browser_hash, created_at)
      values (7, ${key}, 'Cineva', ${key}, 'x', '2026-11-20T10:00:00.000Z')`.execute(db)
    await sql`insert into signature_mails (petition_id, email_key, language, state, mails, tries, next_try_at)
      values (7, ${key}, 'en', ${state}, ${mails}, 1, '2026-11-20T11:00:00.000Z')`.execute(db)
  }
  await migrate(db)
  const at = '2026-11-20T11:00:00.000Z'
  const kept = {
    kind: 'signature',
    user_id: null,
    email: null,
    suggestion_id: null,
    letter_id: null,
    proposal_id: null,
    update_id: null,
    petition_id: 7,
    language: 'en',
    tries: 1,
    next_try_at: at,
    wanted_at: at,
  }
  expect(await db.selectFrom('outgoing_mails').selectAll().orderBy('email_key').execute()).toEqual([
    { ...kept, id: expect.any(Number), email_key: 'ana@exemplu.ro', state: 'waiting', mails: 0 },
    { ...kept, id: expect.any(Number), email_key: 'dan@exemplu.ro', state: 'sent', mails: 3 },
  ])
  await loseRows(db, 'signatures', { email_key: 'ana@exemplu.ro' })
  expect(await db.selectFrom('outgoing_mails').select('email_key').execute()).toEqual([{ email_key: 'dan@exemplu.ro' }])
})
