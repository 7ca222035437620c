import { animalKind, type AnimalKind } from '../../knowledge/animals.ts'
import { isCommonAnimal, isDomainWord } from '../../knowledge/domain-words.ts'
import { withinOneEdit } from '../../knowledge/edit-distance.ts'
import { fold, words } from '../../knowledge/romanian.ts'
import { isStopWord } from '../../knowledge/stop-words.ts'
import type { ListedPlaces } from './listed-places.ts'

/** A question for the records of a place, such as "adăpost în Bacău". */
export interface PlaceQuestion {
  kind: 'shelter' | 'trainer'
  /** As the directory spells it, or as typed when it lists nothing there. */
  place: string
  listed: boolean
  /** The animals it names, for which somebody is looked for. */
  animals: AnimalKind[]
}

const nouns = [
  { kind: 'shelter', word: /^(adapost(ul|uri|urile|ului)?|refugiu(l|ri)?|shelters?)$/ },
  { kind: 'trainer', word: /^(dresor(ul|i|ii|ilor|ului)?|antrenor(i|ul)?|trainers?)$/ },
] as const

/** Words of looking for somebody: a question that holds others is about something else. */
const looking = new Set(
  'caut cauta cautam gasesc gasim gasi gaseste exista aveti stii lista telefon telefonul telefoane numar numarul contact contactul adresa adrese aproape apropiere zona judet judetul orasul oras municipiul sector sectorul comuna satul site nevoie arata looking need list phone number address contact public private publice particular autorizat autorizati'.split(
    ' ',
  ),
)
const before = new Set('in la din langa near from at judetul orasul municipiul comuna satul zona'.split(' '))
/** Names that are also other words need a preposition before them. */
const ambiguous = new Set(['alba'])
const aliases: Record<string, string> = { bucharest: 'bucuresti' }
const LONGEST_QUESTION = 20
const LONGEST_FOLLOW_UP = 6
const SHORTEST_FORGIVEN = 6

/**
 * Reads a question that asks for shelters or trainers of a place, and nothing else; null for every other question.
 * `context` is the question before it: "dar în Cluj?" goes on with what was looked for.
 */
export function readPlaceQuestion(question: string, places: ListedPlaces, context = ''): PlaceQuestion | null {
  const typed = (question.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, LONGEST_QUESTION + 1)
  if (typed.length > LONGEST_QUESTION) return null
  const folded = typed.map((word) => fold(words(word)[0] ?? '')).map((word) => aliases[word] ?? word)
  const noun = folded.findIndex((word) => nouns.some((one) => one.word.test(word)))
  const kind = nouns.find((one) => one.word.test(folded[noun] ?? ''))?.kind ?? kindBefore(folded, context, places)
  if (!kind) return null

  const found = findListed(folded, typed, places) ?? findUnlisted(folded, typed)
  if (!found) return null
  const rest = folded.filter((_, at) => at !== noun && (at < found.from || at >= found.to))
  if (!rest.every(saysNothing)) return null
  return { kind, place: found.name, listed: found.listed, animals: [...new Set(rest.flatMap((word) => animalKind(word) ?? []))] }
}

/** A question that goes on names only another place; a capital letter or a preposition tells it from other words. */
function kindBefore(folded: string[], context: string, places: ListedPlaces): PlaceQuestion['kind'] | undefined {
  if (context === '' || folded.length > LONGEST_FOLLOW_UP) return undefined
  return readPlaceQuestion(context, places)?.kind
}

interface FoundPlace {
  from: number
  to: number
  name: string
  listed: boolean
}

function findListed(folded: string[], typed: string[], { names }: ListedPlaces): FoundPlace | null {
  for (const { words: name, name: spelled } of names) {
    const from = folded.findIndex((_, at) => name.every((word, place) => isSame(folded[at + place] ?? '', word)))
    if (from < 0) continue
    const named = before.has(folded[from - 1] ?? '') || isCapital(typed[from])
    if (named || !ambiguous.has(name.join(' '))) return { from, to: from + name.length, name: spelled, listed: true }
  }
  return null
}

function isSame(asked: string, name: string): boolean {
  return asked === name || (name.length >= SHORTEST_FORGIVEN && asked.length >= SHORTEST_FORGIVEN && withinOneEdit(name, asked))
}

/** A name with a capital letter behind "în" that no record carries. */
function findUnlisted(folded: string[], typed: string[]): FoundPlace | null {
  const from = typed.findIndex((word, at) => isCapital(word) && before.has(folded[at - 1] ?? ''))
  if (from < 0) return null
  let to = from
  while (isCapital(typed[to])) to += 1
  return { from, to, name: typed.slice(from, to).join(' '), listed: false }
}

function isCapital(word: string | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word)
}

/** Young animals, and dogs by their breed. */
const animals =
  /^(pui|puii|puiul|catelus\w*|puppy|puppies|iepur\w*|papagal\w*|german|belgian|malinois|shepherd|ciobanesc\w*|adult|adulti|mic|mici|mare|mari|agresiv\w*|german[ai]?|rasa)$/

function saysNothing(word: string): boolean {
  return (
    word.length < 2 ||
    /^\d+$/.test(word) ||
    isStopWord(word) ||
    before.has(word) ||
    looking.has(word) ||
    animals.test(word) ||
    animalKind(word) !== undefined ||
    (isDomainWord(word) && isCommonAnimal(word))
  )
}
