import { setTimeout } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { causeOf } from '../process/cause.ts'
import { Refusal } from '../refusal.ts'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

/** How far behind the primary a replica may be before lists are read from the primary again. */
export const MAX_LAG_S = 5
const LOOK_MS = 1_000

/** Where both are. */
export interface ReplicaUrls {
  primary: string
  replica: string
}

/** What the last look said; `lagS` is null as long as the replica has never been seen to have caught up. */
export type ReplicaState = { kind: 'used'; lagS: number } | { kind: 'behind'; lagS: number | null } | { kind: 'away'; cause: string }

/** A replica of the database that streams from it (PostgreSQL's streaming replication), and the primary instead when it cannot be used. */
export interface Replica {
  /**
   * Reads what may be seconds old: from the replica while it is used, else from the primary. Nothing is written through it:
   * its sessions only read on either of them, and it has no transactions.
   */
  db: Db
  state(): ReplicaState
  close(): Promise<void>
}

/** Opens a replica and looks at it every second. @param onChange told when it begins or ceases to be used, and why */
export async function openReplica(urls: ReplicaUrls, onChange: (state: ReplicaState) => void): Promise<Replica> {
  const { replica, primary } = await openPools(urls)
  const look = watcher(replica, primary)
  let state: ReplicaState = { kind: 'behind', lagS: null }
  let looking: Promise<void> | null = null

  async function lookAgain(): Promise<void> {
    const before = state.kind
    state = await look()
    if (state.kind !== before) onChange(state)
  }
  const follow = () => void (looking ??= lookAgain().finally(() => (looking = null)))
  const timer = setInterval(follow, LOOK_MS).unref()
  follow()

  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: await choosing(replica, primary, () => state.kind === 'used') }) }),
    state: () => state,
    async close() {
      clearInterval(timer)
      await looking
      await Promise.all([replica.end(), primary.end()])
    },
  }
}

/** How a replica is, for somebody who asks once. */
export async function lookAtReplica(urls: ReplicaUrls): Promise<ReplicaState> {
  const { replica, primary } = await openPools(urls)
  const look = watcher(replica, primary)
  try {
    let state = await look()
    // What was written this moment may be on its way.
    for (let looks = 1; state.kind === 'behind' && looks < MAX_LAG_S; looks += 1) {
      await setTimeout(LOOK_MS)
      state = await look()
    }
    return state
  } finally {
    await Promise.all([replica.end(), primary.end()])
  }
}

async function openPools(urls: ReplicaUrls): Promise<{ replica: PostgresPool; primary: PostgresPool }> {
  const { postgresPool } = await import('./postgres.ts')
  return { replica: await postgresPool(urls.replica, { readOnly: 'impatient' }), primary: await postgresPool(urls.primary, { readOnly: 'patient' }) }
}

/**
 * Measures how far behind the replica is, without writing and whatever its clock says: a position in the primary's log is
 * remembered until the replica has replayed it. So the lag is never told too small, and at most twice too large.
 */
function watcher(replica: PostgresPool, primary: PostgresPool, now: () => number = Date.now): () => Promise<ReplicaState> {
  let awaited: { position: number; at: number } | null = null
  let caughtUpAt: number | null = null
  return async () => {
    try {
      // Without a primary nobody knows more than the replica: it goes on being read.
      const at = now()
      const written = await primaryPosition(primary).catch(() => null)
      if (written !== null) awaited ??= { position: written, at }
      const replayed = await replicaPosition(replica)
      if (replayed === null) return { kind: 'away', cause: 'it is no replica: it takes writes of its own' }
      if (awaited !== null && replayed >= awaited.position) [caughtUpAt, awaited] = [awaited.at, null]
      if (caughtUpAt === null) return { kind: 'behind', lagS: null }
      const lagS = (now() - caughtUpAt) / 1000
      return written !== null && lagS > MAX_LAG_S ? { kind: 'behind', lagS } : { kind: 'used', lagS }
    } catch (error) {
      return { kind: 'away', cause: causeOf(error) }
    }
  }
}

async function primaryPosition(pool: PostgresPool): Promise<number> {
  return Number((await ask(pool, `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`)).rows[0]?.['position'])
}

/** Null for a database that is no replica, or one no longer. */
async function replicaPosition(pool: PostgresPool): Promise<number | null> {
  const { rows } = await ask(pool, `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`)
  const position = rows[0]?.['position']
  return typeof position === 'number' ? position : null
}

/** A pool that takes a connection for each statement, of the replica if it is used, and asks the primary what the replica could not answer. */
async function choosing(replica: PostgresPool, primary: PostgresPool, isUsed: () => boolean): Promise<PostgresPool> {
  const { poolClient } = await import('./postgres.ts')
  const answer = async (statement: string, parameters: readonly unknown[]) => {
    if (statement === 'begin') throw new Error('what is read from a replica has no transactions')
    if (!isUsed()) return ask(primary, statement, parameters)
    return ask(replica, statement, parameters).catch((error: unknown) => {
      if (error instanceof Refusal) return ask(primary, statement, parameters)
      throw error
    })
  }
  const client = poolClient(answer, () => undefined)
  return { options: replica.options, connect: async () => client, end: async () => undefined }
}

async function ask(pool: PostgresPool, statement: string, parameters: readonly unknown[] = []) {
  const client = await pool.connect()
  try {
    return await client.query<Record<string, unknown>>(statement, parameters)
  } finally {
    client.release()
  }
}
