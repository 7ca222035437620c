import type { UrgentCard, UrgentRule, Words } from '#content/urgent-cards.ts'
import { withinOneEdit } from './edit-distance.ts'
import { fold, normalise, words } from './romanian.ts'

/** Words of a question that are read; an emergency told in a long story is still found. */
const MAX_WORDS = 300
/** From this length on, one wrong letter is forgiven: shorter words are too often other words. */
const SHORTEST_FORGIVEN = { whole: 6, beginning: 5 }
/** Other words that may stand between two words of a phrase. */
const PHRASE_GAP = 2

/** One word of a rule: whole, or the beginning of a word. */
interface Pattern {
  text: string
  begins: boolean
}

type Phrase = Pattern[]

interface CompiledRule {
  all: Phrase[][]
  unless: Phrase[]
}

/** Finds the first card that a question calls for; null when nothing is urgent. */
export function createUrgentMatcher(cards: readonly UrgentCard[]): (question: string) => UrgentCard | null {
  const patterns = new Map<string, Pattern>()
  const compiled = cards.map((card) => ({ card, rules: card.rules.map((rule) => compileRule(rule, patterns)) }))
  const all = [...patterns.values()]
  return (question) => {
    const typed = words(question).slice(0, MAX_WORDS).map(fold)
    const places = findPlaces(all, typed)
    return compiled.find(({ rules }) => rules.some((rule) => matches(rule, places)))?.card ?? null
  }
}

function compileRule({ all, unless = [] }: UrgentRule, patterns: Map<string, Pattern>): CompiledRule {
  const compile = (list: Words) => list.map((phrase) => phrase.split(' ').map((word) => intern(word, patterns)))
  return { all: all.map(compile), unless: compile(unless) }
}

/** Each pattern exists once, so that it is compared with the question once however many rules hold it. */
function intern(word: string, patterns: Map<string, Pattern>): Pattern {
  const known = patterns.get(word)
  if (known) return known
  const pattern = { text: fold(normalise(word.replace('*', ''))), begins: word.endsWith('*') }
  patterns.set(word, pattern)
  return pattern
}

/** Where in the question each pattern is found. A word that fits some pattern as typed is not taken for a misspelling of another. */
function findPlaces(patterns: Pattern[], typed: string[]): Map<Pattern, number[]> {
  const places = new Map<Pattern, number[]>()
  typed.forEach((word, place) => {
    const exact = patterns.filter((pattern) => fits(pattern, word))
    const fitting = exact.length > 0 ? exact : patterns.filter((pattern) => nearlyFits(pattern, word))
    for (const pattern of fitting) places.set(pattern, [...(places.get(pattern) ?? []), place])
  })
  return places
}

function fits({ text, begins }: Pattern, word: string): boolean {
  return begins ? word.startsWith(text) : word === text
}

function nearlyFits({ text, begins }: Pattern, word: string): boolean {
  if (text.length < (begins ? SHORTEST_FORGIVEN.beginning : SHORTEST_FORGIVEN.whole)) return false
  // One edit leaves the first or the second letter in its place, or swaps or shifts them: most words are told apart here.
  if (text[0] !== word[0] && text[1] !== word[1] && text[0] !== word[1] && text[1] !== word[0]) return false
  if (!begins) return withinOneEdit(text, word)
  return [-1, 0, 1].some((more) => text.length + more <= word.length && withinOneEdit(text, word.slice(0, text.length + more)))
}

function matches({ all, unless }: CompiledRule, places: Map<Pattern, number[]>): boolean {
  const holds = (phrase: Phrase) => isThere(phrase, places)
  return all.every((group) => group.some(holds)) && !unless.some(holds)
}

/** True when the words of the phrase stand in the question in this order, near one another. */
function isThere(phrase: Phrase, places: Map<Pattern, number[]>): boolean {
  const [first, ...rest] = phrase
  if (!first) return false
  let ends = places.get(first) ?? []
  for (const pattern of rest) ends = (places.get(pattern) ?? []).filter((place) => ends.some((end) => place > end && place <= end + 1 + PHRASE_GAP))
  return ends.length > 0
}
