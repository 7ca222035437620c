import { mayBeMistyped } from '#contract/edit-distance.ts'
import { stem, withoutDiacritics, words } from '../../language/romanian.ts'
import type { Stepwise } from '../in-steps.ts'
import type { LabelledLine } from './labelled-questions.ts'

/** Said beside a question, and no part of it. */
const courtesies = new Set(['buna', 'ziua', 'seara', 'salut', 'hei', 'va', 'rog', 'te', 'multumesc', 'hello', 'hi', 'please'])
/** A shorter question says too little to be read apart from what was said before it. */
const LEAST_WORDS_IN_CONVERSATION = 3
/** Longer ones are known only word by word. */
const MOST_WORDS_MISTYPED = 30
const SEPARATOR = ' '
const LINES_IN_A_STEP = 500

/** The page that answers a question, when an editor has labelled this very one. */
export interface AskedAlike {
  /** @param isFirst false in a conversation, where a few words may mean what was said before */
  pageFor(question: string, isFirst: boolean): string | null
}

/**
 * Knows a question that was labelled by its words, in any order, whatever their endings, capitals and diacritics; one of them
 * may be mistyped, when nobody knows it as it is spelled. Nothing is compared with every line: each is found by its words.
 * Built in steps, between which questions are answered.
 *
 * @param lines newest first; of two on the same question the newest counts
 * @param isWord whether the site uses a word as it is spelled
 */
export function* buildAskedAlike(lines: readonly LabelledLine[], isWord: (word: string) => boolean): Stepwise<AskedAlike> {
  const byWords = new Map<string, string>()
  const byOthers = new Map<string, { form: string; page: string }[]>()
  for (const [at, { text, page }] of lines.entries()) {
    if (at % LINES_IN_A_STEP === LINES_IN_A_STEP - 1) yield
    const asked = askedWords(text)
    const key = keyOf(asked)
    if (asked.length === 0 || byWords.has(key)) continue
    byWords.set(key, page)
    for (const { others, without } of eachWithout(asked)) {
      const known = byOthers.get(others)
      if (known) known.push({ form: without.form, page })
      else byOthers.set(others, [{ form: without.form, page }])
    }
  }

  function mistyped(asked: readonly AskedWord[]): string | null {
    for (const { others, without } of eachWithout(asked)) {
      const meant = !isWord(without.word) && byOthers.get(others)?.find(({ form }) => mayBeMistyped(without.form, form))
      if (meant) return meant.page
    }
    return null
  }

  return {
    pageFor(question, isFirst) {
      const asked = askedWords(question)
      if (asked.length === 0 || (!isFirst && asked.length < LEAST_WORDS_IN_CONVERSATION)) return null
      return byWords.get(keyOf(asked)) ?? mistyped(asked)
    },
  }
}

interface AskedWord {
  word: string
  /** Without diacritics. */
  form: string
  /** Of the form: most people type no diacritics, and a stem with them may be another. */
  stem: string
}

/** The words that are asked, in the order of their stems; every word counts, also how often: "nu" and "când" tell questions apart. */
function askedWords(text: string): AskedWord[] {
  return words(text)
    .map((word) => [word, withoutDiacritics(word)] as const)
    .map(([word, form]) => ({ word, form, stem: stem(form) }))
    .filter((one) => !courtesies.has(one.form))
    .sort((one, other) => (one.stem < other.stem ? -1 : 1))
}

function keyOf(asked: readonly AskedWord[]): string {
  return asked.map((one) => one.stem).join(SEPARATOR)
}

/** Each word, and the words beside it; nothing for a question of one word, which is nothing without it. */
function eachWithout(asked: readonly AskedWord[]): { others: string; without: AskedWord }[] {
  if (asked.length < 2 || asked.length > MOST_WORDS_MISTYPED) return []
  return asked.map((without, at) => ({ without, others: keyOf(asked.toSpliced(at, 1)) }))
}
