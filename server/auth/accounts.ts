import type { LoginForm, PasswordChange, RegisterForm, User } from '#contract/auth.ts'
import { anonymiseSignatures } from '../petitions/personal-data.ts'
import type { Db } from '../platform/database.ts'
import type { ErasureLog } from '../platform/erasure-log.ts'
import { newId } from '../platform/ids.ts'
import { hashPassword, isCommonPassword, passwordMatches } from '../platform/passwords.ts'
import { Refusal } from '../platform/refusal.ts'
import { forgetSender } from '../reports/personal-data.ts'
import { revokeAllTokens } from './tokens.ts'

/** What makes an e-mail unique among accounts: trimmed, NFKC, lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/**
 * Opens an account.
 *
 * @throws Refusal auth.password_common, auth.email_taken, server.unavailable
 */
export async function register(db: Db, form: RegisterForm, now = new Date()): Promise<User> {
  if (await isCommonPassword(form.password)) throw new Refusal('auth.password_common', { field: 'password' })
  const password_hash = await hashPassword(form.password)
  const at = now.toISOString()
  const user = { id: newId(), name: form.name.trim(), email: form.email, phone_number: form.phone_number || null }
  const added = await db
    .insertInto('users')
    .values({ ...user, email_key: emailKey(form.email), password_hash, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Refusal('auth.email_taken', { field: 'email' })
  return user
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
 * Sets a new password and makes every token of the account worthless.
 *
 * @throws Refusal auth.password_wrong, auth.password_common, server.unavailable
 */
export async function changePassword(db: Db, userId: string, form: PasswordChange, now = new Date()): Promise<void> {
  await checkPassword(db, userId, form.current_password, 'current_password')
  if (await isCommonPassword(form.new_password)) throw new Refusal('auth.password_common', { field: 'new_password' })
  const password_hash = await hashPassword(form.new_password)
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash, updated_at: now.toISOString() }).where('id', '=', userId).execute()
    await revokeAllTokens(tx, userId)
  })
}

/**
 * Erases the account and all that belongs to it; the tables cascade. What it signed stays counted, without the person.
 *
 * @throws Refusal auth.password_wrong, server.unavailable
 */
export async function deleteAccount(db: Db, erasures: ErasureLog, userId: string, password: string): Promise<void> {
  await checkPassword(db, userId, password, 'password')
  await db.transaction().execute(async (tx) => {
    await eraseAccount(tx, userId)
    // Before the commit: an erasure that nobody remembers could come back with a backup.
    await erasures.note(userId)
  })
}

/** Takes an account and everything of it out of the database, in the caller's transaction. */
export async function eraseAccount(tx: Db, userId: string): Promise<void> {
  const account = await tx.selectFrom('users').select('email_key').where('id', '=', userId).executeTakeFirst()
  if (account) await forgetSender(tx, (email) => emailKey(email) === account.email_key)
  await anonymiseSignatures(tx, userId)
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

async function checkPassword(db: Db, userId: string, password: string, field: string): Promise<void> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!(await passwordMatches(password, row?.password_hash))) throw new Refusal('auth.password_wrong', { field })
}
