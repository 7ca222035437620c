import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { LEASE_MS } from './answer-lease.ts'
import { ownerKey, type SessionOwner } from './sessions.ts'

/** Answers one asker may have running. */
const STREAMS_PER_ASKER = 2
const RETRY_AFTER_S = 5

/** Whose answers are counted together. */
export interface AskerKey {
  owner: SessionOwner
  /** Keyed hash of a guest's network; null for an account. */
  guestNetwork: string | null
  /** An emergency waits for no other answer of the same asker, only for its own session's. */
  isUrgent?: true
}

/** An answer that is being written, as far as the limits count it. */
export interface RunningAnswer {
  sessionId: string
  /** As `ownerKey` writes it. */
  owner: string
  guestNetwork: string | null
}

/** The limit of concurrent streams, which is the chat's backpressure. */
export interface StreamLimits {
  /** Refuses who has too many answers running, or one in this very session. @throws Refusal chat.busy */
  refuseWhenBusy(running: readonly RunningAnswer[], asker: AskerKey, sessionId: string | null): void
  /**
   * The same for the answers of all processes. Exact within a transaction that begins an answer: those of one asker or
   * network go one after the other.
   *
   * @throws Refusal chat.busy
   */
  refuseWhenBusyAnywhere(db: Db, asker: AskerKey, sessionId: string | null, now?: Date): Promise<void>
}

/** @param guestAnswers how many the guests of one network may have running together: without a cookie everybody is new */
export function createStreamLimits(guestAnswers: number): StreamLimits {
  const refuseWhenBusy: StreamLimits['refuseWhenBusy'] = (running, { owner, guestNetwork, isUrgent }, sessionId) => {
    const own = running.filter((answer) => answer.owner === ownerKey(owner))
    const neighbours = running.filter((answer) => guestNetwork !== null && answer.guestNetwork === guestNetwork)
    const isFull = own.length >= STREAMS_PER_ASKER || neighbours.length >= guestAnswers
    if ((isFull && !isUrgent) || running.some((answer) => answer.sessionId === sessionId)) throw new Refusal('chat.busy', { retryAfterS: RETRY_AFTER_S })
  }
  return {
    refuseWhenBusy,
    async refuseWhenBusyAnywhere(db, asker, sessionId, now = new Date()) {
      if (db.isTransaction) await lockAsker(db, asker)
      refuseWhenBusy(await readRunning(db, asker, now), asker, sessionId)
    },
  }
}

/** What the asker and their network have running in any process. */
async function readRunning(db: Db, { owner, guestNetwork }: AskerKey, now: Date): Promise<RunningAnswer[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select(['chat_messages.session_id', 'chat_messages.network', 'chat_sessions.user_id', 'chat_sessions.guest_hash'])
    .where('chat_messages.state', '=', 'streaming')
    .where('chat_messages.heartbeat_at', '>', new Date(now.getTime() - LEASE_MS).toISOString())
    .where((row) =>
      row.or([
        'user_id' in owner ? row('chat_sessions.user_id', '=', owner.user_id) : row('chat_sessions.guest_hash', '=', owner.guest_hash),
        ...(guestNetwork === null ? [] : [row('chat_messages.network', '=', guestNetwork)]),
      ]),
    )
    .execute()
  return rows.map(({ session_id, network, user_id, guest_hash }) => ({
    sessionId: session_id,
    owner: ownerKey(user_id === null ? { guest_hash: guest_hash ?? '' } : { user_id }),
    guestNetwork: network,
  }))
}

/** Only PostgreSQL needs the lock: a transaction of the embedded database holds the only write lock already. */
async function lockAsker(tx: Db, { owner, guestNetwork }: AskerKey): Promise<void> {
  const key = guestNetwork ?? JSON.stringify(owner)
  if (tx.getExecutor().adapter.supportsMultipleConnections) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}
