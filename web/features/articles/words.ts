import type { BlogSummary } from '#contract/blog.ts'
import { categoryNames } from '#texts/article-words.ts'
import type { Language } from '#texts/language.ts'

/** A text and the language it is written in, for the `lang` of its element. */
export interface TextInLanguage {
  text: string
  lang: Language
}

/** Articles are written in Romanian; English readers get the English title where there is one. */
export function shownTitle({ title, title_en }: Pick<BlogSummary, 'title' | 'title_en'>, language: Language): TextInLanguage {
  return inEnglish(title, title_en, language)
}

export function shownSummary({ short_description, summary_en }: Pick<BlogSummary, 'short_description' | 'summary_en'>, language: Language): TextInLanguage {
  return inEnglish(short_description, summary_en, language)
}

export function shownCategory(category: string, language: Language): TextInLanguage {
  return inEnglish(category, categoryNames[category] ?? null, language)
}

function inEnglish(romanian: string, english: string | null, language: Language): TextInLanguage {
  return language === 'en' && english !== null ? { text: english, lang: 'en' } : { text: romanian, lang: 'ro' }
}
