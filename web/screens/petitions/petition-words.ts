import type { Petition } from '#contract/petitions.ts'
import type { Language } from '#texts/language.ts'

/** The words of a petition for a reader of this language. */
export interface TranslatedPetition {
  title: string
  /** The petition itself, or its English summary. */
  text: string
  /** True when `text` only tells what is signed. */
  isSummary: boolean
}

/** English readers get the English title and summary where there are some; what is signed stays Romanian. */
export function petitionWords({ title, description, title_en, summary_en }: Petition, language: Language): TranslatedPetition {
  if (language === 'en' && summary_en) return { title: title_en || title, text: summary_en, isSummary: true }
  return { title, text: description, isSummary: false }
}
