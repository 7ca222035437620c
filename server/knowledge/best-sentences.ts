import type { LexicalIndex, Sentence } from './lexical-index.ts'
import { blocks, plainText, withoutBullet } from './markdown.ts'

/** Three hold the answer 92 times of 100, one alone 77 times (retrieval.md). */
const MOST = 3

/** A line of a list is a fragment, and a sentence that only opens a list says nothing yet. */
const FRAGMENT_SHARE = 0.8
const OPENS_LIST_SHARE = 0.4

/** A sentence or list line of a passage as a reader sees it. */
export interface Line extends Sentence {
  text: string
  share: number
}

/** The lines of a passage in reading order. */
export function readableLines(markdown: string, index: LexicalIndex): Line[] {
  return blocks(markdown).flatMap(({ kind, lines }) =>
    lines.map((line) => {
      const text = plainText(withoutBullet(line))
      return { ...index.read(text), text, share: text.endsWith(':') ? OPENS_LIST_SHARE : kind === 'list' ? FRAGMENT_SHARE : 1 }
    }),
  )
}

/** Up to three lines that hold most of the question, in reading order; the first line when none holds any of it. */
export function bestSentences(lines: Line[], weigh: (sentence: Sentence) => number): string[] {
  const weighed = lines.map((line, place) => ({ text: line.text, place, weight: line.share * weigh(line) })).filter(({ weight }) => weight > 0)
  const chosen = weighed.sort((one, other) => other.weight - one.weight || one.place - other.place).slice(0, MOST)
  if (chosen.length === 0) return lines.slice(0, 1).map(({ text }) => text)
  return chosen.sort((one, other) => one.place - other.place).map(({ text }) => text)
}
