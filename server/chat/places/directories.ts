import { isBreedName } from '#content/breeds/breed-names.ts'
import { readGazetteer } from '#content/places/places.ts'
import type { AnswerLanguage, Source } from '#contract/chat.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import type { DirectoryIndexes } from '../../directory/directory-index.ts'
import { animalKind, type AnimalKind } from '../../knowledge/lexical/animals.ts'
import { words } from '../../language/romanian.ts'
import type { Db } from '../../platform/database/database.ts'
import { madeOnce } from '../../platform/made-once.ts'
import { sheltersById } from '../../shelters/shelters.ts'
import { trainersById } from '../../trainers/trainers.ts'
import type { Understanding } from '../../understanding/understanding.ts'
import { askedPlace } from './asked-place.ts'
import { placeFinder } from './find-place.ts'
import { locateListed, type NearPlace } from './listed-places.ts'

/** What the directories answer; no sources when nothing is listed there. */
export interface PlaceAnswer {
  /** Markdown with [1] [2] markers. */
  text: string
  sources: Source[]
}

/** What a question for records was understood to ask. */
export interface PlaceAsked {
  understood: Pick<Understanding, 'place' | 'before'>
  language: AnswerLanguage
  /** The most records to tell. */
  most: number
}

export interface Directories {
  /** The records of the place a message asks for, the nearest ones where it has none, or whom to ask. */
  answer(question: string, asked: PlaceAsked): Promise<PlaceAnswer>
}

/** One record as an answer shows it. */
interface ListedRecord {
  id: number
  name: string
  place: string
  phones: readonly string[]
  species: readonly string[]
  verified_on: string | null
}

const MOST_SHOWN = 5
/** Records read: breeders stand in the same list as trainers and are left out. */
const MOST_READ = 25
/** A record is somebody else's words. */
const LONGEST = 200
const pages = { shelter: '/shelters', trainer: '/tamers', breeder: '/tamers' } as const

/** Of the places without records, the nearest that have some. */
const MOST_NEAREST = 3

/** The approved shelters, trainers and breeders, as fresh as their lists. Nobody is sent to an example. */
export function openDirectories(db: Db, indexes: DirectoryIndexes): Directories {
  const gazetteer = madeOnce(() => {
    const places = readGazetteer()
    return { places, findPlace: placeFinder(places) }
  })
  return {
    async answer(question, { understood: { place: kind, before }, language, most }) {
      const { places, findPlace } = gazetteer()
      const asked = askedPlace(question, before, findPlace)
      const texts = answerTexts[language].places
      if (kind === 'clinic') return { text: texts.clinics(asked?.name ?? ''), sources: [] }
      const state = await (kind === 'shelter' ? indexes.shelter : indexes.trainer).current()
      // The page of a list without records tells the public way too.
      const all = `[${texts[state.realCities.length > 0 ? 'all' : 'help'][kind]}](${pages[kind]})`
      if (asked === null) return { text: [texts.whichPlace, texts.publicWay[kind](''), all].join('\n\n'), sources: [] }
      const listed = locateListed(state.realCities, places)
      const read = async (cities: readonly string[]) => {
        const ids = cities.flatMap((city) => state.find({ city, page: 1 }).ids)
        return fittingFirst(await readers[kind](db, ids.slice(0, MOST_READ)), animalsIn(question))
      }
      const here = await read(listed.within(asked))
      const near = here.length > 0 ? [] : listed.nearest(asked, MOST_READ)
      const found = here.length > 0 ? here : await nearestFirst(near, read)
      const shown = found.slice(0, Math.max(1, Math.min(here.length > 0 ? MOST_SHOWN : MOST_NEAREST, most)))
      const distance = new Map(near.map(({ city, kilometres }) => [city, kilometres]))
      const lead =
        here.length > 0
          ? [texts.listed[kind](plain(asked.name))]
          : [texts.none[kind](plain(asked.name)), texts.publicWay[kind](asked.county), ...(shown.length > 0 ? [texts.nearest] : [])]
      return compose(kind, lead, shown, (record) => distance.get(record.place), all, language)
    },
  }
}

/** The records of the nearest places, until there are enough. */
async function nearestFirst(near: readonly NearPlace[], read: (cities: readonly string[]) => Promise<ListedRecord[]>): Promise<ListedRecord[]> {
  const found: ListedRecord[] = []
  for (const { city } of near) {
    if (found.length >= MOST_NEAREST) break
    found.push(...(await read([city])))
  }
  return found
}

function animalsIn(question: string): AnimalKind[] {
  return [...new Set(words(question).flatMap((word) => animalKind(word) ?? []))]
}

/** Whoever names the animals asked for comes first; the others keep their order. */
function fittingFirst(records: ListedRecord[], animals: readonly AnimalKind[]): ListedRecord[] {
  const fits = ({ species }: ListedRecord) => species.some((name) => words(name).some((word) => animals.some((animal) => animalKind(word) === animal)))
  return animals.length === 0 ? records : records.toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
}

async function readShelters(db: Db, ids: number[]): Promise<ListedRecord[]> {
  return (await sheltersById(db, ids))
    .filter(({ is_example }) => !is_example)
    .map(({ location, phone_numbers, ...shelter }) => ({ ...shelter, place: location, phones: phone_numbers, species: [] }))
}

async function readListedTrainers(db: Db, ids: number[], breeders: boolean): Promise<ListedRecord[]> {
  return (await trainersById(db, ids))
    .filter(({ is_example, pets_can_train }) => !is_example && (pets_can_train.length > 0 && pets_can_train.every(isBreedName)) === breeders)
    .map(({ city, phone_numbers, pets_can_train, ...trainer }) => ({ ...trainer, place: city, phones: phone_numbers, species: pets_can_train }))
}

/** Breeders stand in the list of trainers: what they "train" are breeds. */
const readers = {
  shelter: readShelters,
  trainer: (db: Db, ids: number[]) => readListedTrainers(db, ids, false),
  breeder: (db: Db, ids: number[]) => readListedTrainers(db, ids, true),
} as const

function compose(
  kind: keyof typeof pages,
  lead: string[],
  records: ListedRecord[],
  kilometres: (record: ListedRecord) => number | undefined,
  all: string,
  language: AnswerLanguage,
): PlaceAnswer {
  const texts = answerTexts[language].places
  const shown = records.map((record, at) => recordText(record, at + 1, kilometres(record), language))
  return {
    text: [...lead, ...shown, ...(records.length === 0 ? [texts.neverInvented] : []), all].join('\n\n'),
    sources: records.map(({ id, name, place: where, phones, verified_on }, at) => ({
      id: at + 1,
      title: name,
      url: `${pages[kind]}?id=${id}`,
      kind: kind === 'breeder' ? 'trainer' : kind,
      quote: [where, ...phones].join(', '),
      checked_on: verified_on,
    })),
  }
}

function recordText({ name, place, phones, species }: ListedRecord, number: number, kilometres: number | undefined, language: AnswerLanguage): string {
  const { places: texts } = answerTexts[language]
  const lines = [
    kilometres === undefined ? plain(place) : `${plain(place)}, ${texts.kilometres(kilometres)}`,
    ...(species.length > 0 ? [plain(species.join(', '))] : []),
    phones.length > 0 ? texts.phone(phones.map(callable).join(', ')) : texts.noPhone,
  ]
  return `**${plain(name)}** [${number}]\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

/** A number to press. */
function callable(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.length < 3 ? plain(phone) : `[${plain(phone)}](tel:${digits})`
}

/** The words of a record as words, whatever Markdown they hold. */
function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\\`*_[\]<>#|~!]/g, String.raw`\$&`)
    .trim()
}
