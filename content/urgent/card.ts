/**
 * Words of which a question must hold one, as owners type them, Romanian and English together. Diacritics do not matter
 * and one wrong letter is forgiven from five letters up. `otrav*` stands for every word that begins so; several words
 * stand for words in this order with at most two others between them.
 */
export type Words = readonly string[]

/** A card is meant when every group of words has one in the question, and none of `unless` is there. */
export interface UrgentRule {
  all: readonly Words[]
  unless?: Words
}

interface BothLanguages<Text> {
  ro: Text
  en: Text
}

/** What to do right now in one kind of emergency: fixed text that needs no model and no network. */
export interface UrgentCard {
  id: string
  title: BothLanguages<string>
  /** In the order to do them. Facts come from the article behind `link`; never a dose. */
  steps: BothLanguages<readonly string[]>
  avoid: BothLanguages<readonly string[]>
  /** True where people or cruelty in progress are concerned. */
  call112: boolean
  /** The article or guide the card rests on. */
  link: { url: string }
  /** The day (YYYY-MM-DD) a person last checked it against its article. */
  checked_on: string
  rules: readonly UrgentRule[]
}

/** The day all cards were last read against their articles. */
export const CARDS_CHECKED_ON = '2026-11-21'
