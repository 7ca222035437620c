import { expect, test } from 'vitest'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { openClassifier } from '../understanding/own-classifier.ts'
import { excludedBreeds } from './excluded-breeds.ts'
import { createKnowledge } from './knowledge.ts'
import { dogPassages } from './record-passages.ts'

test.each([
  ['vreau ceva mic și alb, dar nu bichon', 'Bichon Maltez', true],
  ['să nu fie bichon că latră', 'Bichon Frisé', true],
  ['nu mă interesează ciobănescul german, ci golden', 'Ciobănesc German', true],
  ['nu mă interesează ciobănescul german, ci golden', 'Golden Retriever', false],
  ['câine de pază în afară de rottweiler', 'Rottweiler', true],
  ['a calm dog, not a husky', 'Husky Siberian', true],
  ['nu știu dacă să iau beagle', 'Beagle', false],
  ['beagle-ul nu latră mult?', 'Beagle', false],
  ['de ce nu mănâncă labradorul meu', 'Labrador Retriever', false],
  ['bichon sau nu bichon?', 'Bichon Maltez', false],
])('a breed that is ruled out is told from one that is asked about: %s, %s', (question, name, excluded) => {
  expect(excludedBreeds(question)(name)).toBe(excluded)
})

test('a breed that is ruled out by any of its names is not found', () => {
  const knowledge = createKnowledge(dogPassages(readDogBreeds()), openClassifier())
  const foundFor = (question: string) => knowledge.candidates(question).map(({ passage }) => passage.title)
  expect(foundFor('ce rasă mică iau, bichon sau yorkie?')).toEqual(expect.arrayContaining(['Yorkshire Terrier', 'Bichon Maltez']))
  const left = foundFor('ce rasă mică iau, dar nu bichon și nici yorkie?')
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((name) => /yorkshire|bichon/i.test(name))).toEqual([])
})
