import { readableLines, type ReadableLine } from './best-sentences.ts'
import type { Stepwise } from './in-steps.ts'
import type { ComparedText } from './lexical/answer-features.ts'
import type { IndexedSentence, IndexedText } from './lexical/indexed-text.ts'
import { openLexicalIndex, readLexicalContent, type LexicalContent, type LexicalIndex } from './lexical/lexical-index.ts'
import type { Phrase } from './lexical/phrases.ts'
import { pageOf, type Passage } from './passages.ts'

/** Passages by number, by page and by path, and what is read of each once for all questions. */
export interface PassageIndex {
  readonly passages: readonly Passage[]
  readonly lexical: LexicalIndex
  /** The number of a passage by its id. */
  numberOf(id: string): number | undefined
  /** The numbers of the passages of a page, by the page's id. */
  ofPage(page: string): readonly number[]
  /** The numbers of the passages that stand on a path. */
  atPath(path: string): number[]
  labelsOf(passage: Passage): PassageLabels
  headingOf(passage: Passage): IndexedSentence
  linesOf(passage: Passage): ReadableLine[]
  /** The same without the words of its title and keywords, which tell the passages of a kind apart and say nothing of one's sentences. */
  unnamedLinesOf(passage: Passage): ReadableLine[]
}

/** What says what a passage is about, as the index reads it. */
export type PassageLabels = Pick<ComparedText, 'phrases' | 'label'>

/** Passages as they are indexed. */
export function indexedTexts(passages: readonly Passage[]): IndexedText[] {
  return passages.map(({ title, heading, search, text, english }) => ({
    parts: [
      { text: title, weight: 2, topical: true },
      { text: heading ?? '', weight: 2, topical: true },
      { text: english?.heading ?? '', weight: 2, topical: true },
      { text: search, weight: 1, topical: true },
      { text, weight: 1, topical: false },
    ],
  }))
}

/**
 * Indexes the passages in steps, between which questions are answered from what was built before.
 *
 * @param read what they were read into, when they were
 */
export function* buildPassageIndex(passages: readonly Passage[], read?: LexicalContent): Stepwise<PassageIndex> {
  const lexical = openLexicalIndex(read ?? (yield* readLexicalContent(indexedTexts(passages))))
  const pages = Map.groupBy(passages.keys(), (number) => pageOf(passages[number]?.id ?? ''))
  const numbers = new Map(passages.map(({ id }, number) => [id, number]))
  const linesOf = memoized((passage) => readableLines(passage.text, lexical))
  return {
    passages,
    lexical,
    numberOf: (id) => numbers.get(id),
    ofPage: (page) => pages.get(page) ?? [],
    atPath: (path) => [...passages.keys()].filter((number) => pathOf(passages[number]) === path),
    labelsOf: labelReader(lexical),
    headingOf: memoized((passage) => lexical.read(headingsOf(passage).join(' '))),
    linesOf,
    unnamedLinesOf: memoized((passage) => {
      const names = lexical.read(`${passage.title} ${passage.search}`).terms
      return linesOf(passage).map((line) => ({ ...line, terms: line.terms.difference(names) }))
    }),
  }
}

/** What stands over a passage, in both languages. */
function headingsOf({ title, heading, english }: Passage): string[] {
  const translated = heading === null ? english?.title : english?.heading
  return [heading ?? title, ...(translated ? [translated] : [])]
}

/** The path of the page a passage stands on. */
export function pathOf(passage: Passage | undefined): string {
  return passage?.url.split('#')[0] ?? ''
}

/** A section on animals of any kind, whatever animal the title of its page names. */
const ANY_ANIMAL = /(?:^|\P{L})animal(?:e|ul|ului|ele|elor)?(?!\p{L})/iu
const NO_ANIMALS: Phrase['animals'] = new Set()

/** Reads what says what a passage is about; the keywords are the same in every section of an article, and read once. */
function labelReader(lexical: LexicalIndex): (passage: Passage) => PassageLabels {
  const keywords = new Map<string, Phrase[]>()
  const readKeywords = (search: string) => {
    const known = keywords.get(search) ?? search.split('. ').map((text) => lexical.readPhrase(text))
    keywords.set(search, known)
    return known
  }
  return memoized((passage) => {
    const { title, heading, search } = passage
    const read = lexical.readPhrase(heading === null ? title : `${title} ${heading}`)
    // A section that names its animal is on that one, whatever others the title of its page names.
    const { animals } = lexical.readPhrase(heading ?? '')
    const label = ANY_ANIMAL.test(heading ?? '') ? { ...read, animals: NO_ANIMALS } : animals.size > 0 ? { ...read, animals } : read
    const labels = [...new Set([title, ...headingsOf(passage)])].map((text) => lexical.readPhrase(text))
    return { phrases: [...labels, label, ...readKeywords(search)], label }
  })
}

/** Does the work once for each passage, and forgets the result with the passage. */
function memoized<Result>(work: (passage: Passage) => Result): (passage: Passage) => Result {
  const results = new WeakMap<Passage, Result>()
  return (passage) => {
    const known = results.get(passage)
    if (known !== undefined) return known
    const result = work(passage)
    results.set(passage, result)
    return result
  }
}
