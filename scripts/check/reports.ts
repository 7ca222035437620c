import { z } from 'zod'

/** How many tests passed, and the names of those that did not. */
export interface Result {
  passed: number
  failed: string[]
}

const vitest = z.object({
  numPassedTests: z.int(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
})

/** Reads what `vitest --reporter=json` writes. A file that could not even begin is named itself. */
export function readVitest(json: unknown): Result {
  const { numPassedTests, testResults } = vitest.parse(json)
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      return tests.length === 0 ? [name] : tests.map(({ fullName }) => `${name} > ${fullName}`)
    })
  return { passed: numPassedTests, failed }
}

const suite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional()
  },
})
const journeys = z.object({ stats: z.object({ expected: z.int() }), suites: z.array(suite), errors: z.array(z.object({ message: z.string().optional() })) })

/** Reads what Playwright's JSON reporter writes. A test that passes only when repeated is a failure. */
export function readJourneys(json: unknown): Result {
  const { stats, suites, errors } = journeys.parse(json)
  const failed = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return {
    passed: stats.expected,
    failed: [...failed.map(({ file, title }) => `${file} > ${title}`), ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests')],
  }
}

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof suite>['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
