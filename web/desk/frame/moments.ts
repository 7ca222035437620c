import { madeFor, TIME_ZONE, type Language } from '#texts/language.ts'

const moments = madeFor(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }),
)
const hours = madeFor((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }))

/** 23 nov. 2026, 08:15, in Bucharest. */
export function moment(instant: string, language: Language): string {
  return moments(language).format(new Date(instant))
}

/** 08:15, in Bucharest. */
export function hour(instant: string, language: Language): string {
  return hours(language).format(new Date(instant))
}
