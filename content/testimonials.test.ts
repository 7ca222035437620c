import { expect, test } from 'vitest'
import { testimonials } from './testimonials.ts'

test('S-508 S-021 there are three testimonials, each rated 5', () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5])
})

test('a testimonial is told in both languages and names nobody in full', () => {
  expect(testimonials.filter(({ ro, en, name }) => ro === '' || en === '' || !/^\p{Lu}\. \p{Lu}\.$/u.test(name))).toEqual([])
})
