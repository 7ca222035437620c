import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startPostgres } from './postgres.ts'

/** A soak test: tests that `npm test` runs in short, repeated for minutes or hours. */
interface SoakTest {
  /** What is repeated; docs/reliability.md has the goal and the figure under the same number. */
  description: string
  rounds: number
  files: readonly string[]
  runner: 'vitest' | 'playwright'
}

const SOAK_TESTS: Record<string, SoakTest> = {
  t1: {
    description: 'kills among mixed writes, per engine',
    rounds: 200,
    files: ['tests/spec/kills.test.ts', 'server/petitions/processes.test.ts'],
    runner: 'vitest',
  },
  t1b: { description: 'two servers and the command line writing to one place', rounds: 6, files: ['tests/spec/two-writers.test.ts'], runner: 'vitest' },
  t1c: { description: 'backups under load, each restored', rounds: 20, files: ['tests/spec/backups.test.ts'], runner: 'vitest' },
  t2: {
    description: 'a disk of 20 MB filled, to the last byte and to what the site keeps free',
    rounds: 5,
    files: ['tests/spec/disk-full.test.ts'],
    runner: 'vitest',
  },
  t3: {
    description: 'the database cut off, silent, forgetful and stopped, a minute each',
    rounds: 1,
    files: ['tests/postgres/database-down.test.ts'],
    runner: 'vitest',
  },
  t4: { description: 'files changed at random, sent as photos and films', rounds: 600, files: ['server/evidence/hostile.test.ts'], runner: 'vitest' },
  t5: {
    description: 'uploads cut off at random bytes, and killed in each of their stages',
    rounds: 200,
    files: ['server/evidence/disconnect.test.ts', 'server/evidence/power-cut.test.ts', 'server/evidence/partial/partial-uploads.test.ts'],
    runner: 'vitest',
  },
  t5b: { description: 'a film of 100 MB through twenty cut connections and a killed browser', rounds: 1, files: ['begun-complaints'], runner: 'playwright' },
  t9: { description: 'who may see and change what, with the time each answer takes', rounds: 400, files: ['tests/spec/access.test.ts'], runner: 'vitest' },
  t12: { description: 'minutes of 200 answers at once, with slow and vanishing readers', rounds: 10, files: ['tests/spec/streams.test.ts'], runner: 'vitest' },
  t13: { description: 'provider faults with the times of a real site', rounds: 1, files: ['tests/spec/provider-faults.test.ts'], runner: 'vitest' },
  several: {
    description: 'kills in mid-answer at a site of four servers, and all that they share',
    rounds: 10,
    files: ['tests/spec/several.test.ts', 'tests/spec/several-chat.test.ts'],
    runner: 'vitest',
  },
  t14: { description: 'restarts under load, and a stop with 50 answers and 10 uploads under way', rounds: 50, files: ['restarts'], runner: 'playwright' },
  t6: { description: 'every hostile text in every field, each page opened (T7 too)', rounds: 1, files: ['hostile-texts'], runner: 'playwright' },
  t8: { description: 'worthless tokens', rounds: 1, files: ['tests/spec/tokens.test.ts'], runner: 'vitest' },
  t10: { description: 'guessed passwords', rounds: 1, files: ['server/auth/limits.test.ts'], runner: 'vitest' },
  t10b: { description: 'two hundred logins at once, and what others wait meanwhile', rounds: 1, files: ['tests/spec/logins.test.ts'], runner: 'vitest' },
  t11b: { description: 'signatures in floods, and a million ids (T26)', rounds: 1, files: ['tests/spec/floods.test.ts'], runner: 'vitest' },
  t16: {
    description: 'canaries in every field, and a large account exported and erased',
    rounds: 1,
    files: ['tests/spec/canaries.test.ts', 'tests/spec/large-account.test.ts'],
    runner: 'vitest',
  },
  t17: { description: 'naughty strings through every field', rounds: 1, files: ['tests/spec/naughty.test.ts'], runner: 'vitest' },
  t18: { description: 'bodies that are no JSON to every operation', rounds: 1, files: ['tests/spec/bad-input.test.ts'], runner: 'vitest' },
  t19: { description: 'a thousand connections held open', rounds: 1, files: ['tests/spec/slow-attacks.test.ts'], runner: 'vitest' },
  t20: { description: 'minutes of anything sent to every operation', rounds: 10, files: ['tests/spec/fuzz.test.ts'], runner: 'vitest' },
  t21: { description: 'sqlmap at every parameter, half a minute each a round', rounds: 10, files: ['tests/spec/sqlmap.test.ts'], runner: 'vitest' },
  t24: { description: 'minutes of everything that people do, and what grows meanwhile', rounds: 60, files: ['tests/spec/soak.test.ts'], runner: 'vitest' },
}

const figures = z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })

/** Runs one soak test on each engine and prints its figures; they also stay in test-results/hold-NAME.jsonl. @returns the exit code */
async function hold(name: string, { description, files, runner, ...usual }: SoakTest, rounds: number | undefined, engine: string | undefined): Promise<number> {
  const file = join('test-results', `hold-${name}.jsonl`)
  mkdirSync('test-results', { recursive: true })
  rmSync(file, { force: true })
  const times = String(rounds ?? usual.rounds)
  console.log(`${name}: ${description}, ${times} rounds`)
  const env = { ...process.env, HOLD_FIGURES: file, HOLD_ROUNDS: times, KILLS: times }
  const status = await onEngines(runner, files, env, engine)
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []) {
    const { name: what, value } = figures.parse(JSON.parse(line))
    console.log(`${what}: ${value}`)
  }
  return status
}

/** PostgreSQL runs with durable settings, so that what it has acknowledged is on its disk. */
async function onEngines(runner: SoakTest['runner'], files: readonly string[], env: NodeJS.ProcessEnv, engine: string | undefined): Promise<number> {
  const engines = engine === undefined ? ['sqlite', 'postgres'] : [engine]
  const postgres = engines.includes('postgres') ? await startPostgres({ durable: true }) : null
  // One engine after the other, so that neither run slows the other's measurement.
  try {
    if (runner === 'playwright') {
      const settings = (each: string) => (each === 'postgres' ? { ...env, DATABASE_URL: postgres?.url } : env)
      return Math.max(...engines.map((each) => run(['playwright', 'test', ...files, '--workers=1'], settings(each))))
    }
    const projects = engines.flatMap((project) => ['--project', project])
    return run(['vitest', 'run', '--maxWorkers=1', ...projects, ...files], { ...env, TEST_DATABASE_URL: postgres?.url })
  } finally {
    await postgres?.stop()
  }
}

function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv): number {
  return spawnSync(program, args, { env, stdio: 'inherit' }).status ?? 1
}

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string' }, engine: { type: 'string' } }, allowPositionals: true, strict: true })
const [name = ''] = positionals
const known = Object.hasOwn(SOAK_TESTS, name) ? SOAK_TESTS[name] : undefined
if (known)
  process.exit(await hold(name, known, values.rounds === undefined ? undefined : z.coerce.number().int().positive().parse(values.rounds), values.engine))
console.log(
  `Soak tests, repeated for minutes or hours: npm run hold -- NAME [--rounds N] [--engine sqlite|postgres]\n\n${Object.entries(SOAK_TESTS)
    .map(([each, { description, rounds }]) => `${each.padEnd(5)}${description} (${rounds} rounds)`)
    .join('\n')}`,
)
process.exit(1)
