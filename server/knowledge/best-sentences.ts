import type { IndexedSentence } from './lexical/indexed-text.ts'
import type { LexicalIndex } from './lexical/lexical-index.ts'
import { blocks, readableLine } from './markdown.ts'

/** Measured on Romanian questions with known passages: three hold the answer 92 times of 100, one alone 77 times. */
const MOST = 3

/** A line of a list is a fragment, and a sentence that only opens a list says nothing yet. */
const FRAGMENT_SHARE = 0.8
const OPENS_LIST_SHARE = 0.4

/** A sentence or list line of a passage as a reader sees it. */
export interface ReadableLine extends IndexedSentence {
  text: string
  share: number
}

/** The lines of a passage in reading order. */
export function readableLines(markdown: string, index: LexicalIndex): ReadableLine[] {
  return blocks(markdown).flatMap(({ kind, lines }) =>
    lines.map((line) => {
      const text = readableLine(line)
      return { ...index.read(text), text, share: text.endsWith(':') ? OPENS_LIST_SHARE : kind === 'list' ? FRAGMENT_SHARE : 1 }
    }),
  )
}

/** The lines of a passage that hold most of a question. */
export interface BestSentences {
  /** Up to three, in reading order; the first line when none holds any of it. */
  best: string[]
  /** The one an answer begins with: that holds most of it, or the first where none holds much. */
  topSentence: string
}

/** Chooses the lines that hold most of a question, by their weight; one that `answersByItself` comes first, else a section is read from its beginning, where it says what it is about. */
export function bestSentences(
  lines: ReadableLine[],
  weigh: (sentence: IndexedSentence) => number,
  answersByItself: (sentence: IndexedSentence) => boolean,
): BestSentences {
  const [first] = lines
  const weighed = lines.map((line, index) => ({ line, index, weight: line.share * weigh(line) })).filter(({ weight }) => weight > 0)
  const chosen = weighed.sort((one, other) => other.weight - one.weight || one.index - other.index).slice(0, MOST)
  const [most] = chosen
  if (!first || !most) return { best: first ? [first.text] : [], topSentence: first?.text ?? '' }
  const best = chosen.toSorted((one, other) => one.index - other.index).map(({ line }) => line.text)
  return { best, topSentence: (answersByItself(most.line) ? most.line : first).text }
}
