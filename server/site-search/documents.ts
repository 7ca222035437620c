import type { UrgentCardText } from '#content/cards/card.ts'
import type { PoisonRecord } from '#content/poisons/poisons.ts'
import type { FoundPage } from '#contract/site-search.ts'
import type { DirectoryEntry } from '../directory/directory-index.ts'
import { blocks, plainText, readableLine } from '../knowledge/markdown.ts'
import { pageOf, type Passage } from '../knowledge/passages.ts'
import { capitalised, lineOf, type FoundDocument } from './found-document.ts'

/** The page that the steps of an urgent card are found as. */
export function cardPage(id: string): string {
  return `emergency:${id}`
}

/** The steps of an urgent card, by their card's name; the page it rests on says more. */
export function cardDocument({ id, title, steps, avoid, link }: UrgentCardText): FoundDocument {
  const shown = (language: 'ro' | 'en'): FoundPage => ({
    title: capitalised(title[language]),
    line: lineOf(steps[language].join(' ')),
    url: link.url,
    language,
  })
  return {
    kind: 'emergency',
    page: cardPage(id),
    shown: { ro: shown('ro'), en: shown('en') },
    titles: Object.values(title),
    keywords: [],
    texts: [...steps.ro, ...steps.en, ...avoid.ro, ...avoid.en],
  }
}

/** A poison of the table, which the table shows alone. */
export function poisonDocument({ id, ro, en, others, signs, now }: PoisonRecord): FoundDocument {
  const shown = (language: 'ro' | 'en', name: string): FoundPage => ({
    title: name,
    line: lineOf(now[language]),
    url: `/otravuri?q=${encodeURIComponent(name)}`,
    language,
  })
  return {
    kind: 'poison',
    page: `poison:${id}`,
    shown: { ro: shown('ro', ro), en: shown('en', en) },
    titles: [ro, en],
    keywords: [...others, 'otravă toxic poison'],
    texts: [signs.ro, signs.en, now.ro, now.en],
  }
}

const listed = {
  shelter: { path: '/shelters', words: 'adăpost adăposturi shelter shelters' },
  trainer: { path: '/tamers', words: 'dresor dresori crescător crescători trainer trainers breeder breeders' },
} as const

/** A record of a directory. Invented examples are nobody to be found. */
export function recordDocuments(kind: 'shelter' | 'trainer', entries: readonly DirectoryEntry[]): FoundDocument[] {
  const { path, words } = listed[kind]
  return entries
    .filter(({ is_example }) => !is_example)
    .map(({ id, name, place, species }) => {
      const found: FoundPage = { title: name, line: place, url: `${path}?id=${id}`, language: 'ro' }
      return { kind, page: `${kind}:${id}`, shown: { ro: found, en: found }, titles: [name, place], keywords: [...species, words], texts: [] }
    })
}

/** A passage as Bobita quotes them: a section of an article, of the law notes or of the guide, a breed, a petition. */
export function passageDocument(passage: Passage): FoundDocument {
  const { kind, id, title, heading, text, search, category, english } = passage
  const isOwnPage = kind === 'law' || kind === 'guide'
  return {
    kind: kind === 'urgent' ? 'emergency' : kind,
    page: pageOf(id),
    isSection: pageOf(id) !== id,
    shown: { ro: romanian(passage, isOwnPage), en: translated(passage, isOwnPage) ?? romanian(passage, isOwnPage) },
    titles: isOwnPage ? [heading ?? title, english?.heading ?? ''] : [title, english?.title ?? '', heading ?? '', english?.heading ?? ''],
    keywords: [search, category ?? '', ...(isOwnPage ? [title, english?.title ?? ''] : [])],
    texts: [text, english?.text ?? '', english?.summary ?? ''],
  }
}

function romanian({ title, heading, text, url, language }: Passage, isOwnPage: boolean): FoundPage {
  return { title: isOwnPage ? (heading ?? title) : title, line: lineOf(under(isOwnPage ? null : heading, text)), url, language: language ?? 'ro' }
}

function translated({ english, heading, url }: Passage, isOwnPage: boolean): FoundPage | null {
  if (!english) return null
  const { title, summary, text } = english
  const sectionTitle = english.heading ?? null
  // A section whose words nobody has translated is told by the summary of its page.
  const line = text !== undefined && (heading === null || sectionTitle !== null) ? under(isOwnPage ? null : sectionTitle, text) : summary
  return { title: isOwnPage ? (sectionTitle ?? title) : title, line: lineOf(line), url, language: 'en' }
}

/** The heading of a section and how it begins. */
function under(heading: string | null, markdown: string): string {
  const [first] = blocks(markdown.replaceAll(/^#+ .*$/gm, ''))
  const beginning = first === undefined ? plainText(markdown) : first.lines.map(readableLine).join(' ')
  return heading === null ? beginning : `${heading}: ${beginning}`
}
