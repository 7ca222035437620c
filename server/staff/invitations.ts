import { DAY_MS } from '#contract/limits.ts'
import type { AcceptForm, InvitationShown, InviteForm } from '#contract/staff.ts'
import { emailKey } from '../auth/accounts.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { newId, newToken, tokenHash } from '../platform/ids.ts'
import { hashPassword, isCommonPassword } from '../platform/passwords.ts'
import { Refusal } from '../platform/refusal.ts'
import { firstStep, newSealedSecret, openSealedSecret, renewCodes } from './second-factor.ts'
import { endSessions, openSession, type Caller } from './sessions.ts'
import { totpUri } from './totp.ts'

const INVITATION_DAYS = 3

/** The page of the link, with its token where no server sees it. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/operatori/invitatie#token=${token}`
}

/**
 * Makes a link by which somebody becomes an operator, once; an older one of the same address ends. Of an address that has
 * an account it renews what opens it: the way back for who lost the phone, or was disabled.
 */
export function invite(db: Db, by: Actor, { email, role }: InviteForm, now = new Date()): Promise<{ token: string; expires_at: string }> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString()
  const row = { hash: tokenHash(token), id: newId(), email, role, totp_secret: null, invited_by: by.name, expires_at }
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('operator_invitations')
      .values({ ...row, email_key: emailKey(email) })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
      .execute()
    await recordAction(tx, by, 'operators.invite', { details: { email, role } }, now)
    return { token, expires_at }
  })
}

/** Takes an invitation back. @throws Refusal operator.invitation_invalid when it is used or gone */
export function revokeInvitation(db: Db, by: Actor, id: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('operator_invitations').where('id', '=', id).returning(['email', 'role']).executeTakeFirst()
    if (!gone) throw new Refusal('operator.invitation_invalid')
    await recordAction(tx, by, 'operators.revoke-invitation', { details: gone }, now)
  })
}

/** What the link of an invitation offers; the secret for the app is made with the first look. @throws Refusal operator.invitation_invalid */
export async function readInvitation(db: Db, secret: string, token: string, now = new Date()): Promise<InvitationShown> {
  const hash = tokenHash(token)
  await db
    .updateTable('operator_invitations')
    .set({ totp_secret: newSealedSecret(secret) })
    .where('hash', '=', hash)
    .where('totp_secret', 'is', null)
    .execute()
  const { email, role, invited_by, expires_at, totp_secret } = await waiting(db, hash, now)
  const shown = openSealedSecret(secret, totp_secret)
  return { email, role, invited_by, expires_at, totp_secret: shown, totp_uri: totpUri(shown, email) }
}

/**
 * Opens the account an invitation offers, with the role that stands in it, and signs in. Of a known address the password,
 * the second factor and the recovery codes are new, and every older session ends.
 *
 * @throws Refusal operator.invitation_invalid, operator.code_wrong, auth.password_common, server.unavailable
 */
export async function acceptInvitation(
  db: Db,
  secret: string,
  form: AcceptForm,
  caller: Caller,
  now = new Date(),
): Promise<{ token: string; recovery_codes: string[] }> {
  const hash = tokenHash(form.token)
  const { totp_secret } = await waiting(db, hash, now)
  const totp_step = firstStep(secret, totp_secret, form.code, now)
  if (totp_step === null) throw new Refusal('operator.code_wrong', { field: 'code' })
  if (await isCommonPassword(form.password)) throw new Refusal('auth.password_common', { field: 'password' })
  const opens = { name: form.name.trim(), password_hash: await hashPassword(form.password), totp_secret, totp_step, disabled_at: null }
  return db.transaction().execute(async (tx) => {
    // Of two who use the link at once one succeeds; a link taken back or renewed meanwhile opens nothing.
    const spent = await tx.deleteFrom('operator_invitations').where('hash', '=', hash).returning(['email', 'email_key', 'role']).executeTakeFirst()
    if (!spent) throw new Refusal('operator.invitation_invalid')
    const { id } = await tx
      .insertInto('operators')
      .values({ ...opens, ...spent, id: newId(), created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ ...opens, email: spent.email, role: spent.role }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await endSessions(tx, id, now)
    await recordAction(tx, { name: opens.name, operatorId: id }, 'operators.accept', { details: { role: spent.role, device: caller.device } }, now)
    return { token: await openSession(tx, id, caller, now), recovery_codes: await renewCodes(tx, secret, id) }
  })
}

/** An invitation that still holds and was looked at. @throws Refusal operator.invitation_invalid */
async function waiting(db: Db, hash: string, now: Date) {
  const row = await db.selectFrom('operator_invitations').selectAll().where('hash', '=', hash).where('expires_at', '>', now.toISOString()).executeTakeFirst()
  if (!row?.totp_secret) throw new Refusal('operator.invitation_invalid')
  return { ...row, totp_secret: row.totp_secret }
}
