import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { emptyWorld } from '#tests/world.ts'
import { newId } from '../platform/ids.ts'
import { sweepReports } from './reports.ts'

test('a notice goes when it has been dealt with or is twelve months old, and not before', async () => {
  const { database } = await emptyWorld()
  const { db } = database
  const now = new Date('2026-11-21T12:00:00.000Z')
  const at = (ms: number) => new Date(now.getTime() - 365 * DAY_MS + ms).toISOString()
  const notice = { kind: 'article', target_id: '1', reason: 'false', email: 'ana@exemplu.ro' } as const
  const rows = [
    { what: 'closed today', state: 'closed', created_at: now.toISOString() },
    { what: 'twelve months old', state: 'open', created_at: at(0) },
    { what: 'a moment younger', state: 'open', created_at: at(1) },
    { what: 'new', state: 'open', created_at: now.toISOString() },
  ] as const
  for (const row of rows)
    await db
      .insertInto('reports')
      .values({ id: newId(), ...notice, ...row })
      .execute()
  await sweepReports(db, now)
  await sweepReports(db, now)
  const left = await db.selectFrom('reports').select('what').orderBy('created_at').execute()
  expect(left.map(({ what }) => what)).toEqual(['a moment younger', 'new'])
})
