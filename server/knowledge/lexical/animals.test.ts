import { expect, test } from 'vitest'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { words } from '../../language/romanian.ts'
import { animalKind } from './animals.ts'
import { isCommonAnimal, isDomainWord } from './domain-words.ts'

/** The kinds of animals that a sentence names. */
function kindsIn(sentence: string): string[] {
  return [...new Set(words(sentence).flatMap((word) => animalKind(word) ?? []))]
}

test.each([
  'labradorul meu nu mănâncă',
  'labradorului meu i-e rău',
  'mioriticul latră noaptea',
  'am un sharpei',
  'shih tzu vomită',
  'dobermanul tușește',
  'PECHINEZUL șchiopătează',
  'dalmatianul bea mult',
  'my pekingese sneezes',
])('whoever writes "%s" means a dog', (sentence) => {
  expect(kindsIn(sentence)).toEqual(['dog'])
})

test.each(['adăpost în Bucovina', 'zbor la New York', 'un corb rănit', 'bison in Carpati', 'Opel Corsa', 'fauna carpatină', 'Dane, ce faci'])(
  'no dog is heard in "%s"',
  (sentence) => {
    expect(kindsIn(sentence)).toEqual([])
  },
)

test('every dog of the catalogue has a name that is heard as a dog', () => {
  const isHeard = ({ name, name_en, aliases }: { name: string; name_en: string; aliases: string[] }) =>
    [name, name_en, ...aliases].some((each) => words(each).some((word) => animalKind(word) === 'dog' && isCommonAnimal(word) && isDomainWord(word)))
  expect(readDogBreeds().filter((dog) => !isHeard(dog))).toEqual([])
})
