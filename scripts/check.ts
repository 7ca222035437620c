import { mkdirSync } from 'node:fs'
import { runGate, type Gate } from './check/gate.ts'
import { readJourneys, readVitest, type Result } from './check/reports.ts'
import { findChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'

const quick = process.argv.includes('--quick')

const still: Gate[] = [
  { name: 'types', commands: [['react-router', 'typegen'], ['tsc'], ['tsc', '-p', 'web/worker']] },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  {
    name: 'import rules',
    commands: [['depcruise', '--config', '.dependency-cruiser.cjs', 'contract', 'texts', 'content', 'migrations', 'server', 'web', 'scripts', 'tests']],
  },
  { name: 'unused code', commands: [['knip']] },
]

const tests: Gate = {
  name: quick ? 'tests on SQLite' : 'tests on SQLite and PostgreSQL',
  commands: [['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/vitest.json', ...(quick ? ['--project', 'sqlite'] : [])]],
  // " ✓ |sqlite| server/auth/routes.test.ts (17 tests) 4901ms"
  report: { file: 'test-results/vitest.json', read: readVitest, done: /^ [✓❯↓×] \|/ },
}

const journeys: Gate = {
  name: 'journeys in Chromium',
  commands: [['playwright', 'test', '--trace', 'off']],
  // "  ✓  12 tests/journeys/law.e2e.ts:14:1 › …", and in words where there are no such signs
  report: { file: 'test-results/journeys.json', read: readJourneys, done: /^ +(?:✓|✘|-|ok|x) +\d+ / },
}

async function check(): Promise<Result[]> {
  const results = await Promise.all(still.map(runGate))
  if (quick) return [...results, await runGate(tests)]
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  try {
    results.push(await runGate(tests))
    findChromium()
    results.push(await runGate(journeys))
  } finally {
    await postgres.stop()
  }
  return results
}

mkdirSync('test-results', { recursive: true })
const results = await check()
const failed = results.flatMap((result) => result.failed)
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.map((name) => `  ${name}`).join('\n')}\n`)
console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
