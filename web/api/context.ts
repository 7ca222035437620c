import { createContext } from 'react-router'
import { DEFAULT_LANGUAGE, type Language } from '#texts/language.ts'
import type { Api } from './client.ts'

/** The API a loader calls: `context.get(apiContext)`. Set by web/ssr.ts on the server and web/entry.client.tsx in the browser. */
export const apiContext = createContext<Api>()

/** Renders in a stream instead of whole: only the benchmark asks for it, to show what each costs. */
export const streamingContext = createContext(false)

/** Where the document leaves its HTML: a Response would encode it, only for the page cache to decode it again. */
export const documentContext = createContext<{ html: string | null }>()

/** What tells the scripts of our own components from any other in the page (web/own-scripts.ts). */
export const nonceContext = createContext<string>()

/** The language the page is asked in: `context.get(languageContext)`. */
export const languageContext = createContext<Language>(DEFAULT_LANGUAGE)
