import { DAY_MS } from '#contract/limits.ts'

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180

/** Where weaknesses are reported (RFC 9116). @param publicUrl without a slash at its end */
export function securityTxt(email: string, publicUrl: string | undefined, now = new Date()): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  expires.setUTCHours(0, 0, 0, 0)
  const canonical = publicUrl === undefined ? '' : `Canonical: ${publicUrl}/.well-known/security.txt\n`
  return `Contact: mailto:${email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: ro, en\n${canonical}`
}
