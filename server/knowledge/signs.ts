import { ABSENT, TOPICAL, type Bm25 } from './bm25.ts'
import { areStrangers, type Overlap, type Phrase } from './phrases.ts'
import type { Sentence } from './lexical-index.ts'
import type { QueryWord } from './query.ts'

/** What tells whether a text answers a question or only comes near it. */
export interface Signs {
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
  /** 1 when the question asks for a thing, such as a price, that the text does not speak of; a half when only its body does; 2 when the asker's own health is told. */
  unmet: number
  /** 1 when the title and heading name other animals than the question. */
  strangers: number
  /** 1 when the question holds a word of animals and their care. */
  domain: number
  /** 0..1: how much of the question one of the sentences, or the heading, holds. */
  own: number
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
export interface Comparable {
  document: number
  confidence: number
  subjects: number
  /** Its title, its heading and its keywords, each on its own. */
  phrases: readonly Phrase[]
  /** Its title and heading as one. */
  label: Phrase
  /** Its sentences, and its heading. */
  lines: readonly Sentence[]
}

/** A question, as far as its signs need it. */
export interface AskedWords {
  words: QueryWord[]
  compare: (phrase: Phrase) => Overlap
  /** 0..1: how much of the question a sentence holds. */
  share: (sentence: Sentence) => number
  /** True when it asks for a number. */
  figure: boolean
  /** True when it tells of the asker's own health. */
  ofTheAsker: boolean
}

/** Reads the signs of one text; nothing here speaks of the asker's own health unless an animal has to do with it. */
export function readSigns({ words: asked, compare, share, figure, ofTheAsker }: AskedWords, text: Comparable, stems: Bm25): Signs {
  const { document, confidence, subjects, phrases, label, lines } = text
  const nearest = nearestPhrase(phrases, compare)
  const about = asked.filter(({ kind }) => kind === 'subject')
  const presence = ({ alternatives }: QueryWord) => alternatives.reduce((high, { term }) => Math.max(high, stems.presence(term, document)), ABSENT)
  const shares = lines.map((line) => ({ line, held: share(line) }))
  const most = (which: (line: Sentence) => boolean) => shares.reduce((high, { line, held }) => (held > high && which(line) ? held : high), 0)
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
    strangers: Number(areStrangers(new Set(asked.flatMap(({ animal }) => animal ?? [])), label.animals)),
    domain: Number(asked.some((word) => word.domain)),
    own: most(() => true),
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
