import type { Db } from '../platform/database/database.ts'
import { countRows } from '../platform/database/count-rows.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { recordAction, writeRecorded, type Actor } from '../operators/audit.ts'
import { writePrivately } from '../operators/private-file.ts'
import { emailKey, eraseAccount, lockAccount, type Erasing } from './accounts.ts'
import { LINK_HOURS, makeLink, voidLinks } from './account-links.ts'
import { personalDataJson } from './export-personal-data.ts'
import { revokeAllTokens } from './sign-in-tokens.ts'

/** What an operator sees of an account: how much belongs to it, not what. */
interface AccountSum {
  id: string
  name: string
  email: string
  created_at: string
  sign_ins: number
}

/** The account of a mailbox, and what each domain counts of it. @throws Error when there is none */
export async function findAccount(db: Db, by: Actor, domains: readonly PersonalData[], email: string, now = new Date()): Promise<AccountSum> {
  const account = await accountOf(db, email)
  await recordAction(db, by, 'accounts.find', {}, now)
  const tokens = db.selectFrom('tokens').where('revoked_at', 'is', null).where('user_id', '=', account.id)
  const counts: Record<string, number> = {}
  for (const [name, count] of domains.flatMap((domain) => Object.entries(domain.count ?? {}))) counts[name] = await count(db, account.id)
  return { ...account, sign_ins: await countRows(tokens), ...counts }
}

/** Ends every sign-in of an account at once; its owner can sign in again. @throws Error when there is none */
export function signOut(db: Db, by: Actor, email: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { id } = await accountOf(tx, email)
    await revokeAllTokens(tx, id, now)
    await recordAction(tx, by, 'accounts.sign-out', {}, now)
  })
}

/**
 * Makes a link to a new password, for somebody the operator has recognised, and answers its token; older ones end.
 *
 * @throws Error when there is no such account
 */
export function resetLink(db: Db, by: Actor, email: string, now = new Date()): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const hours = LINK_HOURS.reset_password_by_operator
    const { id } = await accountOf(tx, email)
    await lockAccount(tx, id)
    await voidLinks(tx, id, ['reset_password'])
    await recordAction(tx, by, 'accounts.reset-link', { details: { hours } }, now)
    return makeLink(tx, { user_id: id, purpose: 'reset_password', hours }, now)
  })
}

/** Writes what the account's owner would get (GDPR art. 15) into a file only its writer can read. @throws Error when there is none */
export async function exportAccount(db: Db, by: Actor, domains: readonly PersonalData[], email: string, file: string, now = new Date()): Promise<void> {
  const { id } = await accountOf(db, email)
  await writeRecorded(
    db,
    file,
    (part) => writePrivately(part, personalDataJson(db, domains, id)),
    (tx) => recordAction(tx, by, 'accounts.export', {}, now),
  )
}

/** Erases an account as its owner could (GDPR art. 17). @throws Error when there is none */
export function erase(db: Db, by: Actor, { erasures, personalData }: Erasing, email: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { id } = await accountOf(tx, email)
    await eraseAccount(tx, personalData, id)
    await recordAction(tx, by, 'accounts.erase', {}, now)
    // Last, as in accounts.ts.
    await erasures.note(id)
  })
}

async function accountOf(db: Db, email: string): Promise<Pick<AccountSum, 'id' | 'name' | 'email' | 'created_at'>> {
  const row = await db.selectFrom('users').select(['id', 'name', 'email', 'created_at']).where('email_key', '=', emailKey(email)).executeTakeFirst()
  if (!row) throw new Error('there is no such account')
  return row
}
