import { expect, test } from 'vitest'
import type { LearnedFigure } from '#contract/learning.ts'
import type { Figures } from './measure/figures.ts'
import { compareFigures } from './not-worse.ts'

const own: Figures = {
  questions: 5_000,
  card_first: 0.982,
  right_card: 0.923,
  followup_right_card: 0.845,
  alarm: 0.042,
  page_first: 0.869,
  page_in_three: 0.958,
  refused: 0.049,
  unanswerable_plainly: 0.045,
  followup: 0.929,
  parts_met: 0.833,
  place: 0.886,
  place_false: 0.004,
  intent: 0.855,
  language: 0.998,
}
const worse = (after: Partial<Figures>, before: Partial<Figures> = {}) =>
  compareFigures(own, { ...own, ...before }, { ...own, ...after }).flatMap((figure) => (figure.worse ? [figure.name] : []))

test('what is the same or better is not worse, and every figure is told as it was and as it is', () => {
  expect(worse({})).toEqual([])
  expect(worse({ card_first: 1, alarm: 0, refused: 0, page_in_three: 1 })).toEqual([])
  expect(compareFigures(own, own, { ...own, alarm: 0.03 })).toContainEqual({ name: 'alarm', before: 0.042, after: 0.03, worse: false })
})

test.each<[LearnedFigure, number, number]>([
  ['card_first', 0.977, 0.9769],
  ['right_card', 0.918, 0.9179],
  ['followup_right_card', 0.835, 0.8349],
  ['alarm', 0.047, 0.0471],
  ['page_first', 0.859, 0.8589],
  ['page_in_three', 0.948, 0.9479],
  ['refused', 0.059, 0.0591],
  ['unanswerable_plainly', 0.065, 0.0651],
  ['followup', 0.909, 0.9089],
  ['parts_met', 0.813, 0.8129],
  ['place', 0.876, 0.8759],
  ['place_false', 0.009, 0.0091],
  ['intent', 0.835, 0.8349],
  ['language', 0.993, 0.9929],
])('%s may fall to %d by chance, and %d is worse however much better the others are', (figure, chance, fallen) => {
  const better: Partial<Figures> = { page_in_three: 1, alarm: 0, card_first: 1 }
  expect(worse({ ...better, [figure]: chance })).toEqual([])
  expect(worse({ ...better, [figure]: fallen })).toEqual([figure])
})

test('many learnings cannot each lose a little: none falls below what came with the site, nor below what is used now', () => {
  expect(worse({ right_card: 0.917 }, { right_card: 0.919 })).toEqual(['right_card'])
  expect(worse({ right_card: 0.93 }, { right_card: 0.94 })).toEqual(['right_card'])
})

test('what no question shows says nothing; what it showed before and shows no more is worse', () => {
  expect(worse({ place: 0.2 }, { place: null })).toEqual(['place'])
  expect(compareFigures({ ...own, place: null }, { ...own, place: null }, { ...own, place: null }).filter((figure) => figure.worse)).toEqual([])
  expect(worse({ place: null })).toEqual(['place'])
})
