import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const ISSUER = 'Bobita'
const SECRET_BYTES = 20
/** A code of the step before or after is good too: clocks differ. */
const WINDOW = 1

/** A new secret, in the base32 that apps take. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code for an app says. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

/** The time step a code is of, when it is good now and later than the last one that was taken; null otherwise. */
export function totpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(timestamp / 1000 / SHAPE.period) + delta
  return step > lastStep ? step : null
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...SHAPE, issuer: ISSUER, label, secret: Secret.fromBase32(secret) })
}
