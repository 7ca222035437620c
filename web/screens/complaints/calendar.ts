import { ANSWER_DAYS, ANSWER_EXTENSION_DAYS, DAY_MS } from '#contract/limits.ts'

/** A day to be reminded of. */
export interface CalendarDay {
  /** The same every time the file is made, so a calendar replaces instead of doubling. */
  id: string
  /** Like 2026-11-21. */
  day: string
  title: string
  text: string
}

/** RFC 5545 §3.1: a line has at most 75 octets. */
const LINE_BYTES = 75
/** Nine in the morning of the day itself. */
const ALARM = 'PT9H'

/** A calendar (RFC 5545) of all-day events, each with an alarm. */
export function calendarFile(days: readonly CalendarDay[], now = new Date()): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bobita//Petitie//RO', ...days.flatMap((day) => eventLines(day, stamp)), 'END:VCALENDAR']
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines({ id, day, title, text }: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@bobita`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Breaks a long line between characters, never inside one. */
function fold(line: string): string {
  const rows = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > LINE_BYTES) {
      rows.push('')
      // The space that begins the next row counts.
      bytes = 1
    }
    rows[rows.length - 1] += character
    bytes += size
  }
  return rows.join('\r\n ')
}

/** The days of an answer (OG 27/2002): the ordinary one, and the last one when the term was extended. */
export interface AnswerTerms {
  answer: string
  latest: string
}

/** Counted in calendar days from the day of filing; all days are like 2026-11-21. */
export function answerTerms(filed_on: string): AnswerTerms {
  return { answer: dayAfter(filed_on, ANSWER_DAYS), latest: dayAfter(filed_on, ANSWER_DAYS + ANSWER_EXTENSION_DAYS) }
}

/** In UTC, where no day has 23 hours. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
