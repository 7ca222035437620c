import { withoutDiacritics, words } from '../../language/romanian.ts'
import { animalKind, type AnimalKind } from './animals.ts'
import { wordsOfAskedThing } from './asked-things.ts'
import type { WeightedTerm } from './bm25.ts'
import { isCommonAnimal, isDomainWord, isEnglish } from './domain-words.ts'
import { wordGrams } from './grams.ts'
import { isStopWord } from './stop-words.ts'
import type { Synonyms } from './synonyms.ts'
import type { Lookup, Vocabulary } from './vocabulary.ts'

/** Distinct words of a question that are looked at; the rest of a long story changes little. */
export const MAX_WORDS = 64

/** Words of moving, holding and seeming, and names of places: any story holds some, and none says what is asked. */
const ofAnyStory = new Set(
  'duc duci duce ducem merg mergem vin vii vad vazut vede zice iau iei lua luat luam pare parca incep incepe inceput folosesc folosim incerc incearca incercat bucuresti cluj iasi timisoara constanta brasov craiova galati ploiesti oradea braila arad pitesti sibiu bacau targu mures baia buzau botosani satu ramnicu valcea suceava piatra neamt drobeta focsani tulcea slatina deva alba hunedoara giurgiu vaslui romania'.split(
    ' ',
  ),
)

const measures = new Set(
  'doi doua trei patru cinci sase sapte opt noua zece two three four five six an ani luna luni saptamana saptamani zi zile ziua ora ore minut minute azi ieri aseara maine dimineata seara noapte noaptea alaltaieri mereu incontinuu kg g kilograme year years month months week weeks day days hour hours minutes today yesterday since'.split(
    ' ',
  ),
)

/** What a synonym counts at least when the content never uses the word itself. */
const ONLY_SYNONYM_WEIGHT = 0.8
const CORRECTED_WEIGHT = 0.9

/** One word of a question, ready to be looked up. */
export interface QueryWord {
  folded: string
  animal: AnimalKind | undefined
  /** The stems of the content that may stand for the word. */
  alternatives: WeightedTerm[]
  grams: number[]
  /** A word that says nothing; one that half of all questions hold (a dog, a number, a time); or what the question is about. */
  kind: 'filler' | 'common' | 'subject'
  /** True when the word belongs to animals and their care. */
  domain: boolean
  /** When the word asks for a kind of thing, such as a price: the stems of the words of that kind. */
  thing: readonly number[] | null
  /** True when the content knows the word only with one letter put right: it may as well be another word. */
  corrected: boolean
}

/** Reads a question into its distinct words (tokens), each with the stems of the content that answer it. */
export function readQuestion(question: string, vocabulary: Vocabulary, synonyms: Synonyms): QueryWord[] {
  const read = new Map<string, QueryWord>()
  const tokens = words(question)
  const isCat = isEnglish(tokens) ? (folded: string) => folded === 'cat' : () => false
  for (const [at, word] of tokens.entries()) {
    const folded = withoutDiacritics(word)
    if (read.has(folded)) continue
    if (read.size >= MAX_WORDS) break
    const asRead = isFiller(folded) && !isCat(folded) ? filler : readWord(word, folded, vocabulary, synonyms)
    read.set(folded, asRead.animal !== undefined && isLikened(tokens, at) ? { ...asRead, animal: undefined } : asRead)
  }
  return [...read.values()]
}

const LIKENS = new Set(['ca', 'precum', 'like'])
const ARTICLES = new Set(['o', 'un', 'niste', 'a', 'an', 'the'])
/** Words behind an animal among which "să" tells that "ca" was a conjunction: "ce fac ca pisica mea să mănânce". */
const UNTIL_VERB = 4

/** "paște ca vaca", "doarme ca un urs", "eats like a horse": what something is likened to, not what is asked about. */
function isLikened(tokens: readonly string[], at: number): boolean {
  const wordAt = (place: number) => withoutDiacritics(tokens[place] ?? '')
  const likens = LIKENS.has(wordAt(at - 1)) || (LIKENS.has(wordAt(at - 2)) && ARTICLES.has(wordAt(at - 1)))
  return likens && !tokens.slice(at + 1, at + 1 + UNTIL_VERB).some((word) => withoutDiacritics(word) === 'sa')
}

/**
 * The words of the earlier messages that a message leaves unsaid when it goes on with them. An animal named now replaces
 * the one named before.
 */
export function unsaidWords(asked: readonly QueryWord[], before: readonly QueryWord[]): QueryWord[] {
  const named = asked.some(({ animal }) => animal !== undefined)
  const said = new Set(asked.map(({ folded }) => folded))
  return before.filter(({ animal, kind, folded }) => kind !== 'filler' && !(named && animal !== undefined) && !said.has(folded))
}

const filler: QueryWord = { folded: '', animal: undefined, alternatives: [], grams: [], kind: 'filler', domain: false, corrected: false, thing: null }

function isFiller(folded: string): boolean {
  return folded.length < 2 || isStopWord(folded)
}

function readWord(word: string, folded: string, vocabulary: Vocabulary, synonyms: Synonyms): QueryWord {
  const common = isCommonAnimal(word) || isMeasure(folded) || ofAnyStory.has(folded)
  const lookup = vocabulary.find(word)
  return {
    ...findAlternatives(word, lookup, synonyms),
    grams: wordGrams(folded),
    folded,
    animal: animalKind(word),
    kind: common ? 'common' : 'subject',
    domain: isDomainWord(word) || animalKind(word) !== undefined,
    thing: thingTerms(folded, vocabulary),
  }
}

function thingTerms(folded: string, vocabulary: Vocabulary): number[] | null {
  const kin = wordsOfAskedThing(folded)
  return (
    kin &&
    kin.flatMap((word) => {
      const { terms, corrected } = vocabulary.find(word)
      return corrected ? [] : terms
    })
  )
}

/** A small number or a word of time: it tells the story, not the subject. Larger numbers name laws. */
function isMeasure(folded: string): boolean {
  return /^\d{1,2}$/.test(folded) || measures.has(folded)
}

function findAlternatives(word: string, { terms, corrected }: Lookup, synonyms: Synonyms): Pick<QueryWord, 'alternatives' | 'corrected'> {
  const asTyped = synonyms.of(word)
  // A word that has synonyms is a word, not a misspelling of another.
  const known = corrected && asTyped.length > 0 ? [] : terms
  const alternatives = new Map(known.map((term) => [term, corrected ? CORRECTED_WEIGHT : 1]))
  const least = known.length > 0 ? 0 : ONLY_SYNONYM_WEIGHT
  const synonymTerms = asTyped.length > 0 ? asTyped : terms.flatMap((term) => synonyms.ofTerm(term))
  for (const { term, weight } of synonymTerms) alternatives.set(term, Math.max(weight, least, alternatives.get(term) ?? 0))
  return { alternatives: [...alternatives].map(([term, weight]) => ({ term, weight })), corrected: corrected && known.length > 0 }
}
