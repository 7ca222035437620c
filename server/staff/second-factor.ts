import { randomInt } from 'node:crypto'
import type { Db } from '../platform/database/database.ts'
import { keyedHash } from '../platform/ids.ts'
import { seal, unseal } from '../platform/sealed.ts'
import { newTotpSecret, totpStep } from './totp.ts'

const PURPOSE = 'totp'
const RECOVERY_CODES = 10
/** Without letters and digits that look alike; ten of them are 49 bits, behind a rate limit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LETTERS = 10

/** A new secret for an authenticator app, as it is kept. */
export function newSealedSecret(secret: string): string {
  return seal(secret, PURPOSE, newTotpSecret())
}

export function openSealedSecret(secret: string, sealed: string): string {
  return unseal(secret, PURPOSE, sealed)
}

/** The step of a code under a secret nobody uses yet; null when it is wrong. */
export function firstStep(secret: string, sealed: string, code: string, now: Date): number | null {
  return totpStep(openSealedSecret(secret, sealed), plain(code), 0, now)
}

/**
 * Takes a code of the app, or a recovery code, of an operator, each once: of two who send the same one succeeds.
 * Answers whether it was good.
 */
export async function takeCode(db: Db, secret: string, operatorId: string, code: string, now: Date): Promise<boolean> {
  const typed = plain(code)
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(db, secret, operatorId, typed)
  const operator = await db.selectFrom('operators').select(['totp_secret', 'totp_step']).where('id', '=', operatorId).executeTakeFirst()
  const step = operator && totpStep(openSealedSecret(secret, operator.totp_secret), typed, operator.totp_step, now)
  if (step === undefined || step === null) return false
  const taken = await db.updateTable('operators').set({ totp_step: step }).where('id', '=', operatorId).where('totp_step', '<', step).executeTakeFirstOrThrow()
  return taken.numUpdatedRows > 0n
}

/** New recovery codes instead of the old ones, told this once. */
export async function renewCodes(tx: Db, secret: string, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
  await tx
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ hash: recoveryHash(secret, operatorId, plain(code)), operator_id: operatorId })))
    .execute()
  return codes
}

async function takeRecoveryCode(db: Db, secret: string, operatorId: string, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('operator_recovery_codes')
    .where('hash', '=', recoveryHash(secret, operatorId, code))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return used.numDeletedRows > 0n
}

function recoveryHash(secret: string, operatorId: string, code: string): string {
  return keyedHash(secret, `recovery ${operatorId} ${code}`)
}

function newCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, CODE_LETTERS / 2)}-${letters.slice(CODE_LETTERS / 2)}`
}

/** As typed from a paper: blanks, dashes and capitals do not matter. */
function plain(code: string): string {
  return code.replaceAll(/[\s-]+/g, '').toLowerCase()
}
