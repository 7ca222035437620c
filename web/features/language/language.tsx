import { use } from 'react'
import type { Language, Texts } from '#texts/language.ts'
import { LanguageContext } from '#web/lib/language-context.ts'

/** The language the page is shown in. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/** One noun's texts in the page's language. */
export function useTexts<Shape>(texts: Texts<Shape>): Shape {
  return texts[useLanguage()]
}
