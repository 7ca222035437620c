import { expect, test } from 'vitest'
import { ageWords } from './today.ts'

test('how long something waits is told in days, hours or minutes, and below one as just now', () => {
  const now = new Date('2026-11-24T12:00:00.000Z')
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString()
  const ages = [3 * 86_400, 2 * 3_600 + 5, 300, 59, -10]
  expect(ages.map((seconds) => ageWords('ro', before(seconds), now))).toEqual(['acum 3 zile', 'acum 2 ore', 'acum 5 minute', 'chiar acum', 'chiar acum'])
  expect(ages.map((seconds) => ageWords('en', before(seconds), now))).toEqual(['3 days ago', '2 hours ago', '5 minutes ago', 'just now', 'just now'])
})
