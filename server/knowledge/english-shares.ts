import { pageOf, type Passage } from './passages.ts'

/** 0..1: how much of an English question a section holds in its translation, and its heading. */
export interface EnglishShares {
  text: number
  heading: number
}

const NOTHING: EnglishShares = { text: 0, heading: 0 }
const stopWords = new Set(
  'the a an is are do does did i my me he she it to of and or for in on with what how when if can should be have has not this that at as you your they was will from'.split(
    ' ',
  ),
)

/**
 * Tells a page's sections apart for an English question, whose words stand in no Romanian text: each word counts by how few
 * sections of the page hold it.
 *
 * @param sectionsOf the passages of a page
 */
export function englishShares(question: string, sectionsOf: (page: string) => readonly Passage[]): (passage: Passage) => EnglishShares {
  const asked = [...new Set(englishWords(question))]
  if (asked.length === 0) return () => NOTHING
  const pages = new Map<string, Map<Passage, EnglishShares>>()
  return (passage) => {
    const page = pageOf(passage.id)
    const known = pages.get(page) ?? sharesOf(asked, sectionsOf(page))
    pages.set(page, known)
    return known.get(passage) ?? NOTHING
  }
}

function sharesOf(asked: readonly string[], sections: readonly Passage[]): Map<Passage, EnglishShares> {
  const read = sections.map(({ english }) => {
    const heading = new Set(englishWords(english?.heading ?? ''))
    return { heading, text: heading.union(new Set(englishWords(english?.text ?? ''))) }
  })
  const weights = asked.map((word) => ({ word, weight: Math.log((1 + sections.length) / (1 + read.filter(({ text }) => text.has(word)).length)) }))
  const most = weights.reduce((sum, { weight }) => sum + weight, 0) || 1
  const share = (words: ReadonlySet<string>) => weights.reduce((sum, { word, weight }) => sum + (words.has(word) ? weight : 0), 0) / most
  return new Map(sections.map((passage, at) => [passage, { text: share(read[at]?.text ?? new Set()), heading: share(read[at]?.heading ?? new Set()) }]))
}

/** Words without their commonest endings. */
function englishWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z0-9]+/)
  return words.filter((word) => word.length > 1 && !stopWords.has(word)).map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, ''))
}
