import { expect, test } from 'vitest'
import { readQuestion } from './query.ts'
import { noSynonyms } from './synonyms.ts'
import { createVocabulary } from './vocabulary.ts'

const animalsOf = (question: string) => readQuestion(question, createVocabulary(), noSynonyms).flatMap(({ animal }) => animal ?? [])

test.each([
  ['de ce paște ca vaca de câte ori ieșim', []],
  ['doarme ca un iepure toată ziua, câinele ăsta', ['dog']],
  ['eats like a horse, my dog', ['dog']],
  ['ce fac ca pisica mea să mănânce', ['cat']],
  ['vreau ca un câine să nu mai latre la noi', ['dog']],
  ['pisica și iepurele', ['cat', 'rabbit']],
])('what an animal is likened to is not what is asked about: %s', (question, animals) => {
  expect(animalsOf(question)).toEqual(animals)
})
