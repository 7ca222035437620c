import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { findChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'

/** One command that must succeed; `report` is where a test runner says how many tests it ran. */
interface Gate {
  name: string
  command: string[]
  report?: { file: string; read: (json: unknown) => Count }
}
interface Count {
  passed: number
  failed: number
}

const quick = process.argv.includes('--quick')

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() })
const journeysReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }), errors: z.array(z.unknown()) })

const still: Gate[] = [
  { name: 'types', command: ['sh', '-c', 'react-router typegen && tsc'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'import rules',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'contract', 'texts', 'content', 'migrations', 'server', 'web', 'scripts', 'tests'],
  },
  { name: 'unused code', command: ['knip'] },
]

const tests: Gate = {
  name: quick ? 'tests on SQLite' : 'tests on SQLite and PostgreSQL',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile=test-results/vitest.json', ...(quick ? ['--project', 'sqlite'] : [])],
  report: {
    file: 'test-results/vitest.json',
    read: (json) => {
      const { numPassedTests, numFailedTests, success } = vitestReport.parse(json)
      return { passed: numPassedTests, failed: numFailedTests === 0 && !success ? 1 : numFailedTests }
    },
  },
}

const journeys: Gate = {
  name: 'journeys in Chromium',
  command: ['playwright', 'test'],
  report: {
    file: 'test-results/journeys.json',
    read: (json) => {
      const { stats, errors } = journeysReport.parse(json)
      // A test that passes only when repeated is a failure.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    },
  },
}

/** Runs one gate; what it prints is shown when it fails. */
async function run({ name, command, report }: Gate): Promise<Count> {
  const [program = '', ...rest] = command
  const started = Date.now()
  if (report) rmSync(report.file, { force: true })
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (piece: Buffer) => (printed += piece.toString()))
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
  const count = report ? counted(report, status) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  if (count.failed > 0) console.log(printed)
  console.log(
    `${count.failed === 0 ? 'ok' : 'FAILED'}  ${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
  return count
}

function counted({ file, read }: NonNullable<Gate['report']>, status: number): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function check(): Promise<Count[]> {
  const counts = await Promise.all(still.map(run))
  if (quick) return [...counts, await run(tests)]
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  try {
    counts.push(await run(tests))
    findChromium()
    counts.push(await run(journeys))
  } finally {
    await postgres.stop()
  }
  return counts
}

mkdirSync('test-results', { recursive: true })
const counts = await check()
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
