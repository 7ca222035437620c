import { createContext } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#texts/language.ts'

/** The language of the page. Here and not in features/, because the kit says a word of its own too ('Închide'). */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)
