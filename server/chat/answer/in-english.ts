import type { Found } from '../../knowledge/knowledge.ts'
import { blocks, readableLine } from '../../knowledge/markdown.ts'

/** A passage as its English translation, with its best sentences there; one that has none stays as it is. */
export function inEnglish(found: Found): Found {
  const { english, ...passage } = found.passage
  if (english?.text === undefined) return found
  const { title, heading = null, text } = english
  const same = sameSentences(passage.text, text)
  // The words of an English question choose no Romanian sentence: its section is quoted whole.
  const lines = found.best.length > 1 ? found.best : [...same.keys()]
  const best = lines.flatMap((line) => same.get(line) ?? [])
  return {
    ...found,
    passage: { ...passage, title, heading, text, language: 'en' },
    best: [...new Set(best)],
    topSentence: same.get(found.topSentence) ?? best[0] ?? '',
  }
}

/**
 * Which sentence of a translation says what a sentence of the original says. A translation has the same paragraphs and
 * lists; in a paragraph of more or fewer sentences the one at the same part of it is taken.
 */
function sameSentences(original: string, translation: string): Map<string, string> {
  const there = blocks(translation)
  const pairs = blocks(original).flatMap(({ lines }, block) => {
    const translated = there[block]?.lines ?? []
    const scale = (translated.length - 1) / Math.max(1, lines.length - 1)
    return lines.flatMap((line, index): [string, string][] => {
      const same = translated[Math.round(index * scale)]
      return same === undefined ? [] : [[readableLine(line), readableLine(same)]]
    })
  })
  return new Map(pairs)
}
