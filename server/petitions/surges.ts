import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contract/limits.ts'
import type { SurgeShown } from '#contract/petition-desk.ts'
import type { Db } from '../platform/database/database.ts'

/** Signatures that one neighbourhood of the net gives one petition in an hour: a school or an office may reach it, a home does not. */
const SURGE = 50
const MOST = 20

/** Many signatures of one petition from one neighbourhood (/24 or /48) within an hour. */
export interface Surge {
  petition_id: number
  /** The keyed hash under which the neighbourhood is kept: it names it to `invalidate` and tells nobody where it is. */
  network: string
  signatures: number
}

/** Where an operator should look now, the largest first; 20 at most. */
export async function readSurges(db: Db, now = new Date()): Promise<Surge[]> {
  const rows = await db
    .selectFrom('signatures')
    .select((row) => ['petition_id', 'network', row.fn.countAll<number>().as('signatures')])
    .where('created_at', '>', before(now, HOUR_MS))
    .where('network', 'is not', null)
    .groupBy(['petition_id', 'network'])
    .having((row) => row.fn.countAll(), '>=', SURGE)
    .orderBy('signatures', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ petition_id, network, signatures }) => ({ petition_id, network: network ?? '', signatures: Number(signatures) }))
}

/** What the last day brought from each neighbourhood that gave one petition so many within some hour of the clock, for who looks once a day; the largest first. */
export async function surgesOfTheDay(db: Db, now = new Date()): Promise<SurgeShown[]> {
  const recent = db.selectFrom('signatures').where('created_at', '>', before(now, DAY_MS)).where('network', 'is not', null)
  const hours = recent
    .select(['petition_id', 'network'])
    .groupBy(['petition_id', 'network', sql`substr(created_at, 1, 13)`])
    .having((row) => row.fn.countAll(), '>=', SURGE)
  const surges = db.selectFrom(hours.as('hours')).select(['petition_id', 'network']).distinct()
  const rows = await db
    .selectFrom(recent.select(['petition_id', 'network', 'created_at']).as('recent'))
    .innerJoin(surges.as('surges'), (join) => join.onRef('surges.petition_id', '=', 'recent.petition_id').onRef('surges.network', '=', 'recent.network'))
    .innerJoin('petitions', 'petitions.id', 'recent.petition_id')
    .select((row) => ['recent.petition_id', 'recent.network', 'petitions.title', row.fn.countAll().as('signatures')])
    .select((row) => [row.fn.min('recent.created_at').as('first_at'), row.fn.max('recent.created_at').as('last_at')])
    .groupBy(['recent.petition_id', 'recent.network', 'petitions.title'])
    .orderBy('signatures', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ network, signatures, ...row }) => ({ ...row, network: network ?? '', signatures: Number(signatures) }))
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString()
}
