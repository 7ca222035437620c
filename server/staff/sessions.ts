import { DAY_MS, HOUR_MS } from '#contract/limits.ts'
import type { Device, Role } from '#contract/staff.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { newId, newToken, tokenHash } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'

const MINUTE_MS = 60_000
/** A session ends after so long whatever happens, and earlier when nothing is done. */
const ABSOLUTE_MS = 12 * HOUR_MS
const IDLE_MS = 30 * MINUTE_MS
/** `last_seen_at` is written at most this often, so that reading does not become writing. */
const TOUCH_EVERY_MS = MINUTE_MS
/** A second factor is fresh for so long. */
const CONFIRMED_MS = 5 * MINUTE_MS
/** Ended sessions stay to know a network by, so that strangers cannot lock an operator out. */
const KEPT_DAYS = 30

/** The operator who asks, at one browser. */
export interface SignedInOperator extends Actor {
  operatorId: string
  email: string
  role: Role
  /** The id of the session. */
  device: string
  ends_at: string
  /** Whether the second factor was given in the last five minutes. */
  confirmed: boolean
}

/** Where somebody signs in from. */
export interface Caller {
  device: string
  network: string
}

/** Signs an operator in at a browser and answers the token, of which only the hash is kept. */
export async function openSession(tx: Db, operator_id: string, { device, network }: Caller, now: Date): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  await tx
    .insertInto('operator_sessions')
    .values({ hash: tokenHash(token), id: newId(), operator_id, device, network, created_at: at, last_seen_at: at, confirmed_at: at, ended_at: null })
    .execute()
  return token
}

/** The operator behind a token; null when it is unknown, ended, idle for half an hour or twelve hours old, or its operator was disabled. */
export async function operatorOfToken(db: Db, token: string, now = new Date()): Promise<SignedInOperator | null> {
  const row = await open(db, now)
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(['operators.id as operatorId', 'operators.name', 'operators.email', 'operators.role'])
    .select(['operator_sessions.id as device', 'operator_sessions.created_at', 'last_seen_at', 'confirmed_at'])
    .where('hash', '=', tokenHash(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { created_at, last_seen_at, confirmed_at, ...operator } = row
  if (now.getTime() - Date.parse(last_seen_at) > TOUCH_EVERY_MS) await touch(db, operator.device, now)
  const ends_at = new Date(Date.parse(created_at) + ABSOLUTE_MS).toISOString()
  return { ...operator, ends_at, confirmed: now.getTime() - Date.parse(confirmed_at) < CONFIRMED_MS }
}

/** A database that can only be read still lets operators look. */
async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('operator_sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** Notes that the second factor was given now. */
export async function confirmSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('operator_sessions').set({ confirmed_at: now.toISOString() }).where('id', '=', id).execute()
}

/** The browsers an operator is signed in at, the latest first. */
export async function devicesOf(db: Db, { operatorId, device }: Pick<SignedInOperator, 'operatorId' | 'device'>, now = new Date()): Promise<Device[]> {
  const rows = await open(db, now)
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('operator_id', '=', operatorId)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, is_this: row.id === device }))
}

/** Ends one session of an operator. @throws Refusal operator.device_not_found also for somebody else's */
export async function endDevice(db: Db, operatorId: string, id: string, now = new Date()): Promise<void> {
  const ended = await db
    .updateTable('operator_sessions')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (ended.numUpdatedRows === 0n) throw new Refusal('operator.device_not_found')
}

/** Ends the session of a token, if it is one. */
export async function endToken(db: Db, token: string, now = new Date()): Promise<void> {
  const at = now.toISOString()
  await db.updateTable('operator_sessions').set({ ended_at: at }).where('hash', '=', tokenHash(token)).where('ended_at', 'is', null).execute()
}

/** Ends every session of an operator at once. */
export async function endSessions(tx: Db, operatorId: string, now: Date): Promise<void> {
  await tx.updateTable('operator_sessions').set({ ended_at: now.toISOString() }).where('operator_id', '=', operatorId).where('ended_at', 'is', null).execute()
}

/** Signs an operator out at every browser. */
export async function signOutEverywhere(db: Db, by: SignedInOperator, now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, by.operatorId, now)
    await recordAction(tx, by, 'operators.sign-out-everywhere', {}, now)
  })
}

/** Whether an operator has signed in from this neighbourhood in the last month. */
export async function isKnownNetwork(db: Db, emailKey: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select('hash')
    .where('email_key', '=', emailKey)
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes sessions nobody needs to be known by any more, and invitations that have expired. */
export async function sweepStaff(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('created_at', '<', before(now, KEPT_DAYS * DAY_MS))
    .execute()
  await db.deleteFrom('operator_invitations').where('expires_at', '<=', now.toISOString()).execute()
}

/** Sessions that still open something. */
function open(db: Db, now: Date) {
  return db
    .selectFrom('operator_sessions')
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', before(now, IDLE_MS))
    .where('operator_sessions.created_at', '>', before(now, ABSOLUTE_MS))
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString()
}
