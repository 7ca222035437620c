import { expect, test } from 'vitest'
import { bestEncoding, isUnchanged } from './negotiation.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['x-gzip', 'identity'],
  ['a'.repeat(10_000), 'identity'],
])('of Accept-Encoding %j the best is %s, however often it is asked', (accepted, best) => {
  expect([bestEncoding(accepted), bestEncoding(accepted)]).toEqual([best, best])
})

test.each([
  [undefined, false],
  ['', false],
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b","c,a"', false],
  ['"aa"', false],
  ['a', false],
])('If-None-Match %j against W/"a": %s', (header, unchanged) => {
  expect(isUnchanged(header, 'W/"a"')).toBe(unchanged)
})

test('an ETag inside a longer one is another', () => {
  expect(isUnchanged('"abc"', '"b"')).toBe(false)
})
