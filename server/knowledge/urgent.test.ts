import { expect, test } from 'vitest'
import { urgentCards } from '#content/urgent-cards.ts'
import { createUrgentMatcher } from './urgent.ts'

const match = createUrgentMatcher(urgentCards)
const cardOf = (question: string) => match(question)?.id ?? null

test.each([
  ['Câinele meu a mâncat ciocolată, ce fac?', 'chocolate'],
  ['cainele meu a mancat ciocolta', 'chocolate'],
  ['my dog ate chocolate', 'chocolate'],
  ['cățelul meu vomită cu sânge', 'bloody-vomit'],
  ['motanul nu poate face pipi', 'blocked-cat'],
  ['convlusii la pisica', 'seizures'],
  ['vecinul își bate câinele chiar acum', 'cruelty'],
  ['m-a mușcat un câine vagabond', 'person-bitten'],
  ['l-a muscat o vipera pe caine', 'viper'],
])('an emergency is recognised: %s', (question, card) => {
  expect(cardOf(question)).toBe(card)
})

test.each([
  'cum socializez un pui',
  'tuns pisică persană',
  'câte kg are un labrador',
  'Ce este parvoviroza?',
  'cum previn insolația la câini',
  'Care e capitala Franței?',
  'mi-e rău după ce am mâncat struguri',
])('an ordinary question gets no card: %s', (question) => {
  expect(cardOf(question)).toBeNull()
})

test('the animals of a question are not taken for misspelt plants', () => {
  expect(cardOf('pisica mea se joacă cu doi câini')).toBeNull()
})

test('an emergency told at the end of a long story is found', () => {
  const story = 'Am un câine de trei ani pe care îl plimb în fiecare zi prin parcul de lângă bloc. '.repeat(12)
  expect(cardOf(`${story} Azi a înghițit antigel.`)).toBe('antifreeze')
})

test('a question of any length is read in milliseconds', () => {
  const noise = Array.from({ length: 400 }, (_, place) => `cuvânt${place}otrvit`)
    .join(' ')
    .slice(0, 4_000)
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    cardOf(noise)
    return performance.now() - started
  })
  // The best of five: a busy machine slows some of them, not all.
  expect(Math.min(...times)).toBeLessThan(250)
})
