import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** How many tests passed, and the names of those that did not, each with why: of a long log only the end may be kept. */
export interface Result {
  passed: number
  failed: string[]
}

const vitest = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).optional() })),
    }),
  ),
})

/** Enough for what was expected and what came. */
const WHY_CHARACTERS = 600

function withWhy(name: string, why = ''): string {
  const words = stripVTControlCharacters(why)
    .split(/\n\s+at /, 1)
    .join('')
    .replaceAll(/\s*\n\s*/g, '\n    ')
    .trim()
    .slice(0, WHY_CHARACTERS)
  return words === '' ? name : `${name}\n    ${words}`
}

/** Reads what `vitest --reporter=json` writes. A file that could not even begin is named itself. */
export function readVitest(json: unknown): Result {
  const { numPassedTests, testResults } = vitest.parse(json)
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      return tests.length === 0
        ? [withWhy(name, message)]
        : tests.map(({ fullName, failureMessages }) => withWhy(`${name} > ${fullName}`, failureMessages?.[0]))
    })
  return { passed: numPassedTests, failed }
}

const journey = z.object({
  status: z.string(),
  projectName: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
})
const suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(journey) })),
  get suites() {
    return z.array(suite).optional()
  },
})
const journeys = z.object({ stats: z.object({ expected: z.int() }), suites: z.array(suite), errors: z.array(z.object({ message: z.string().optional() })) })

/** Reads what Playwright's JSON reporter writes. A test that passes only when repeated is a failure. */
export function readJourneys(json: unknown): Result {
  const { stats, suites, errors } = journeys.parse(json)
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => withWhy(`${file} > ${title} (${projectName})`, results.flatMap((result) => result.errors)[0]?.message)),
    )
  return { passed: stats.expected, failed: [...failed, ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests')] }
}

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof suite>['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
