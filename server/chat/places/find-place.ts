import type { Place } from '#content/places/places.ts'
import { withinOneEdit } from '#contract/edit-distance.ts'
import { withoutDiacritics, words } from '../../language/romanian.ts'

/** From this length on one wrong letter is forgiven. */
const SHORTEST_FORGIVEN = 6
/** Words of a message that are looked through. */
const MAX_WORDS = 120
/** What stands before the name of a place. */
const prepositions = new Set(
  'in la din langa linga pe prin spre zona judetul jud orasul municipiul comuna satul cartierul sectorul near in from at around to ban ben в у під біля'.split(
    ' ',
  ),
)
/** Who says so comes from where "din" or "from" stands; "dresor din Cluj" does not. */
const comesFrom = /^(?:sunt(?:em)?|vin|venit|venim|mut|mutat|mutam|plec|plecat|aduc|adus|duc|originar|trimit|came|come|moved|driving)$/
/** Words of a message between such a word and the place. */
const ORIGIN_WORDS = 3
/** Behind one of these stands where somebody is looking, not where they come from. */
const towards = new Set('la in pana langa prin to'.split(' '))
/** "Covasna" is a town and a county: behind one of these it is the county. */
const countyWords = new Set(['judetul', 'judetului', 'jud'])
/** Endings of names in a sentence: "Clujului", "Bacăul", "Vásárhelyen", "Клужі". */
const ending = /^(?:u?lui|ul?|ban|ben|on|en|ra|re|rol|bol|nal|nel|hoz|hez|у|і|а|ові|ом)$/
/** Endings that take the place of a last vowel: "Constanței", "Яссах", "Радауцах". */
const vowelEnding = /^(?:ei|ii|еі|ах|ів|у|і)$/
const lastVowel = /[aаиіь]$/
/** Who lives there, "ploieștean", "lugojancă", "aradi": other words end so too, therefore only as good as a mistyped name. */
const inhabitant = /^(?:(?:e|i)?an(?:ul|u|a|ca|cele|o)?|en(?:i|ii|ilor|e|ele)|i)$/
const SHORTEST_INHABITED = 4
/** To become, to begin. */
const neverInhabitants = new Set('deveni kezdeni kezdene'.split(' '))
/** What a place may be, from the nearest to the widest. */
const order = ['quarter', 'sector', 'city', 'commune', 'county', 'region'] as const
/** Shorter names, and those that are also other words, count only behind a preposition, with a capital letter, or at an edge of the message; names with a digit always. */
const SHORTEST_SURE = 4
const otherWords = new Set('alba amara brad islaz livada piatra popesti roman sfantu voluntari'.split(' '))
/** Plate codes that are words or endings too: these only count in capitals or behind a preposition. */
const codesThatAreWords = new Set('ab ag ar bc bn br cl cs ct cv db gr bm hr if il is mh mm ms ot ph sm tl tr'.split(' '))
/** One letter from a place, and never meant as one: Straja, Comana, Fabric. */
const neverMistyped = new Set('strada comuna fabrica'.split(' '))

/** How well a name fits, where 1 is as it is written. */
const INFLECTED = 0.9
const MISTYPED = 0.5

interface PlaceName {
  words: string[]
  place: Place
  /** A code such as "CJ" is only read in capitals, behind a preposition, or at an edge of the message. */
  code: boolean
}

const CODE = /^\p{Lu}{1,3}$/u

/** A name as it is also typed: in one word ("albaiulia"), and with the older î ("Tîrgoviște"). */
function spellings(name: string): string[] {
  const joined = /^\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+$/u.test(name) ? [name.replace(/[ -]/, '')] : []
  return [name, ...joined].flatMap((one) => (/\p{L}â/u.test(one) ? [one, one.replaceAll('â', 'î')] : [one]))
}

/** Finds the place a message names; null when it names none. */
export type FindPlace = (text: string) => Place | null

/** Reads all names once. */
export function placeFinder(places: readonly Place[]): FindPlace {
  const names = places
    .flatMap((place) =>
      [place.name, ...place.otherNames]
        .flatMap(spellings)
        .map((name): PlaceName => ({ words: words(name).map(withoutDiacritics), place, code: CODE.test(name) })),
    )
    .filter((name) => name.words.length > 0)
  const byFirst = Map.groupBy(names, (name) => name.words[0]?.slice(0, 2) ?? '')
  const isSeat = seats(places)
  return (text) => {
    const typed = (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
    const folded = typed.map((word) => withoutDiacritics(words(word)[0] ?? ''))
    const found = folded
      .flatMap((word, at) =>
        candidates(word, byFirst).flatMap((name) => {
          const match = matches(name, folded, typed, at)
          return match === null ? [] : [{ ...match, place: name.place, at, end: at + name.words.length }]
        }),
      )
      .filter((one, _, all) => !all.some((other) => isPartOf(one, other)))
      .filter(({ place }, _, all) => place.level !== 'region' || all.every((other) => other.place.level === 'region' || other.fit < INFLECTED))
      .filter(({ from }, _, all) => !from || all.every(({ to, fit }) => !to || fit < INFLECTED))
      .toSorted(
        (one, other) =>
          other.worth - one.worth ||
          other.end - other.at - (one.end - one.at) ||
          order.indexOf(one.place.level) - order.indexOf(other.place.level) ||
          one.at - other.at,
      )
    const [best] = found
    if (!best) return null
    // "Sfântu Gheorghe, județul Covasna", "sectorul 6 din București", "Hârlău Iași": the wider or larger one only says where the nearer one lies.
    const isNearer = ({ place, at, end, fit, behind }: (typeof found)[number]) => {
      if (place.county !== best.place.county || place.level === 'county' || fit < INFLECTED || (end > best.at && best.end > at)) return false
      if (order.indexOf(place.level) < order.indexOf(best.place.level)) return true
      // Of two towns the smaller one, where it is the one that is said: "Baciu lângă Cluj", "Hârlău Iași", but not "în Cluj sau Turda".
      const isSaid = behind || at === 0 || end === best.at || best.end === at
      return isSaid && (isSeat(best.place) ? !isSeat(place) && place.name !== place.county : best.place.name === best.place.county)
    }
    const within = found.find(isNearer)
    return within?.place ?? best.place
  }
}

/** Whether a place is the chief town of its county: it lies where the county is told to lie. */
function seats(places: readonly Place[]): (place: Place) => boolean {
  const of = new Set(places.filter(({ level }) => level === 'county').map(({ county, latitude, longitude }) => `${county} ${latitude} ${longitude}`))
  return ({ level, county, latitude, longitude }) => level === 'city' && of.has(`${county} ${latitude} ${longitude}`)
}

/** A name in a message, by the words it stands at. */
interface FoundName {
  at: number
  end: number
  fit: number
  /** Stands behind a preposition. */
  behind: boolean
  /** Told as where somebody comes from. */
  from: boolean
  /** Told as where somebody goes or looks. */
  to: boolean
}

/** "Mureș" in "Târgu Mureș" names nothing of its own. */
function isPartOf(one: FoundName, other: FoundName): boolean {
  return other.at <= one.at && one.end <= other.end && other.end - other.at > one.end - one.at && other.fit >= INFLECTED
}

/** Names with the first two letters of the word; a typo in those is not forgiven, so that few names are compared. */
function candidates(word: string, byFirst: ReadonlyMap<string, PlaceName[]>): PlaceName[] {
  return byFirst.get(word.slice(0, 2)) ?? []
}

function matches(
  { words: name, place, code }: PlaceName,
  folded: string[],
  typed: string[],
  at: number,
): (Omit<FoundName, 'at' | 'end'> & { worth: number }) | null {
  let fit = 1
  for (const [offset, part] of name.entries()) {
    const word = folded[at + offset] ?? ''
    if (word === part) continue
    const isLast = offset === name.length - 1
    const asWritten = code ? 0 : Math.max(isLast ? inflected(word, part, place) : 0, mistyped(word, part))
    if (asWritten === 0) return null
    fit = Math.min(fit, asWritten)
  }
  const before = folded[at - 1] ?? ''
  const behind = prepositions.has(before)
  const isOrigin = before === 'din' || before === 'from'
  const from = isOrigin
    ? folded.slice(Math.max(0, at - 1 - ORIGIN_WORDS), at - 1).some((word) => comesFrom.test(word))
    : before === 'la' && folded[at - 2] === 'de'
  const asCounty = place.level === 'county' && countyWords.has(before)
  const capital = /^\p{Lu}/u.test(typed[at] ?? '')
  const written = name.join('')
  // "bv dresaj", "dresor buc": who types in haste begins or ends with the place.
  const atEdge = at === 0 || at + name.length === folded.length
  if (code) {
    const asCode = typed[at] === written.toUpperCase() || (atEdge && !codesThatAreWords.has(written))
    if (!behind && !asCode) return null
  } else if (!behind && !capital && !/\d/.test(written)) {
    // "voluntari adapost", but not "o pisică albă" or "dresor român" at the end.
    if (otherWords.has(written) && (at > 0 || fit < 1)) return null
    if (written.length < SHORTEST_SURE && !atEdge) return null
  }
  return { worth: fit + Number(behind) + Number(asCounty) + Number(capital && at > 0) / 2, fit, behind, from, to: towards.has(before) && !from }
}

/** How well a word is a name with an ending, 0 where it is none. */
function inflected(word: string, name: string, { level }: Place): number {
  const isPlural = name.endsWith('i')
  const stem = isPlural || lastVowel.test(name) ? name.slice(0, -1) : name
  if (!word.startsWith(stem)) return 0
  const [behindName, behindStem] = [word.startsWith(name) ? word.slice(name.length) : '', stem === name ? '' : word.slice(stem.length)]
  const isTown = level === 'city' || level === 'county'
  // "Iașului", but neither "militarului" from the quarter Militari nor "husei" from Huși.
  const isInflected = isPlural ? isTown && behindStem === 'ului' : vowelEnding.test(behindStem)
  if (isInflected || ending.test(behindName)) return INFLECTED
  const isInhabited = isTown && name.length >= SHORTEST_INHABITED && !otherWords.has(name) && !neverInhabitants.has(word)
  return isInhabited && (inhabitant.test(behindName) || (behindStem !== 'i' && inhabitant.test(behindStem))) ? MISTYPED : 0
}

function mistyped(word: string, name: string): number {
  const areLong = name.length >= SHORTEST_FORGIVEN && word.length >= SHORTEST_FORGIVEN
  return areLong && !neverMistyped.has(word) && withinOneEdit(name, word) ? MISTYPED : 0
}
