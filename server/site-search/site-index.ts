import type { FoundGroup, FoundKind, SiteSearch } from '#contract/site-search.ts'
import { foundKinds } from '#contract/site-search.ts'
import type { Language } from '#texts/language.ts'
import { withoutDiacritics, words } from '../language/romanian.ts'
import type { Stepwise } from '../knowledge/in-steps.ts'
import { buildBm25, type Bm25, type IndexedField, type WeightedTerm } from '../knowledge/lexical/bm25.ts'
import { cardPage } from './documents.ts'
import type { FoundDocument } from './found-document.ts'
import { isQuestion, readSearch, type SearchedWord } from './read-search.ts'
import { createWordForms, type WordForms } from './word-forms.ts'

/** A word in a title weighs as much as so many in a text. */
const TITLE_WEIGHT = 4
const KEYWORD_WEIGHT = 2
/** A word that is still being typed, and one with a letter put right, stand less surely for what was meant. */
const BEGUN_WEIGHT = 0.6
const CORRECTED_WEIGHT = 0.8
/** Of a page the opening is shown, unless a section holds the search so much better. */
const SECTION_SHARE = 0.6
/** What has less of the search than this share of what has most of it only names it by the way. */
const LEAST_SHARE = 0.25
/** First steps cannot wait, and a page of the site is meant before what stands on it. */
const KIND_FACTORS: Partial<Record<FoundKind, number>> = { emergency: 1.5, page: 1.3 }
/** A title that begins with the search, or is it to the letter, is what was looked for. */
const BEGINS_WITH_IT = 1.5
const IS_IT = 3
/** A few milliseconds of work. */
const DOCUMENTS_A_STEP = 20

export interface SiteIndex {
  /** How many documents it holds. */
  readonly size: number
  /**
   * @param limit results of each kind at most
   * @param card the urgent card whose first steps stand first, whatever words the search has
   */
  find(search: string, asked: { limit: number; language: Language; card: string | null }): SiteSearch
}

/** What is kept of a document once its words are in the index. */
type KeptDocument = Pick<FoundDocument, 'kind' | 'page' | 'isSection' | 'shown' | 'titles'>

/** Indexes the documents, in steps; the index is never changed afterwards, and keeps nothing of their texts. */
export function* buildSiteIndex(documents: readonly FoundDocument[]): Stepwise<SiteIndex> {
  const { fields, forms, termCount } = yield* readDocuments(documents)
  return siteIndex(documents.map(keptOf), forms, yield* buildBm25(fields, termCount))
}

/** The words of the documents as numbers. */
function* readDocuments(documents: readonly FoundDocument[]): Stepwise<{ fields: IndexedField[][]; forms: WordForms; termCount: number }> {
  const learning = createWordForms()
  const field = (of: readonly string[], weight: number): IndexedField => {
    return { terms: of.flatMap(words).map((word) => learning.learn(word)), weight, topical: weight > 1 }
  }
  const fields: IndexedField[][] = []
  for (const { titles, keywords, texts } of documents) {
    fields.push([field(titles, TITLE_WEIGHT), field(keywords, KEYWORD_WEIGHT), field(texts, 1)])
    if (fields.length % DOCUMENTS_A_STEP === 0) yield
  }
  return { fields, forms: learning.finish(), termCount: learning.size }
}

function keptOf({ kind, page, isSection = false, shown }: FoundDocument): KeptDocument {
  return { kind, page, isSection, shown, titles: [foldedTitle(shown.ro.title), foldedTitle(shown.en.title)] }
}

function siteIndex(documents: readonly KeptDocument[], forms: WordForms, ranking: Bm25): SiteIndex {
  return {
    size: documents.length,
    find(search, { limit, language, card }) {
      const scores = rank(readSearch(search, language), forms, ranking, documents.length)
      const title = foldedTitle(search)
      const ranked = bestOfPages(scores, documents).map(({ document, score }) => {
        return { document, score: score * titleFactor(document.titles, title) * (KIND_FACTORS[document.kind] ?? 1) }
      })
      const called = card === null ? undefined : documents.find(({ page }) => page === cardPage(card))
      return { groups: groupsOf(called ? calledFirst(called, ranked) : ranked, limit, language), is_question: isQuestion(search) }
    },
  }
}

/** The documents that hold as many words of the search as any does, each with its score. */
function rank(asked: readonly SearchedWord[], forms: WordForms, ranking: Bm25, size: number): Map<number, number> {
  const scores = new Float32Array(size)
  const held = new Uint8Array(size)
  const brought = new Float32Array(size)
  let most = 0
  for (const word of asked) {
    ranking.add(alternativesOf(word, forms, ranking), 1, brought)
    for (let document = 0; document < size; document++) {
      const impact = brought[document] ?? 0
      if (impact === 0) continue
      brought[document] = 0
      scores[document] = (scores[document] ?? 0) + impact
      const count = (held[document] ?? 0) + 1
      held[document] = count
      if (count > most) most = count
    }
  }
  const found = new Map<number, number>()
  if (most > 0) for (let document = 0; document < size; document++) if (held[document] === most) found.set(document, scores[document] ?? 0)
  return found
}

/** The stems that may stand for a word: its own, those it begins while it is typed, and, where there are none, those a letter away. */
function alternativesOf({ word, folded, isLast }: SearchedWord, forms: WordForms, ranking: Bm25): WeightedTerm[] {
  const own = forms.exactly(word)
  const begun = isLast && folded.length > 1 ? forms.beginning(folded).filter((term) => !own.includes(term)) : []
  if (own.length + begun.length === 0) return forms.nearly(folded).map((term) => ({ term, weight: CORRECTED_WEIGHT }))
  // A rare word that begins so is worth no more than the word itself: "lege" is not "legendă".
  const least = (own.length > 0 ? own : begun).reduce((low, term) => Math.min(low, ranking.idf(term)), Infinity)
  return [...own.map((term) => ({ term, weight: 1 })), ...begun.map((term) => ({ term, weight: BEGUN_WEIGHT * Math.min(1, least / ranking.idf(term)) }))]
}

function foldedTitle(text: string): string {
  return withoutDiacritics(words(text).join(' '))
}

function titleFactor(titles: readonly string[], search: string): number {
  if (titles.includes(search)) return IS_IT
  return titles.some((title) => title.startsWith(search)) ? BEGINS_WITH_IT : 1
}

interface RankedDocument {
  document: KeptDocument
  score: number
}

/** Each page once, by the document of it that is shown; what only names the search by the way is left out. */
function bestOfPages(scores: ReadonlyMap<number, number>, documents: readonly KeptDocument[]): RankedDocument[] {
  const best = new Map<string, RankedDocument & { weighed: number }>()
  let most = 0
  for (const [number, score] of scores) {
    const document = documents[number]
    if (!document) continue
    if (score > most) most = score
    const known = best.get(document.page)
    const weighed = score * (document.isSection ? SECTION_SHARE : 1)
    if (!known || weighed > known.weighed) best.set(document.page, { document, weighed, score: Math.max(score, known?.score ?? 0) })
    else if (score > known.score) known.score = score
  }
  return [...best.values()].filter(({ score }) => score >= LEAST_SHARE * most)
}

/** A frightened sentence has few words of the card it calls for, and more of pages that tell a story. */
function calledFirst(called: KeptDocument, ranked: readonly RankedDocument[]): RankedDocument[] {
  return [{ document: called, score: Infinity }, ...ranked.filter(({ document }) => document !== called)]
}

/** By kind, the kind of the best page first. */
function groupsOf(ranked: readonly RankedDocument[], limit: number, language: Language): FoundGroup[] {
  const order = (kind: FoundKind) => foundKinds.indexOf(kind)
  const best = ranked.toSorted((one, other) => other.score - one.score)
  return [...Map.groupBy(best, ({ document }) => document.kind)]
    .sort(([one, [first]], [other, [second]]) => (second?.score ?? 0) - (first?.score ?? 0) || order(one) - order(other))
    .map(([kind, of]) => ({ kind, total: of.length, results: of.slice(0, limit).map(({ document }) => document.shown[language]) }))
}
