import { ANSWER_DAYS, ANSWER_EXTENSION_DAYS, DAY_MS, RETENTION_DAYS } from '#contract/limits.ts'
import { TIME_ZONE } from '#texts/language.ts'

/** A change of the filing never leaves less than this of the time a set had, so that a slip can be mended. */
const GRACE_DAYS = 7
const HOUR_MS = 60 * 60 * 1000

const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
const localOffset = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })

/** When a set without a filing ends: 30 x 24 h after it was made, whatever the clocks of the country do. */
export function plainExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + RETENTION_DAYS * DAY_MS)
}

/**
 * When a set ends after its filing has changed: not before its plain expiry, nor before the answer to the petition is due.
 * A set that would end earlier than it did keeps at most seven days of what it had.
 *
 * @param filedOn the day of filing as YYYY-MM-DD, or null when there is none any more
 */
export function expiryAfterChange(set: { created_at: string; expires_at: string }, filedOn: string | null, now: Date): Date {
  const plain = plainExpiry(new Date(set.created_at)).getTime()
  const answerDue = filedOn === null ? 0 : endOfHold(filedOn).getTime()
  const grace = Math.min(Date.parse(set.expires_at), now.getTime() + GRACE_DAYS * DAY_MS)
  return new Date(Math.max(plain, answerDue, grace))
}

/** The end, in Romania, of day 45 after a day: the midnight with which day 46 begins. */
export function endOfHold(filedOn: string): Date {
  const day = Date.parse(`${filedOn}T00:00:00Z`) + (ANSWER_DAYS + ANSWER_EXTENSION_DAYS + 1) * DAY_MS
  return localMidnight(day)
}

/** Today's date in Romania, as YYYY-MM-DD. */
export function romanianToday(now: Date): string {
  return localDay.format(now)
}

/** The instant at which a calendar day, given as its UTC midnight, begins in Romania; clocks change there at 3 and 4 in the morning. */
function localMidnight(day: number): Date {
  const guess = day - offsetMs(day)
  return new Date(day - offsetMs(guess))
}

function offsetMs(at: number): number {
  const name = localOffset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  const size = Number(hours ?? 0) * HOUR_MS + (Number(minutes ?? 0) * HOUR_MS) / 60
  return sign === '-' ? -size : size
}
