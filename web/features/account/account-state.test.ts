import { expect, test } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import { endsSession } from './account-state.ts'

test.each([401, 403, 404])('S-356 a profile refused with %i ends the session', (status) => {
  expect(endsSession(new ApiError('', status, null))).toBe(true)
})

test.each([429, 500, 503])('an outage (%i) signs nobody out', (status) => {
  expect(endsSession(new ApiError('', status, null))).toBe(false)
})

test('a network fault signs nobody out', () => {
  expect(endsSession(new TypeError('Failed to fetch'))).toBe(false)
})
