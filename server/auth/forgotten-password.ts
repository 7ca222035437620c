import type { PasswordReset, User } from '#contract/auth.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { hashPassword, isCommonPassword } from '../platform/passwords.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { Refusal } from '../platform/refusal.ts'
import { emailKey, lockAccount } from './accounts.ts'
import { moveAccount } from './change-email.ts'
import { readLink, spendLink } from './account-links.ts'
import type { Mailing } from './mailing.ts'
import { revokeAllTokens } from './sign-in-tokens.ts'

/**
 * Asks for a link to a new password. Whether there is such an account is looked at when the mail is sent,
 * so the answer and its time are the same for every address.
 *
 * @throws Refusal auth.no_mail
 */
export async function askForNewPassword(db: Db, email: string, { mails, language }: Mailing, now = new Date()): Promise<void> {
  if (!mails) throw new Refusal('auth.no_mail')
  await db.transaction().execute(async (tx) => {
    const to = emailKey(email)
    // One that still waits is replaced: a mail server that comes back brings one mail.
    await tx.deleteFrom('outgoing_mails').where('email', '=', to).where('kind', '=', 'forgotten_password').execute()
    await queueMail(tx, { kind: 'forgotten_password', user_id: null, email: to, language }, now)
  })
}

/**
 * Sets a new password by a link, which is used up, and ends every sign-in of the account. The link of an address that was
 * changed brings that address back too.
 *
 * @throws Refusal auth.link_invalid, auth.password_common, auth.email_taken, server.unavailable
 */
export async function resetPassword(
  db: Db,
  domains: readonly PersonalData[],
  { token, new_password }: PasswordReset,
  { mails, language }: Mailing,
  now = new Date(),
): Promise<{ user: User; passwordHash: string }> {
  const link = await readLink(db, token, ['reset_password', 'undo_email'], now)
  if (await isCommonPassword(new_password)) throw new Refusal('auth.password_common', { field: 'new_password' })
  const password_hash = await hashPassword(new_password)
  return db.transaction().execute(async (tx) => {
    const held = await lockAccount(tx, link.user_id)
    if (!held) throw new Refusal('auth.link_invalid')
    const back = link.purpose === 'undo_email' ? link.email : null
    await spendLink(tx, link, back === null ? ['reset_password', 'confirm_email'] : ['reset_password', 'confirm_email', 'undo_email'])
    if (back !== null) await moveAccount(tx, domains, link.user_id, { from: held.email, to: back }, now)
    const user = await tx
      .updateTable('users')
      .set({ password_hash, updated_at: now.toISOString() })
      .where('id', '=', link.user_id)
      .returning(['id', 'name', 'email', 'phone_number'])
      .executeTakeFirstOrThrow()
    await revokeAllTokens(tx, user.id, now)
    if (mails) await queueMail(tx, { kind: 'password_changed', user_id: user.id, email: user.email, language }, now)
    return { user, passwordHash: password_hash }
  })
}
