import { TIME_ZONE } from '#texts/language.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })

/** '2026-11-23' and 8: the day and the hour in Bucharest. */
export function dayAndHour(at: Date): { day: string; hour: number } {
  const [day = '', time = ''] = clock.format(at).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}
