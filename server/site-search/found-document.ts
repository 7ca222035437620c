import type { FoundKind, FoundPage } from '#contract/site-search.ts'
import type { Language } from '#texts/language.ts'

/** Something to be found: what is shown of it in each language, and the texts it is found by. */
export interface FoundDocument {
  kind: FoundKind
  /** Documents of one page are found once: the sections of an article. */
  page: string
  /** True for a part of a page that has an opening. */
  isSection?: boolean
  shown: Record<Language, FoundPage>
  /** What says what it is about: names, titles, headings. */
  titles: readonly string[]
  /** Other words for it. */
  keywords: readonly string[]
  /** What stands there. */
  texts: readonly string[]
}

/** Long enough to tell two results apart, short enough for two lines on a phone. */
const LINE_CHARACTERS = 150

/** The beginning of a text, cut between words. */
export function lineOf(text: string): string {
  const line = text
    .slice(0, 3 * LINE_CHARACTERS)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= LINE_CHARACTERS) return line
  return `${line.slice(0, line.lastIndexOf(' ', LINE_CHARACTERS)).replace(/[\s,;:–-]+$/, '')}…`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
