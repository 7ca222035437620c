import type { z } from 'zod'

const EXPECTED: Record<string, string | undefined> = {
  string: 'a text is expected',
  number: 'a whole number is expected, such as 12',
  int: 'a whole number is expected, such as 12',
  boolean: 'true or false is expected',
  array: 'a list is expected, such as ["a", "b"]',
  date: 'an instant is expected, such as 2026-11-22T08:00:00Z',
  datetime: 'an instant is expected, such as 2026-11-22T08:00:00Z',
  url: 'an address is expected, such as https://exemplu.ro',
  email: 'an e-mail address is expected',
}
const A_DAY = 'a day is expected, such as 2026-11-22'
const UNITS: Record<string, string | undefined> = { string: ' characters', array: ' entries' }

/** What an operator reads about a value that is not right, after the name of its option, field or column. Undefined leaves it to the library. */
export function plainFault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'it is missing' : EXPECTED[issue.expected]
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'it is empty'
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${UNITS[issue.origin] ?? ''} expected`
    case 'too_big':
      return `at most ${issue.maximum}${UNITS[issue.origin] ?? ''} expected`
    case 'invalid_format':
      return issue.format === 'date' ? A_DAY : EXPECTED[issue.format]
    case 'invalid_value':
      return `one of these is expected: ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `there is no ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}
