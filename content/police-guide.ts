import type { Language } from '#texts/language.ts'
import { readSections, type SectionedPage } from './sections.ts'

const GUIDE: Readonly<Record<Language, URL>> = { ro: new URL('./police-guide.md', import.meta.url), en: new URL('./police-guide.en.md', import.meta.url) }

/** The guide to a police petition, step by step; the anchors are those of /plangeri, the same in every language. */
export function readPoliceGuide(language: Language = 'ro'): SectionedPage {
  return readSections(GUIDE[language])
}
