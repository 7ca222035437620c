import { ANSWER_DAYS, ANSWER_EXTENSION_DAYS, DAY_MS } from '#contract/limits.ts'

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
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
