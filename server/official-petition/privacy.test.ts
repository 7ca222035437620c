import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { petitionForm } from '#tests/official-petition.ts'
import { emptyWorld } from '#tests/world.ts'

const CANARY = 'canar-7f3a'
const PHONE = '0799 123 454'

/** A canary in every field a person types. */
const typed = petitionForm({
  city: CANARY,
  what: CANARY,
  place: CANARY,
  period: CANARY,
  repeated_since: CANARY,
  suspect: CANARY,
  species: CANARY,
  animal_description: CANARY,
  danger: CANARY,
  evidence: CANARY,
  witnesses: [{ name: CANARY, contact: CANARY }],
  full_name: CANARY,
  address: CANARY,
  email: `${CANARY}@exemplu.ro`,
  phone_number: PHONE,
})

test('nothing of a petition is kept: not one row of the database changes', async () => {
  const { app, database } = await emptyWorld()
  const everything = async () => {
    // How often a network called is counted, whatever it called, and the site notes how its own jobs go.
    const tables = (await database.db.introspection.getTables()).filter(({ name }) => name !== 'limit_counts' && name !== 'site_values')
    const rows = await Promise.all(tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database.db)).rows))
    return JSON.stringify(rows)
  }
  const before = await everything()
  for (const accept of ['application/pdf', 'text/plain']) {
    expect((await call(app, 'POST', '/plangeri/petitie', { payload: typed, headers: { accept } })).statusCode).toBe(200)
  }
  const after = await everything()
  expect(after).toBe(before)
  expect(after).not.toContain(CANARY)
})

test('a refusal repeats nothing of what was typed', async () => {
  const { app } = await emptyWorld()
  for (const fields of [
    { county: 'XX' },
    { place: CANARY.repeat(40) },
    { email: CANARY },
    { phone_number: CANARY },
    { media_id: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { deeds: [CANARY] },
  ]) {
    const answer = await call(app, 'POST', '/plangeri/petitie', { payload: { ...typed, ...fields } })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    for (const secret of [CANARY, PHONE]) expect(answer.body).not.toContain(secret)
  }
})
