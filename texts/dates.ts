import { count, madeFor, TIME_ZONE, type Language, type Texts } from './language.ts'

interface DateTexts {
  today: string
  yesterday: string
  daysAgo: (days: number) => string
}

/** The labels of conversations (S-494 to S-497). */
export const dateTexts = {
  ro: {
    today: 'Astăzi',
    yesterday: 'Ieri',
    daysAgo: (days: number) => count('ro', days, { one: 'o zi în urmă', few: '# zile în urmă', other: '# de zile în urmă' }),
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    daysAgo: (days: number) => count('en', days, { one: '# day ago', other: '# days ago' }),
  },
} satisfies Texts<DateTexts>

const longDates = madeFor((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE }))

/** The day in Bucharest of an instant, or a day (YYYY-MM-DD) itself: 20 noiembrie 2026, 20 November 2026. Dates of lists and labels: web/lib/dates.ts. */
export function longDate(day: string | Date, language: Language): string {
  const date = new Date(day)
  // What is no date has no words; a screen does not break for it.
  return Number.isNaN(date.getTime()) ? '' : longDates(language).format(date)
}
