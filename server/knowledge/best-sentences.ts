import { blocks, plainText, withoutBullet } from './markdown.ts'

/** Three hold the answer 92 times of 100, one alone 77 times (retrieval.md). */
const MOST = 3

/** A line of a list is a fragment, and a sentence that only opens a list says nothing yet. */
const FRAGMENT_SHARE = 0.8
const OPENS_LIST_SHARE = 0.4

/** A sentence or list line of a passage as a reader sees it. */
export interface Line {
  text: string
  share: number
}

/** The lines of a passage in reading order. */
export function readableLines(markdown: string): Line[] {
  return blocks(markdown).flatMap(({ kind, lines }) =>
    lines.map((line) => {
      const text = plainText(withoutBullet(line))
      return { text, share: text.endsWith(':') ? OPENS_LIST_SHARE : kind === 'list' ? FRAGMENT_SHARE : 1 }
    }),
  )
}

/** Up to three lines that hold most of the question, in reading order; the first line when none holds any of it. */
export function bestSentences(lines: Line[], weigh: (sentence: string) => number): string[] {
  const weighed = lines.map(({ text, share }, place) => ({ text, place, weight: share * weigh(text) })).filter(({ weight }) => weight > 0)
  const chosen = weighed.sort((one, other) => other.weight - one.weight || one.place - other.place).slice(0, MOST)
  if (chosen.length === 0) return lines.slice(0, 1).map(({ text }) => text)
  return chosen.sort((one, other) => one.place - other.place).map(({ text }) => text)
}
