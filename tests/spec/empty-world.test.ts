import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { person } from '#tests/cast.ts'
import { tablesOf } from '#tests/reading/dump.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'

/**
 * Every row of every table, sorted by what it holds: PostgreSQL returns rows as they lie on the disk, and a row put back may lie elsewhere.
 * The sweep of the start writes its clock, and how each job went, whenever it gets to it.
 */
async function everything({ database: { db } }: Bobita): Promise<unknown> {
  const tables = [...(await tablesOf(db)).keys()]
  const rows = await Promise.all(tables.map(async (table) => (await sql<{ name?: string }>`select * from ${sql.table(table)}`.execute(db)).rows))
  const kept = rows.map((ofTable) => ofTable.filter(({ name }) => name !== 'sets_sweep_clock' && !name?.startsWith('job:')))
  return Object.fromEntries(tables.map((table, at) => [table, (kept[at] ?? []).map((row) => JSON.stringify(row)).toSorted()]))
}

test('whatever a test does to any table, the next one finds the site as it was opened, articles, examples and ids included', async () => {
  const world = await emptyWorld()
  const { db } = world.database
  const before = await everything(world)

  const ana = await person(world.app, 'Ana')
  await sign(world.app, await aPetition(db), ana.user.email, ana.headers)
  await db.updateTable('petitions').set({ current_signatures: 7 }).execute()
  await db.updateTable('site_values').set({ value: 'altceva' }).execute()
  await db.deleteFrom('trainers').execute()
  await db.deleteFrom('blog_posts').where('id', '<', 10).execute()
  await db.insertInto('directory_reports').values({ id: 'unu', kind: 'trainer', record_id: 1, what: 'x', created_at: '2026-11-21T08:00:00.000Z' }).execute()
  expect(await everything(world)).not.toEqual(before)

  expect(await everything(await emptyWorld())).toEqual(before)
})

test('a site with other settings shares no row with the first', async () => {
  await aPetition((await emptyWorld()).database.db, { title: 'A celuilalt' })
  const { database } = await emptyWorld({ LIMITS_SCALE: '7' })
  expect(await database.db.selectFrom('petitions').select('id').where('title', '=', 'A celuilalt').execute()).toEqual([])
})
