import { expect, test } from 'vitest'
import { headingAnchor } from './anchors.ts'

test.each([
  ['Când mergi acum la veterinar', 'cand-mergi-acum-la-veterinar'],
  ['Poliția locală: art. 6 lit. e) din Legea 155/2010', 'politia-locala-art-6-lit-e-din-legea-155-2010'],
  ['„Șoc termic” – ce faci?', 'soc-termic-ce-faci'],
  ['Şcoală cu ţel', 'scoala-cu-tel'],
])('the heading "%s" has the anchor %s', (heading, anchor) => {
  expect(headingAnchor(heading)).toBe(anchor)
})
