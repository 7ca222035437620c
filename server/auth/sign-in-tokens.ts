import { DAY_MS } from '#contract/limits.ts'
import type { User } from '#contract/auth.ts'
import type { Db } from '../platform/database/database.ts'
import { newToken, tokenHash } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'

/** A token dies after 14 days without use and 60 days after it was given. */
const IDLE_DAYS = 14
const ABSOLUTE_DAYS = 60
/** `last_used_at` is written at most this often, so that reading does not become writing. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

interface Issue {
  network: string
  /** The password hash that was checked, when one was: changed meanwhile, it gives no token. */
  passwordHash?: string | undefined
}

/**
 * Gives a new token for the account and keeps only its hash.
 *
 * @throws Refusal auth.wrong_credentials when the account or its password is no longer what it was
 */
export async function issueToken(db: Db, userId: string, { network, passwordHash }: Issue, now = new Date()): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  const added = await db
    .insertInto('tokens')
    .columns(['hash', 'user_id', 'network', 'created_at', 'last_used_at'])
    .expression((query) => {
      const account = query
        .selectFrom('users')
        .select((row) => [
          row.val(tokenHash(token)).as('hash'),
          'id',
          row.val(network).as('network'),
          row.val(at).as('created_at'),
          row.val(at).as('last_used_at'),
        ])
        .where('id', '=', userId)
      return passwordHash === undefined ? account : account.where('password_hash', '=', passwordHash)
    })
    .returning('hash')
    .executeTakeFirst()
  if (!added) throw new Refusal('auth.wrong_credentials')
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
    .where('tokens.revoked_at', 'is', null)
    .where('tokens.last_used_at', '>', daysBefore(now, IDLE_DAYS))
    .where('tokens.created_at', '>', daysBefore(now, ABSOLUTE_DAYS))
    .executeTakeFirst()
  if (!row) return null

  const { last_used_at, ...user } = row
  if (now.getTime() - Date.parse(last_used_at) > TOUCH_EVERY_MS) {
    await touch(db, hash, now)
  }
  return user
}

/** A database that can only be read still lets its readers in. */
async function touch(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: now.toISOString() })
    .where('hash', '=', hash)
    .execute()
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** Makes one token worthless at once. */
export async function revokeToken(db: Db, token: string, now = new Date()): Promise<void> {
  await db.updateTable('tokens').set({ revoked_at: now.toISOString() }).where('hash', '=', tokenHash(token)).execute()
}

/** Makes every token of the account worthless, but those named. */
export async function revokeAllTokens(db: Db, userId: string, now = new Date(), except: readonly string[] = []): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('hash', 'not in', ['', ...except.map(tokenHash)])
    .execute()
}

/** Whether the account was already used from this neighbourhood. */
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
