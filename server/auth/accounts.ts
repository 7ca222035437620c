import type { LoginForm, PasswordChange, ProfileChange, RegisterForm, User } from '#contract/auth.ts'
import { queueMail } from '../mail/outbox.ts'
import { lockedForChange, type Db } from '../platform/database/database.ts'
import type { ErasureLog } from '../platform/database/erasure-log.ts'
import { newId } from '../platform/ids.ts'
import { hashPassword, isCommonPassword, passwordMatches } from '../platform/passwords.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { Refusal } from '../platform/refusal.ts'
import { isReserved, voidLinks } from './account-links.ts'
import type { Mailing } from './mailing.ts'
import { revokeAllTokens } from './sign-in-tokens.ts'

/** What makes an e-mail unique among accounts: trimmed, NFKC, lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/**
 * Opens an account; how long each field may be is the contract's (contract/auth.ts). Where the site sends mails, a link goes to
 * its address; the account works without it.
 *
 * @throws Refusal auth.password_common, auth.email_taken, server.unavailable
 */
export async function register(db: Db, form: RegisterForm, { mails, language }: Mailing, now = new Date()): Promise<User> {
  if (await isCommonPassword(form.password)) throw new Refusal('auth.password_common', { field: 'password' })
  const password_hash = await hashPassword(form.password)
  const at = now.toISOString()
  const user = { id: newId(), name: form.name.trim(), email: form.email, phone_number: form.phone_number || null }
  const email_key = emailKey(form.email)
  return db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('users')
      .values({ ...user, email_key, email_confirmed_at: null, password_hash, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Looked at after the insert, which has waited for whoever is giving the address up.
    if (!added || (await isReserved(tx, email_key, user.id, now))) throw new Refusal('auth.email_taken', { field: 'email' })
    if (mails) await queueMail(tx, { kind: 'confirm_email', user_id: user.id, email: user.email, language }, now)
    return user
  })
}

/**
 * The account of an e-mail and its password, with the hash that was checked. An unknown e-mail takes as long as a wrong password.
 *
 * @throws Refusal auth.wrong_credentials, server.unavailable
 */
export async function signIn(db: Db, { login, password }: LoginForm): Promise<{ user: User; passwordHash: string }> {
  const row = await db.selectFrom('users').selectAll().where('email_key', '=', emailKey(login)).executeTakeFirst()
  const matches = await passwordMatches(password, row?.password_hash)
  if (!row || !matches) throw new Refusal('auth.wrong_credentials')
  return { user: { id: row.id, name: row.name, email: row.email, phone_number: row.phone_number }, passwordHash: row.password_hash }
}

/**
 * Sets a new password and makes every token of the account worthless, and every link on its way; its address is told.
 *
 * @throws Refusal auth.password_wrong, auth.password_common, server.unavailable
 */
export async function changePassword(db: Db, userId: string, form: PasswordChange, { mails, language }: Mailing, now = new Date()): Promise<void> {
  const checked = await checkPassword(db, userId, form.current_password, 'current_password')
  if (await isCommonPassword(form.new_password)) throw new Refusal('auth.password_common', { field: 'new_password' })
  const password_hash = await hashPassword(form.new_password)
  await db.transaction().execute(async (tx) => {
    const { email } = await lockChecked(tx, userId, checked, 'current_password')
    await voidLinks(tx, userId, ['reset_password', 'confirm_email'])
    await tx.updateTable('users').set({ password_hash, updated_at: now.toISOString() }).where('id', '=', userId).execute()
    await revokeAllTokens(tx, userId, now)
    if (mails) await queueMail(tx, { kind: 'password_changed', user_id: userId, email, language }, now)
  })
}

/** What it takes to erase an account: whoever keeps something of it, and the log that outlives a restore. */
export interface Erasing {
  erasures: ErasureLog
  personalData: readonly PersonalData[]
}

/**
 * Erases the account in one transaction, domain by domain (server/personal-data.ts): conversations and sets go, signatures
 * stay counted without the person, notices stay without an address; files that are left are removed by the next sweep.
 *
 * @throws Refusal auth.password_wrong, server.unavailable
 */
export async function deleteAccount(db: Db, { erasures, personalData }: Erasing, userId: string, password: string): Promise<void> {
  await checkPassword(db, userId, password, 'password')
  await db.transaction().execute(async (tx) => {
    await eraseAccount(tx, personalData, userId)
    // Before the commit: an erasure that nobody remembers could come back with a backup.
    await erasures.note(userId)
  })
}

/** Takes an account and everything of it out of the database, in the caller's transaction. */
export async function eraseAccount(tx: Db, domains: readonly PersonalData[], userId: string): Promise<void> {
  // Locked first: nothing new becomes theirs meanwhile.
  const account = await lockAccount(tx, userId)
  if (!account) return
  // Before the account itself, in the order of whoever sends a mail.
  for (const domain of domains) await domain.erase?.(tx, { id: userId, email: account.email, email_key: account.email_key })
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

/** Changes what a person says about themselves. */
export async function changeProfile(db: Db, userId: string, { name, phone_number }: ProfileChange, now = new Date()): Promise<User> {
  return db
    .updateTable('users')
    .set({ name: name.trim(), phone_number: phone_number || null, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .returning(['id', 'name', 'email', 'phone_number'])
    .executeTakeFirstOrThrow()
}

/** Checks the password of an account and answers the hash it was checked against. @throws Refusal auth.password_wrong, server.unavailable */
export async function checkPassword(db: Db, userId: string, password: string, field: string): Promise<string> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!row || !(await passwordMatches(password, row.password_hash))) throw new Refusal('auth.password_wrong', { field })
  return row.password_hash
}

/** Holds an account until the transaction ends, so that what changes who owns it happens one after the other. */
export function lockAccount(tx: Db, userId: string) {
  return lockedForChange(tx.selectFrom('users').select(['email', 'email_key', 'password_hash']).where('id', '=', userId), tx).executeTakeFirst()
}

/** Holds an account whose password was checked. @throws Refusal auth.password_wrong when it was changed meanwhile */
export async function lockChecked(tx: Db, userId: string, passwordHash: string, field: string) {
  const account = await lockAccount(tx, userId)
  if (account?.password_hash !== passwordHash) throw new Refusal('auth.password_wrong', { field })
  return account
}
