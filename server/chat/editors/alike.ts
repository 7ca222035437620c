import { isStopWord } from '../../knowledge/lexical/stop-words.ts'
import { stem, withoutDiacritics, words } from '../../language/romanian.ts'

/** Words of a question that are compared; the rest of a longer one changes little. */
const MOST_WORDS = 40
/** From this share of common words on, of all that two questions have, they ask alike. */
const ALIKE = 0.6

/** What a question asks: the sorted stems of its words, without those that say nothing of a subject; of a question that has no others, all. */
export function wordsOf(question: string): string {
  const all = words(withoutDiacritics(question))
  const telling = all.filter((word) => !isStopWord(word))
  return [...new Set((telling.length > 0 ? telling : all).map(stem))].slice(0, MOST_WORDS).sort().join(' ')
}

/**
 * Puts texts together that share most of their words. Each joins the first that it is like, so the groups of earlier texts
 * do not change when more come.
 *
 * @param texts words as wordsOf tells them, in the order in which they came
 * @returns for each text the number of the one its group began with
 */
export function groupAlike(texts: readonly string[]): number[] {
  const bySame = new Map<string, number>()
  const begun: Begun = { byWord: new Map(), words: new Map() }
  return texts.map((text, at) => {
    const same = bySame.get(text)
    if (same !== undefined) return same
    const own = text.split(' ')
    const first = firstAlike(own, begun) ?? at
    bySame.set(text, first)
    if (first !== at) return first
    begun.words.set(at, new Set(own))
    for (const word of own) {
      const known = begun.byWord.get(word)
      if (known) known.push(at)
      else begun.byWord.set(word, [at])
    }
    return at
  })
}

/** The texts that groups began with: by each of their words, and the words of each. */
interface Begun {
  byWord: Map<string, number[]>
  words: Map<number, ReadonlySet<string>>
}

/** The first text with enough words in common. Whoever shares that many shares one of the rarest, so the commonest words, which most texts hold, are not looked up. */
function firstAlike(own: readonly string[], { byWord, words }: Begun): number | undefined {
  const holding = (word: string) => byWord.get(word) ?? []
  const rarest = own.toSorted((one, other) => holding(one).length - holding(other).length).slice(0, own.length - leastShared(own.length) + 1)
  let first: number | undefined
  for (const text of new Set(rarest.flatMap(holding))) {
    if (first !== undefined && text > first) continue
    const others = words.get(text) ?? new Set()
    const common = own.filter((word) => others.has(word)).length
    if (common / (own.length + others.size - common) >= ALIKE) first = text
  }
  return first
}

/** How many words of so many any text that is alike has too; rounded so that nothing alike is missed. */
function leastShared(number: number): number {
  return Math.max(1, Math.floor(ALIKE * number))
}
