import { expect, test } from 'vitest'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { openClassifier } from '../understanding/own-classifier.ts'
import { createKnowledge } from './knowledge.ts'
import { breedFactsAsked } from './breed-facts.ts'
import { namedBreeds } from './excluded-breeds.ts'
import { sentences } from './sentences.ts'
import { breedPassages, dogPassages } from './record-passages.ts'

const records = [...breedPassages(readCatBreeds()), ...dogPassages(readDogBreeds())]

test.each([
  ['ce greutate are', 'cântărește de obicei'],
  ['cat cantareste un mascul', 'cântărește de obicei'],
  ['how big does it get', 'cântărește de obicei'],
  ['cat traieste', 'trăiește de obicei'],
  ['Mennyi ideig él', 'trăiește de obicei'],
  ['скільки років живе', 'trăiește de obicei'],
])('"%s" is told from every record', (question, told) => {
  for (const { text } of records) expect(breedFactsAsked(question, text.split('\n').flatMap(sentences)).join(' ').toLowerCase()).toContain(told)
})

test.each(['am un copil de doi ani, e potrivit', 'este cuminte cu pisicile', 'lasă mult păr'])('"%s" asks for no fact of a record', (question) => {
  for (const { text } of records) expect(breedFactsAsked(question, text.split('\n').flatMap(sentences))).toEqual([])
})

test('a breed is named by the first word of its name, whatever its ending', () => {
  const isNamed = namedBreeds('Cât trăiesc labradorii?')
  expect([isNamed('Labrador Retriever'), isNamed('Golden Retriever')]).toEqual([true, false])
})

test('what stands on the record of a breed that is named is told plainly', () => {
  const knowledge = createKnowledge(records, openClassifier())
  const { clear, found } = knowledge.search('ce greutate are un beagle adult')
  expect([clear, found[0]?.passage.id, found[0]?.topSentence]).toEqual([true, 'breed:beagle', 'Beagle cântărește de obicei 9–14 kg.'])
})
