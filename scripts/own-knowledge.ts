import { readArticles } from '#content/articles.ts'
import { readBreeds } from '#content/breeds/breeds.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { createKnowledge, type Knowledge } from '#server/knowledge/knowledge.ts'
import { contentPassages } from '#server/knowledge/passages.ts'
import { breedPassages, petitionPassages } from '#server/knowledge/record-passages.ts'

/** Everything in content/, as a new installation knows it. */
export function readOwnKnowledge(): Knowledge {
  return createKnowledge([
    ...contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() }),
    ...breedPassages(readBreeds()),
    ...petitionPassages(readExamplePetitions()),
  ])
}
