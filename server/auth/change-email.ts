import type { EmailChange, EmailConfirmed } from '#contract/auth.ts'
import type { Language } from '#texts/language.ts'
import { queueMail } from '../mail/outbox.ts'
import { isRowFault, type Db } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { Refusal } from '../platform/refusal.ts'
import { checkPassword, emailKey, lockAccount, lockChecked } from './accounts.ts'
import { isReserved, makeLink, readLink, spendLink, voidLinks } from './account-links.ts'
import type { Mailing } from './mailing.ts'

/**
 * Asks for another address: a link goes to it, and only the link changes anything. A site without mail refuses, because
 * an address nobody has confirmed may be somebody else's.
 *
 * @throws Refusal auth.no_mail, auth.password_wrong, auth.email_taken, server.unavailable
 */
export async function askForNewEmail(db: Db, userId: string, { email, password }: EmailChange, { mails, language }: Mailing, now = new Date()): Promise<void> {
  if (!mails) throw new Refusal('auth.no_mail')
  const checked = await checkPassword(db, userId, password, 'password')
  await db.transaction().execute(async (tx) => {
    await lockChecked(tx, userId, checked, 'password')
    await refuseTaken(tx, email, userId, now)
    await voidLinks(tx, userId, ['confirm_email'])
    await queueMail(tx, { kind: 'confirm_email', user_id: userId, email, language }, now)
  })
}

/**
 * Sends the link again that confirms the address an account has; nothing where it is confirmed.
 *
 * @throws Refusal auth.no_mail
 */
export async function askToConfirm(db: Db, userId: string, { mails, language }: Mailing, now = new Date()): Promise<void> {
  if (!mails) throw new Refusal('auth.no_mail')
  await db.transaction().execute(async (tx) => {
    await voidLinks(tx, userId, ['confirm_email'])
    const { email, email_confirmed_at } = await tx
      .selectFrom('users')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (email_confirmed_at === null) await queueMail(tx, { kind: 'confirm_email', user_id: userId, email, language }, now)
  })
}

/** Whether a link sent to the account's address was used. */
export async function isConfirmed(db: Db, userId: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('email_confirmed_at').where('id', '=', userId).executeTakeFirst()
  return (account?.email_confirmed_at ?? null) !== null
}

/**
 * Confirms the account's own address, or gives it the other one its link was sent to: then the old one is told, and may come back for a week.
 *
 * @throws Refusal auth.link_invalid, auth.email_taken
 */
export async function confirmEmail(db: Db, domains: readonly PersonalData[], token: string, language: Language, now = new Date()): Promise<EmailConfirmed> {
  const { hash, user_id, email } = await readLink(db, token, ['confirm_email'], now)
  if (email === null) throw new Refusal('auth.link_invalid')
  return db.transaction().execute(async (tx) => {
    const old = await lockAccount(tx, user_id)
    if (!old) throw new Refusal('auth.link_invalid')
    if (emailKey(email) === old.email_key) {
      await spendLink(tx, { hash, user_id }, ['confirm_email'])
      await tx.updateTable('users').set({ email_confirmed_at: now.toISOString() }).where('id', '=', user_id).execute()
      return { email: old.email, moved: false }
    }
    // A link to a new password lies in the old mailbox.
    await spendLink(tx, { hash, user_id }, ['reset_password', 'confirm_email'])
    await refuseTaken(tx, email, user_id, now)
    await moveAccount(tx, domains, user_id, { from: old.email, to: email }, now)
    // One link an address; nobody knows this token: the mail to the old address brings the one that works.
    await tx
      .deleteFrom('account_links')
      .where('user_id', '=', user_id)
      .where('email_key', 'in', [old.email_key, emailKey(email)])
      .execute()
    await makeLink(tx, { user_id, purpose: 'undo_email', email: old.email, email_key: old.email_key }, now)
    await queueMail(tx, { kind: 'email_changed', user_id, email: old.email, language }, now)
    return { email, moved: true }
  })
}

/**
 * Gives an account that is held another address, confirmed by the link that brought it, in the caller's transaction. What it signed with the old one stays its own.
 *
 * @throws Refusal auth.email_taken
 */
export async function moveAccount(
  tx: Db,
  domains: readonly PersonalData[],
  user_id: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  for (const domain of domains) await domain.keepOfAddress?.(tx, user_id, from)
  const moved = { email: to, email_key: emailKey(to), email_confirmed_at: now.toISOString(), updated_at: now.toISOString() }
  try {
    await tx.updateTable('users').set(moved).where('id', '=', user_id).execute()
  } catch (error) {
    // Somebody took the address in the same moment.
    throw isRowFault(error) ? new Refusal('auth.email_taken', { field: 'email' }) : error
  }
}

async function refuseTaken(tx: Db, email: string, userId: string, now: Date): Promise<void> {
  const key = emailKey(email)
  const holder = await tx.selectFrom('users').select('id').where('email_key', '=', key).where('id', '!=', userId).executeTakeFirst()
  if (holder || (await isReserved(tx, key, userId, now))) throw new Refusal('auth.email_taken', { field: 'email' })
}
