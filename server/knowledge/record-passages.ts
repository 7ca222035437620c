import type { CatBreedRecord } from '#content/breeds/cats.ts'
import type { DogBreedRecord } from '#content/breeds/dogs.ts'
import type { Petition } from '#contract/petitions.ts'
import { breedDetailTexts } from '#texts/breed-detail.ts'
import { breedToldTexts } from '#texts/answer/breed-told.ts'
import { dogBreedsTexts } from '#texts/dog-breeds.ts'
import type { Language } from '#texts/language.ts'
import type { Passage } from './passages.ts'

const BREED_SEARCH = 'rasă rasa rase pisică pisici cat breed'
const DOG_SEARCH = 'rasă rasa rase câine câini dog breed'
const PETITION_SEARCH = 'petiție semnez semnătură sign petition signature'
/** What is read of a petition's text; a letter that goes on repeats itself. */
const LETTER_CHARACTERS = 4_000

/** The cats of the catalogue: one passage each. */
export function breedPassages(breeds: readonly CatBreedRecord[]): Passage[] {
  return breeds.map((breed) => ({
    id: `breed:${breed.ems}`,
    kind: 'breed',
    title: breed.name,
    heading: null,
    text: `${breed.description}\n\n${breedFacts(breed, 'ro')}`,
    url: `/tgamers?rasa=${breed.ems}`,
    checked_on: null,
    category: null,
    search: `${BREED_SEARCH} ${breed.name_en} ${breed.ems}`,
    names: [breed.name, breed.name_en],
    english: { title: breed.name_en, summary: breed.description_en, text: `${breed.description_en}\n\n${breedFacts(breed, 'en')}` },
  }))
}

/** What stands on the record besides the description, as sentences that can be quoted. */
function breedFacts({ ems, category, weight_kg, life_years, coat, coat_en }: CatBreedRecord, language: Language): string {
  const sentences = breedToldTexts[language].cat
  const { weight, life, coatOf } = breedDetailTexts[language]
  return [
    weight_kg && sentences.weight(weight(weight_kg.from, weight_kg.to)),
    life_years && sentences.life(life(life_years.from, life_years.to)),
    sentences.coat(coatOf(language === 'ro' ? coat : coat_en)),
    sentences.ems(ems),
    category === '-' ? null : sentences.category(category),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/** The dogs of the catalogue: one passage each. */
export function dogPassages(dogs: readonly DogBreedRecord[]): Passage[] {
  return dogs.map((dog) => ({
    id: `breed:${dog.slug}`,
    kind: 'breed',
    title: dog.name,
    heading: null,
    text: `${dog.description}\n\n${dogFacts(dog, 'ro')}`,
    url: `/tgamers?rasa=${dog.slug}`,
    checked_on: null,
    category: null,
    search: [DOG_SEARCH, dog.name_en, ...dog.aliases].join(' '),
    names: [dog.name, dog.name_en, ...dog.aliases],
    english: { title: dog.name_en, summary: dog.description_en, text: `${dog.description_en}\n\n${dogFacts(dog, 'en')}` },
  }))
}

function dogFacts(dog: DogBreedRecord, language: Language): string {
  const sentences = breedToldTexts[language].dog
  const { weight, life, coatOf, dog: words } = breedDetailTexts[language]
  const { sizeOf, groups } = dogBreedsTexts[language]
  const [name, coat, risks] = language === 'ro' ? [dog.name, dog.coat, dog.risks] : [dog.name_en, dog.coat_en, dog.risks_en]
  return [
    sentences.weight(name, weight(dog.weight_kg.from, dog.weight_kg.to)),
    sentences.height(name, words.centimetres(dog.height_cm.from, dog.height_cm.to)),
    sentences.life(name, life(dog.life_years.from, dog.life_years.to)),
    sentences.coat(coatOf(coat)),
    sentences.size(sizeOf(dog.sizes)),
    sentences.risks(risks.join('; ')),
    sentences.fci(words.fciStandard(dog.fci_group, groups[dog.fci_group - 1] ?? '', dog.fci_number)),
    ...(dog.dangerous_category === null ? [] : [sentences.dangerous]),
  ].join(' ')
}

type PetitionText = Pick<Petition, 'id' | 'title' | 'title_en' | 'summary_en' | 'description' | 'addressee'>

/** The petitions that take signatures. */
export function petitionPassages(petitions: readonly PetitionText[]): Passage[] {
  return petitions.map(({ id, title, title_en, summary_en, description, addressee }) => ({
    id: `petition:${id}`,
    kind: 'petition',
    title,
    heading: null,
    text: description.slice(0, LETTER_CHARACTERS),
    url: `/petitions?id=${id}`,
    checked_on: null,
    category: null,
    search: [PETITION_SEARCH, title_en ?? '', summary_en ?? '', addressee].join('. '),
    ...(title_en !== null && summary_en !== null && { english: { title: title_en, summary: summary_en } }),
  }))
}
