import { expect, test } from 'vitest'
import { isEnglish } from './domain-words.ts'
import { asksFigure } from './question-kind.ts'

test.each(['câte kg are un labrador?', 'cat traieste un caine care are diabet', 'cate zile are voie sa stea singur'])(
  'a Romanian question with words that English has too is Romanian, and asks for a number: %s',
  (question) => {
    expect({ english: isEnglish(question.split(/[\s?]+/)), figure: asksFigure(question) }).toEqual({ english: false, figure: true })
  },
)

test.each(['how many kg does a labrador weigh', 'how long can my cat stay alone'])('an English question for a number is seen: %s', (question) => {
  expect({ english: isEnglish(question.split(' ')), figure: asksFigure(question) }).toEqual({ english: true, figure: true })
})

test('a cat in an English question asks for no number', () => {
  expect(asksFigure('can my cat eat chocolate')).toBe(false)
})
