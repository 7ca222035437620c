import { readArticles } from '#content/articles.ts'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import type { Classifier } from '#server/understanding/classifier.ts'
import { openClassifier } from '#server/understanding/own-classifier.ts'
import { createKnowledge, type Knowledge } from '#server/knowledge/knowledge.ts'
import { contentPassages } from '#server/knowledge/passages.ts'
import { breedPassages, dogPassages, petitionPassages } from '#server/knowledge/record-passages.ts'

/** Everything in content/; its example petitions stand for those that a site will have, which alone are answered from. */
export function readOwnKnowledge(classifier: Classifier = openClassifier()): Knowledge {
  return createKnowledge(
    [
      ...contentPassages({
        articles: readArticles(),
        law: readLawNotes(),
        guide: readPoliceGuide(),
        english: { law: readLawNotes('en'), guide: readPoliceGuide('en') },
      }),
      ...breedPassages(readCatBreeds()),
      ...dogPassages(readDogBreeds()),
      ...petitionPassages(readExamplePetitions()),
    ],
    classifier,
  )
}
