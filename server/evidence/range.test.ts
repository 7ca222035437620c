import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=-', null],
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
  ['bytes=a-b', null],
])('D-015 of a hundred bytes %s is %o', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

test('a range lies inside whatever it is asked of', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('bytes=-0123456789, ')) }), fc.integer({ min: 1, max: 1_000 }), (header, size) => {
      const range = readRange(header, size)
      if (range === null || range === 'outside') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.start).toBeLessThanOrEqual(range.end)
      expect(range.end).toBeLessThan(size)
    }),
  )
})
