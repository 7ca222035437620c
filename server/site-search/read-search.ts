import type { Language } from '#texts/language.ts'
import { isStopWord } from '../knowledge/lexical/stop-words.ts'
import { withoutDiacritics, words } from '../language/romanian.ts'

/** Distinct words that are looked at: whoever writes more tells a story, and its first words say what of. */
const MAX_WORDS = 8

/** A word of a search. */
export interface SearchedWord {
  word: string
  folded: string
  /** True for the last one, which may still be being typed. */
  isLast: boolean
}

/** The words of a search that say something; a word that stands alone always does. */
export function readSearch(search: string, language: Language): SearchedWord[] {
  const all = [...new Map(words(search).map((word) => [withoutDiacritics(word), word]))].map(([folded, word]) => ({ word, folded }))
  const telling = all.filter(({ folded }) => all.length === 1 || !isFiller(folded, language))
  return telling.slice(0, MAX_WORDS).map((word) => ({ ...word, isLast: word === all.at(-1) }))
}

/** English 'cat' is an animal, Romanian „cât” is not. */
function isFiller(folded: string, language: Language): boolean {
  return folded.length < 2 || (isStopWord(folded) && !(folded === 'cat' && language === 'en'))
}

/** Who tells what happened uses so many; fewer name a thing, which is found by its name. */
const SENTENCE_WORDS = 3

/** True for what may tell of something that happened: „pisica nu respiră”. */
export function isSentence(search: string): boolean {
  return words(search).length >= SENTENCE_WORDS
}

const asking =
  /^(cum|ce|de ce|cand|unde|cine|care|cui|pe cine|cat|cata|cati|cate|pot|poti|poate|trebuie|este|e|are|am voie|how|what|why|when|where|who|which|whom|can|could|may|is|are|does|do|should)\s+\S/
/** Nobody types so many words into a search: it is told to somebody. */
const TOLD_WORDS = 6

/** True for what reads like a question, with or without its mark. */
export function isQuestion(search: string): boolean {
  const tokens = words(search).map(withoutDiacritics)
  return tokens.length > 0 && (search.includes('?') || tokens.length >= TOLD_WORDS || asking.test(tokens.join(' ')))
}
