import type { SelectQueryBuilder } from 'kysely'
import { emailKey, eraseAccount } from '../auth/accounts.ts'
import { personalDataJson } from '../auth/personal-data.ts'
import { revokeAllTokens } from '../auth/tokens.ts'
import type { Db } from '../platform/database.ts'
import type { ErasureLog } from '../platform/erasure-log.ts'
import type { Schema } from '../platform/schema.ts'
import { record } from './audit.ts'
import { writePrivately } from './private-file.ts'

/** What an operator sees of an account: how much belongs to it, not what. */
export interface AccountSum {
  id: string
  name: string
  email: string
  created_at: string
  sign_ins: number
  conversations: number
  complaints: number
  signatures: number
}

/** The account of a mailbox. @throws Error when there is none */
export async function findAccount(db: Db, email: string, now = new Date()): Promise<AccountSum> {
  const account = await accountOf(db, email)
  await record(db, 'accounts.find', null, {}, now)
  const tokens = db.selectFrom('tokens').where('revoked_at', 'is', null)
  return {
    ...account,
    sign_ins: await countOf(tokens.where('user_id', '=', account.id)),
    conversations: await countOf(db.selectFrom('chat_sessions').where('user_id', '=', account.id)),
    complaints: await countOf(db.selectFrom('complaint_sets').where('user_id', '=', account.id)),
    signatures: await countOf(db.selectFrom('signatures').where('user_id', '=', account.id)),
  }
}

async function countOf<Tables extends keyof Schema>(rows: SelectQueryBuilder<Schema, Tables, object>): Promise<number> {
  const { count } = await rows.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends every sign-in of an account at once; its owner can sign in again. @throws Error when there is none */
export function signOut(db: Db, email: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { id } = await accountOf(tx, email)
    await revokeAllTokens(tx, id, now)
    await record(tx, 'accounts.sign-out', null, {}, now)
  })
}

/** Writes what the account's owner would get (GDPR art. 15) into a file only its writer can read. @throws Error when there is none */
export async function exportAccount(db: Db, email: string, file: string, now = new Date()): Promise<void> {
  const { id } = await accountOf(db, email)
  await record(db, 'accounts.export', null, {}, now)
  await writePrivately(file, personalDataJson(db, id))
}

/** Erases an account as its owner could (GDPR art. 17). @throws Error when there is none */
export function erase(db: Db, erasures: ErasureLog, email: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { id } = await accountOf(tx, email)
    await eraseAccount(tx, id)
    await record(tx, 'accounts.erase', null, {}, now)
    // Last, as in server/auth/accounts.ts.
    await erasures.note(id)
  })
}

async function accountOf(db: Db, email: string): Promise<Pick<AccountSum, 'id' | 'name' | 'email' | 'created_at'>> {
  const row = await db.selectFrom('users').select(['id', 'name', 'email', 'created_at']).where('email_key', '=', emailKey(email)).executeTakeFirst()
  if (!row) throw new Error('there is no such account')
  return row
}
