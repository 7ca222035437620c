import type { Breed } from '#content/breeds/breeds.ts'
import type { Petition } from '#contract/petitions.ts'
import { answerTexts } from '#texts/answer.ts'
import type { Passage } from './passages.ts'

const BREED_SEARCH = 'rasă rasa rase pisică pisici cat breed'
const PETITION_SEARCH = 'petiție semnez semnătură sign petition signature'
/** What is read of a petition's text; a letter that goes on repeats itself. */
const LETTER_CHARACTERS = 4_000

/** The catalogue of breeds: one passage each. */
export function breedPassages(breeds: readonly Breed[]): Passage[] {
  return breeds.map(({ ems, name, name_en, description, description_en }) => ({
    id: `breed:${ems}`,
    kind: 'breed',
    title: name,
    heading: null,
    text: description,
    url: `/tgamers?rasa=${ems}`,
    checked_on: null,
    category: null,
    search: `${BREED_SEARCH} ${name_en} ${ems}`,
    english: { title: name_en, summary: description_en },
  }))
}

type Asked = Pick<Petition, 'id' | 'title' | 'title_en' | 'summary_en' | 'description' | 'addressee' | 'is_example'>

/** The petitions that take signatures; an example says in its title that it is one. */
export function petitionPassages(petitions: readonly Asked[]): Passage[] {
  return petitions.map(({ id, title, title_en, summary_en, description, addressee, is_example }) => ({
    id: `petition:${id}`,
    kind: 'petition',
    title: is_example ? answerTexts.ro.example(title) : title,
    heading: null,
    text: description.slice(0, LETTER_CHARACTERS),
    url: `/petitions?id=${id}`,
    checked_on: null,
    category: null,
    search: [PETITION_SEARCH, title_en ?? '', summary_en ?? '', addressee].join('. '),
    ...(title_en !== null && summary_en !== null && { english: { title: is_example ? answerTexts.en.example(title_en) : title_en, summary: summary_en } }),
  }))
}
