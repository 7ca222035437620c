import { expect, test } from 'vitest'
import { dogMatcher } from './dog-match.ts'
import { readDogBreeds } from './dogs.ts'

const matchers = readDogBreeds().map((dog) => ({ slug: dog.slug, names: dogMatcher(dog) }))

/** The slugs of every breed that the list of a trainer names. */
function matches(...petsCanTrain: string[]): string[] {
  return matchers.filter(({ names }) => names(petsCanTrain)).map(({ slug }) => slug)
}

test.each([
  ['Labrador', ['labrador']],
  ['câini Labrador Retriever', ['labrador']],
  ['labradori', ['labrador']],
  ['CIOBANESC GERMAN', ['ciobanesc-german']],
  ['German Shepherds', ['ciobanesc-german']],
  ['ciobănesc românesc de Bucovina', ['bucovina']],
  ['Pug', ['mops']],
  ['carlin', ['mops']],
  ['pudel', ['caniche']],
  ['shih-tzu', ['shih-tzu']],
  ['Bichon Frise', ['bichon-frise']],
  ['Teckel și Beagle', ['teckel', 'beagle']],
  ['Bulldog francez', ['bulldog-francez']],
  ['buldog  englez', ['bulldog-englez']],
])('the item "%s" names %j', (item, slugs) => {
  expect(matches(item)).toEqual(slugs)
})

test.each([
  'câini',
  'pisici British Golden',
  'hamsteri golden',
  'labradoodle',
  'American Akita',
  'Beagle Harrier',
  'Biewer Yorkshire',
  'corbi',
  'cai din Bucovina',
  'boxă',
  'Siberiană',
  'american bulldog',
  'schnauzer uriaș',
  '',
])('the item "%s" names no dog of the catalogue', (item) => {
  expect(matches(item)).toEqual([])
})
