import { isBreedName } from '#content/breeds/breed-names.ts'
import type { Source } from '#contract/chat.ts'
import { answerTexts } from '#texts/answer.ts'
import type { Language } from '#texts/language.ts'
import type { DirectoryIndexes, DirectoryState } from '../../directory/directory-index.ts'
import type { Db } from '../../platform/database.ts'
import { animalKind, type AnimalKind } from '../../knowledge/animals.ts'
import { words } from '../../knowledge/romanian.ts'
import { sheltersById } from '../../shelters/shelters.ts'
import { trainersById } from '../../trainers/trainers.ts'
import { readPlaces, type ListedPlaces } from './listed-places.ts'
import { readPlaceQuestion, type PlaceQuestion } from './place-question.ts'

/** What the directories answer; no sources when nothing is listed there. */
export interface PlaceAnswer {
  /** Markdown with [1] [2] markers. */
  text: string
  sources: Source[]
}

export interface Directories {
  /** The records of the place a question asks for; null when it asks for something else. */
  answer(question: string, language: Language, most: number, context?: string): Promise<PlaceAnswer | null>
}

/** One record as an answer shows it. */
interface Listed {
  id: number
  name: string
  place: string
  phones: readonly string[]
  species: readonly string[]
  is_example: boolean
  verified_on: string | null
}

const MOST_SHOWN = 5
/** Records read: breeders stand in the same list as trainers and are left out. */
const MOST_READ = 25
/** A record is somebody else's words. */
const LONGEST = 200
const pages = { shelter: '/shelters', trainer: '/tamers' } as const

/** The approved shelters and trainers, as fresh as their lists. */
export function openDirectories(db: Db, indexes: DirectoryIndexes): Directories {
  const placesOf = keptPlaces()
  return {
    async answer(question, language, most, context) {
      const [shelter, trainer] = await Promise.all([indexes.shelter.current(), indexes.trainer.current()])
      const places = placesOf(shelter, trainer)
      const asked = readPlaceQuestion(question, places, context)
      if (!asked) return null
      const state = asked.kind === 'shelter' ? shelter : trainer
      const ids = asked.listed ? places.within(asked.place, state.cities).flatMap((city) => state.find({ city, page: 1 }).ids) : []
      const records = await (asked.kind === 'shelter' ? readShelters : readTrainers)(db, ids.slice(0, MOST_READ))
      return compose(asked, fittingFirst(records, asked.animals).slice(0, Math.max(1, Math.min(MOST_SHOWN, most))), language)
    },
  }
}

/** Whoever names the animals asked for comes first; the others keep their order. */
function fittingFirst(records: Listed[], animals: readonly AnimalKind[]): Listed[] {
  const fits = ({ species }: Listed) => species.some((name) => words(name).some((word) => animals.some((animal) => animalKind(word) === animal)))
  return animals.length === 0 ? records : records.toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
}

/** The names of places are read once for each state of the two directories. */
function keptPlaces(): (shelters: DirectoryState, trainers: DirectoryState) => ListedPlaces {
  let kept: { of: readonly DirectoryState[]; places: ListedPlaces } | null = null
  return (...states) => {
    if (!kept || states.some((state, at) => state !== kept?.of[at])) kept = { of: states, places: readPlaces(states.flatMap(({ cities }) => cities)) }
    return kept.places
  }
}

async function readShelters(db: Db, ids: number[]): Promise<Listed[]> {
  return (await sheltersById(db, ids)).map(({ location, phone_numbers, ...shelter }) => ({ ...shelter, place: location, phones: phone_numbers, species: [] }))
}

async function readTrainers(db: Db, ids: number[]): Promise<Listed[]> {
  return (await trainersById(db, ids))
    .filter(({ pets_can_train }) => pets_can_train.length === 0 || !pets_can_train.every(isBreedName))
    .map(({ city, phone_numbers, pets_can_train, ...trainer }) => ({ ...trainer, place: city, phones: phone_numbers, species: pets_can_train }))
}

function compose({ kind, place }: PlaceQuestion, records: Listed[], language: Language): PlaceAnswer {
  const texts = answerTexts[language].places
  const all = `[${texts.all[kind]}](${pages[kind]})`
  if (records.length === 0) return { text: `${texts.none[kind](plain(place))}\n\n${texts.neverInvented} ${all}`, sources: [] }
  const shown = records.map((record, at) => recordText(record, at + 1, language))
  const examples = records.some(({ is_example }) => is_example) ? [`*${texts.examples}*`] : []
  return {
    text: [texts.listed[kind](plain(place)), ...shown, ...examples, all].join('\n\n'),
    sources: records.map(({ id, name, place: where, phones, is_example, verified_on }, at) => ({
      id: at + 1,
      title: is_example ? answerTexts.ro.example(name) : name,
      url: `${pages[kind]}?id=${id}`,
      kind,
      quote: [where, ...phones].join(', '),
      checked_on: verified_on,
    })),
  }
}

function recordText({ name, place, phones, species, is_example }: Listed, number: number, language: Language): string {
  const { example, places: texts } = answerTexts[language]
  const lines = [
    plain(place),
    ...(species.length > 0 ? [plain(species.join(', '))] : []),
    phones.length > 0 ? texts.phone(phones.map((phone) => callable(phone, is_example)).join(', ')) : texts.noPhone,
  ]
  const title = plain(name)
  return `**${is_example ? example(title) : title}** [${number}]\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

/** A number to press; nobody is led to call an example. */
function callable(phone: string, is_example: boolean): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return is_example || digits.length < 3 ? plain(phone) : `[${plain(phone)}](tel:${digits})`
}

/** The words of a record as words, whatever Markdown they hold. */
function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\\`*_[\]<>#|~!]/g, String.raw`\$&`)
    .trim()
}
