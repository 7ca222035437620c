import { readArticles } from '#content/articles.ts'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { contentPassages, type Passage } from '../knowledge/passages.ts'
import { breedPassages, dogPassages, petitionPassages } from '../knowledge/record-passages.ts'

/** Everything in content/; its example petitions stand for those that a site will have, which alone are answered from. */
export function ownPassages(): Passage[] {
  return [
    ...contentPassages({
      articles: readArticles(),
      law: readLawNotes(),
      guide: readPoliceGuide(),
      english: { law: readLawNotes('en'), guide: readPoliceGuide('en') },
    }),
    ...breedPassages(readCatBreeds()),
    ...dogPassages(readDogBreeds()),
    ...petitionPassages(readExamplePetitions()),
  ]
}
