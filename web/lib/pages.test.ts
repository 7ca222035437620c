import { expect, test } from 'vitest'
import { askedPage, pageCount, pageOf, pagerItems } from './pages.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 'dots', 9]],
  [3, 9, [1, 2, 3, 4, 'dots', 9]],
  [5, 9, [1, 'dots', 4, 5, 6, 'dots', 9]],
  [9, 9, [1, 'dots', 8, 9]],
])('page %i of %i shows first, last, current and its neighbours', (current, pages, items) => {
  expect(pagerItems(current, pages)).toEqual(items)
})

test('S-491 nine shelters fill two pages of eight', () => {
  expect([pageCount(9, 8), pageCount(8, 8), pageCount(0, 8)]).toEqual([2, 1, 1])
})

test.each([
  [null, 1],
  ['2', 2],
  ['99', 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['abc', 1],
])('?page=%s of three pages opens page %i', (asked, page) => {
  expect(askedPage(asked, 3)).toBe(page)
})

test('the last page holds what is left', () => {
  expect(pageOf([1, 2, 3, 4, 5], 3, 2)).toEqual([5])
})
