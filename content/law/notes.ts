import type { Language } from '#texts/language.ts'
import { readSections, type SectionedPage } from '../sections.ts'

const NOTES: Readonly<Record<Language, URL>> = { ro: new URL('./notes.md', import.meta.url), en: new URL('./notes.en.md', import.meta.url) }

/** Short notes on the acts of the law page, one section an act; the anchors are those of /lege, the same in every language. */
export function readLawNotes(language: Language = 'ro'): SectionedPage {
  return readSections(NOTES[language])
}
