import { DAY_MS } from '#contract/limits.ts'
import { dateTexts } from '#texts/dates.ts'
import { madeFor, TIME_ZONE, type Language } from '#texts/language.ts'

/** Days of a date label that are still named by their distance (S-496). */
const NEAR_DAYS = 7

const shortDates = madeFor((locale) => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE }))
/** Year, month and day as numbers; the locale is one that every engine writes the same way. */
const calendarDays = madeFor(() => new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: TIME_ZONE }))

/** Astăzi, Ieri, '{n} zile în urmă' below 7, else a short date (S-494 to S-497). Calendar days of Bucharest, not spans of 24 hours. */
export function dateLabel(instant: string, now: Date, language: Language): string {
  const days = calendarDaysBetween(new Date(instant), now)
  const texts = dateTexts[language]
  if (days <= 0) return texts.today
  if (days === 1) return texts.yesterday
  return days < NEAR_DAYS ? texts.daysAgo(days) : shortDate(instant, language)
}

/** 20.11.2026 in Romanian, 20/11/2026 in English. */
export function shortDate(instant: string, language: Language): string {
  return shortDates(language).format(new Date(instant))
}

/** How many midnights of Bucharest lie between two instants; a change of clocks does not count as one. */
export function calendarDaysBetween(from: Date, to: Date): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}

/** The calendar day in Bucharest, like 2026-11-20. */
export function dayOf(instant: Date): string {
  return calendarDays('en').format(instant)
}

/** The calendar day in Bucharest, as milliseconds of the same day in UTC. */
function midnight(instant: Date): number {
  return Date.parse(`${dayOf(instant)}T00:00:00Z`)
}
