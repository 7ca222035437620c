import { Secret, TOTP } from 'otpauth'

/** An authenticator app with one secret: the code it shows, or showed or will show so many steps of thirty seconds from now. */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })
}
