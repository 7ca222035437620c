import type { OperatorMe, OperatorSignInForm } from '#contract/staff.ts'
import { emailKey } from '../auth/accounts.ts'
import { recordAction } from '../operators/audit.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { passwordMatches } from '../platform/passwords.ts'
import { Refusal } from '../platform/refusal.ts'
import { noticesOf } from './notices/notices.ts'
import { renewCodes, takeCode } from './second-factor.ts'
import { confirmSession, openSession, type Caller, type SignedInOperator } from './sessions.ts'

/**
 * Signs an operator in by password and code, and answers the token of the session. Which of them was wrong is not told,
 * and a code is used up only by who has the password.
 *
 * @throws Refusal operator.wrong_credentials, server.unavailable
 */
export async function signIn(db: Db, secret: string, { email, password, code }: OperatorSignInForm, caller: Caller, now = new Date()): Promise<string> {
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name', 'password_hash', 'disabled_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  const matches = await passwordMatches(password, row?.password_hash)
  if (!row || !matches) throw new Refusal('operator.wrong_credentials')
  return db.transaction().execute(async (tx) => {
    // Held: whoever is disabled or invited anew at this moment gets no session by what was checked before.
    const account = tx.selectFrom('operators').select('id').where('id', '=', row.id).where('password_hash', '=', row.password_hash)
    const held = await locked(account.where('disabled_at', 'is', null), tx).executeTakeFirst()
    if (!held || !(await takeCode(tx, secret, row.id, code, now))) throw new Refusal('operator.wrong_credentials')
    await recordAction(tx, { name: row.name, operatorId: row.id }, 'operators.sign-in', { details: { device: caller.device } }, now)
    return openSession(tx, row.id, caller, now)
  })
}

/** Takes the second factor again: for five minutes the session may what cannot be undone. @throws Refusal operator.code_wrong */
export async function confirm(db: Db, secret: string, { operatorId, device }: SignedInOperator, code: string, now = new Date()): Promise<void> {
  if (!(await takeCode(db, secret, operatorId, code, now))) throw new Refusal('operator.code_wrong', { field: 'code' })
  await confirmSession(db, device, now)
}

/** New recovery codes; the old ones open nothing any more. */
export function newRecoveryCodes(db: Db, secret: string, by: SignedInOperator, now = new Date()): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await recordAction(tx, by, 'operators.renew-recovery-codes', {}, now)
    return renewCodes(tx, secret, by.operatorId)
  })
}

/** What an operator sees of themselves. @param mails whether the site sends any */
export async function me(db: Db, { operatorId, name, email, role, device, ends_at }: SignedInOperator, mails: boolean): Promise<OperatorMe> {
  const notices = mails ? await noticesOf(db, operatorId) : null
  const codes = db.selectFrom('operator_recovery_codes').where('operator_id', '=', operatorId)
  return { id: operatorId, name, email, role, device, ends_at, recovery_codes_left: await countRows(codes), notices }
}
