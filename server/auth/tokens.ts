import { DAY_MS } from '#contract/limits.ts'
import type { User } from '#contract/auth.ts'
import type { Db } from '../platform/database.ts'
import { newToken, tokenHash } from '../platform/ids.ts'

/** design.md §5: a token dies after 14 days without use and 60 days after it was given. */
const IDLE_DAYS = 14
const ABSOLUTE_DAYS = 60
/** `last_used_at` is written at most this often, so that reading does not become writing. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

/** Gives a new token for the account and keeps only its hash. */
export async function issueToken(db: Db, userId: string, network: string, now = new Date()): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  await db.insertInto('tokens').values({ hash: tokenHash(token), user_id: userId, network, created_at: at, last_used_at: at }).execute()
  return token
}

/** The account behind a token, or null when it is unknown, idle for 14 days or older than 60. */
export async function userOfToken(db: Db, token: string, now = new Date()): Promise<User | null> {
  const hash = tokenHash(token)
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone_number', 'tokens.last_used_at'])
    .where('tokens.hash', '=', hash)
    .where('tokens.last_used_at', '>', daysBefore(now, IDLE_DAYS))
    .where('tokens.created_at', '>', daysBefore(now, ABSOLUTE_DAYS))
    .executeTakeFirst()
  if (!row) return null

  const { last_used_at, ...user } = row
  if (now.getTime() - Date.parse(last_used_at) > TOUCH_EVERY_MS) {
    await db.updateTable('tokens').set({ last_used_at: now.toISOString() }).where('hash', '=', hash).execute()
  }
  return user
}

/** Makes one token worthless at once. */
export async function revokeToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('tokens').where('hash', '=', tokenHash(token)).execute()
}

/** Makes every token of the account worthless. */
export async function revokeAllTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
}

/** Whether the account was already used from this network. */
export async function isKnownNetwork(db: Db, emailKey: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select('tokens.hash')
    .where('users.email_key', '=', emailKey)
    .where('tokens.network', '=', network)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes tokens past their absolute life. */
export async function sweepTokens(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('tokens').where('created_at', '<', daysBefore(now, ABSOLUTE_DAYS)).execute()
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}
