import { ABSENT, TOPICAL, type Bm25 } from './bm25.ts'
import type { IndexedSentence } from './indexed-text.ts'
import { nameOtherAnimals, type Overlap, type Phrase } from './phrases.ts'
import type { QueryWord } from './query.ts'

/** What tells whether a text answers a question or only comes near it: the input of the classifier in answerable.ts. */
export interface AnswerFeatures {
  /** 0..1, as measured over the whole text (confidence.ts). */
  confidence: number
  /** 0..1: how well the question and the nearest title, heading or keyword cover each other (harmonic mean). */
  phrase: number
  /** 0..1: how much of that title, heading or keyword the question holds. */
  phraseHeld: number
  /** How many of the words that say what the question is about are in the text. */
  subjects: number
  /** 0..1: the share of those words that the text's title, heading or keywords hold. */
  topical: number
  /** How many of those words the text lacks, when the question is short; people who tell a story use many words. */
  missed: number
  /** 1 when the question asks for a thing, such as a price, that the text does not speak of; a half when only its body does; 2 when it is on the asker's own health. */
  unmet: number
  /** 1 when the title and heading name other animals than the question. */
  otherAnimals: number
  /** 1 when the question is in the domain: it holds a word of animals and their care. */
  domain: number
  /** 0..1: how much of the question one of the sentences, or the heading, holds. */
  bestLineShare: number
  /** 0..1: when a number is asked for, how far the text is from a sentence that tells one about what is asked. */
  figureless: number
}

/** Nothing here is on people's own health: twice as far off as a thing that is not spoken of. */
const OF_A_PERSON = 2
/** A sentence with this share of the question speaks of what is asked. */
const TELLS = 0.6
/** From this many subject words on, a question tells a story. */
const STORY = 4

/** What a text offers to be compared with a question. */
export interface ComparedText {
  document: number
  confidence: number
  subjects: number
  /** Its title, its heading and its keywords, each on its own. */
  phrases: readonly Phrase[]
  /** Its title and heading as one. */
  label: Phrase
  /** Its sentences, and its heading. */
  lines: readonly IndexedSentence[]
}

/** A question, as far as its features need it. */
export interface ComparedQuestion {
  words: QueryWord[]
  compare: (phrase: Phrase) => Overlap
  /** 0..1: how much of the question a sentence holds. */
  share: (sentence: IndexedSentence) => number
  /** True when it asks for a number. */
  figure: boolean
  /** True when it is on the asker's own health. */
  ofTheAsker: boolean
}

/** Extracts the features of one text; nothing here speaks of the asker's own health unless an animal has to do with it. */
export function extractFeatures({ words: asked, compare, share, figure, ofTheAsker }: ComparedQuestion, text: ComparedText, stems: Bm25): AnswerFeatures {
  const { document, confidence, subjects, phrases, label, lines } = text
  const nearest = nearestPhrase(phrases, compare)
  const about = asked.filter(({ kind }) => kind === 'subject')
  const presence = ({ alternatives }: QueryWord) => alternatives.reduce((high, { term }) => Math.max(high, stems.presence(term, document)), ABSENT)
  const shares = lines.map((line) => ({ line, held: share(line) }))
  const most = (which: (line: IndexedSentence) => boolean) => shares.reduce((high, { line, held }) => (held > high && which(line) ? held : high), 0)
  return {
    confidence,
    phrase: nearest.both,
    phraseHeld: nearest.held,
    subjects,
    topical: about.length === 0 ? 0 : about.filter((word) => presence(word) === TOPICAL).length / about.length,
    missed: about.length >= STORY ? 0 : about.filter((word) => presence(word) === ABSENT).length,
    unmet: asked.reduce(
      (most, { thing }) => (thing === null ? most : Math.max(most, lacks(thing, document, stems))),
      ofTheAsker && !namesAnimal(asked) ? OF_A_PERSON : 0,
    ),
    otherAnimals: Number(nameOtherAnimals(new Set(asked.flatMap(({ animal }) => animal ?? [])), label.animals)),
    domain: Number(asked.some((word) => word.domain)),
    bestLineShare: most(() => true),
    figureless: figure ? 1 - Math.min(1, most(({ figures }) => figures) / TELLS) : 0,
  }
}

function namesAnimal(asked: QueryWord[]): boolean {
  return asked.some(({ animal }) => animal !== undefined)
}

/** 0 when what says what the text is about speaks of the thing, a half when only its body does, 1 when nothing does. */
function lacks(thing: readonly number[], document: number, stems: Bm25): number {
  const presence = thing.reduce((high, term) => Math.max(high, stems.presence(term, document)), ABSENT)
  return presence === TOPICAL ? 0 : presence === ABSENT ? 1 : 0.5
}

function nearestPhrase(phrases: readonly Phrase[], compare: (phrase: Phrase) => Overlap): { both: number; held: number } {
  let nearest = { both: 0, held: 0 }
  for (const phrase of phrases) {
    const { ofQuestion, ofPhrase } = compare(phrase)
    const both = ofQuestion + ofPhrase === 0 ? 0 : (2 * ofQuestion * ofPhrase) / (ofQuestion + ofPhrase)
    if (both > nearest.both) nearest = { both, held: ofPhrase }
  }
  return nearest
}
