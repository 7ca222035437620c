import { dayAfter } from './filing-terms.ts'

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
