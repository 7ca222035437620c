import { expect, test } from 'vitest'
import { howFar } from './gate.ts'
import { readJourneys, readVitest } from './reports.ts'

test('the tests that failed are named with their file and with why, and a file that could not begin by itself', () => {
  const testResults = [
    {
      name: 'server/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mexpected 1\u001b[0m\n\n   to be 2\n    at a.test.ts:3:1'] },
      ],
    },
    { name: 'server/b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'server/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'three' }] },
  ]
  expect(readVitest({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failed: ['server/a.test.ts > two\n    expected 1\n    to be 2', 'server/b.test.ts'],
  })
})

test('a journey that fails or passes only when repeated is named with its engine and why, wherever it is nested, and so is what broke outside', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'law.e2e.ts',
    tests: [{ status, projectName: 'SQLite', results: [{ errors: status === 'unexpected' ? [{ message: 'Timeout' }] : [] }] }],
  })
  const nested = { specs: [spec('narrow', 'unexpected')] }
  const suites = [{ specs: [spec('reads', 'expected'), spec('shakes', 'flaky'), spec('waits', 'skipped')], suites: [nested] }]
  expect(readJourneys({ stats: { expected: 1 }, suites, errors: [{ message: 'no site\n  at …' }] })).toEqual({
    passed: 1,
    failed: ['law.e2e.ts > shakes (SQLite)', 'law.e2e.ts > narrow (SQLite)\n    Timeout', 'no site'],
  })
})

test('progress says how many files are done and which was the last', () => {
  const printed = ' RUN  v5\n ✓ |sqlite| a.test.ts (2 tests) 3ms\n   ✓ a slow one 400ms\n ❯ |postgres| b.test.ts (1 test | 1 failed) 9ms\n'
  expect(howFar(printed, /^ [✓❯↓×] \|/)).toBe(', 2 done, last: ❯ |postgres| b.test.ts (1 test | 1 failed) 9ms')
  expect(howFar('', /x/)).toBe(', 0 done')
})
