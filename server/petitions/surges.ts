import type { Db } from '../platform/database.ts'

const HOUR_MS = 60 * 60 * 1000
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

/** Where an operator should look, the largest first; 20 at most. */
export async function readSurges(db: Db, now = new Date()): Promise<Surge[]> {
  const rows = await db
    .selectFrom('signatures')
    .select((row) => ['petition_id', 'network', row.fn.countAll<number>().as('signatures')])
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .where('network', 'is not', null)
    .groupBy(['petition_id', 'network'])
    .having((row) => row.fn.countAll(), '>=', SURGE)
    .orderBy('signatures', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ petition_id, network, signatures }) => ({ petition_id, network: network ?? '', signatures: Number(signatures) }))
}
