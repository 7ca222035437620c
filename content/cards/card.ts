import type { AnswerLanguage } from '#contract/chat.ts'

export type InEveryLanguage<Text> = Readonly<Record<AnswerLanguage, Text>>

/** What to do in one kind of emergency: fixed text that needs no model and no network. */
export interface UrgentCardText {
  id: string
  /** `now`: minutes or hours decide; `today`: a vet should be called today. */
  level: 'now' | 'today'
  title: InEveryLanguage<string>
  /** In the order to do them. Facts come from the article behind `link`; never a dose. */
  steps: InEveryLanguage<readonly string[]>
  avoid: InEveryLanguage<readonly string[]>
  /** True where people or cruelty in progress are concerned. */
  call112: boolean
  /** False where the way to a vet is not what helps: danger to people, cruelty, an animal nobody can catch. */
  vet?: false
  /** The article or guide the card rests on. */
  link: { url: string }
  /** The day (YYYY-MM-DD) it was last read against its article. */
  checked_on: string
}

export const CARDS_CHECKED_ON = '2026-11-22'
