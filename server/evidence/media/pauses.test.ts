import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

const MINUTE_MS = 60_000

test('after two ended decoders within half an hour a sender waits for half an hour, and nobody else does', () => {
  let now = 0
  const pauses = createPauses(() => now)
  pauses.count('Ana')
  now = 31 * MINUTE_MS
  pauses.count('Ana')
  expect(pauses.refusal('Ana')).toBe(null)
  now = 41 * MINUTE_MS
  pauses.count('Ana')
  now = 51 * MINUTE_MS
  expect(pauses.refusal('Ana')).toMatchObject({ code: 'evidence.paused', details: { retryAfterS: 20 * 60 } })
  expect(pauses.refusal('Dan')).toBe(null)
  now = 71 * MINUTE_MS
  expect(pauses.refusal('Ana')).toBe(null)
})
