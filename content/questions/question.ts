import type { AnswerLanguage } from '#contract/chat.ts'

/** What a message is about. */
export const intents = ['animals', 'place', 'talk', 'dose', 'person', 'elsewhere'] as const
export type Intent = (typeof intents)[number]

/** A message as somebody types it, with what it means. */
export interface LabelledQuestion {
  text: string
  /** What the same person wrote before, oldest first. */
  before: string[]
  language: AnswerLanguage
  /** Ids of the passages that answer, or of a whole page ('article:3'); empty when none does, null where it was not judged. */
  passages: string[] | null
  /** The urgent cards of which one must come first; empty when calm. */
  cards: string[]
  intent: Intent
  /** False for a message that begins another subject than the ones before it. */
  goesOn: boolean
  /** The directory and the place asked for, 'shelter Suceava'; 'shelter ' where no place is named. */
  place: string | null
  /** Who wrote it. */
  batch: string
  /** What it tests: 'story', 'several', … */
  kind: string
}
