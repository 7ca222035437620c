import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startPostgres } from './postgres.ts'

/** A long run of tests that `npm test` runs short: which, how often, and on what. */
interface Hold {
  /** Of reliability: docs/reliability.md has the goal and the figure. */
  says: string
  rounds: number
  files: readonly string[]
  runner: 'vitest' | 'playwright'
}

const HOLDS: Record<string, Hold> = {
  t1: {
    says: 'kills among mixed writes, per engine',
    rounds: 200,
    files: ['tests/spec/kills.test.ts', 'server/petitions/processes.test.ts'],
    runner: 'vitest',
  },
  t1b: { says: 'two servers and the command line writing to one place', rounds: 6, files: ['tests/spec/two-writers.test.ts'], runner: 'vitest' },
  t1c: { says: 'backups under load, each restored', rounds: 20, files: ['tests/spec/backups.test.ts'], runner: 'vitest' },
  t2: {
    says: 'a disk of 20 MB filled, to the last byte and to what the site keeps free',
    rounds: 5,
    files: ['tests/spec/disk-full.test.ts'],
    runner: 'vitest',
  },
  t3: {
    says: 'the database cut off, silent, forgetful and stopped, a minute each',
    rounds: 1,
    files: ['tests/postgres/database-down.test.ts'],
    runner: 'vitest',
  },
  t5: {
    says: 'uploads cut off at random bytes, and killed in each of their stages',
    rounds: 200,
    files: ['server/evidence/disconnect.test.ts', 'server/evidence/power-cut.test.ts'],
    runner: 'vitest',
  },
  t9: { says: 'who may see and change what, with the time each answer takes', rounds: 400, files: ['tests/spec/access.test.ts'], runner: 'vitest' },
  t12: { says: 'minutes of 200 answers at once, with slow and vanishing readers', rounds: 10, files: ['tests/spec/streams.test.ts'], runner: 'vitest' },
  t13: { says: 'provider faults with the times of a real site', rounds: 1, files: ['tests/spec/provider-faults.test.ts'], runner: 'vitest' },
  several: {
    says: 'kills in mid-answer at a site of four servers, and all that they share',
    rounds: 10,
    files: ['tests/spec/several.test.ts', 'tests/spec/several-chat.test.ts'],
    runner: 'vitest',
  },
  t14: { says: 'restarts under load, and a stop with 50 answers and 10 uploads under way', rounds: 50, files: ['restarts'], runner: 'playwright' },
  t8: { says: 'worthless tokens', rounds: 1, files: ['tests/spec/tokens.test.ts'], runner: 'vitest' },
  t10: { says: 'guessed passwords', rounds: 1, files: ['server/auth/limits.test.ts'], runner: 'vitest' },
  t11b: { says: 'signatures in floods, and a million ids (T26)', rounds: 1, files: ['tests/spec/floods.test.ts'], runner: 'vitest' },
  t16: {
    says: 'canaries in every field, and a large account exported and erased',
    rounds: 1,
    files: ['tests/spec/canaries.test.ts', 'tests/spec/large-account.test.ts'],
    runner: 'vitest',
  },
  t17: { says: 'naughty strings through every field', rounds: 1, files: ['tests/spec/naughty.test.ts'], runner: 'vitest' },
  t18: { says: 'bodies that are no JSON to every operation', rounds: 1, files: ['tests/spec/bad-input.test.ts'], runner: 'vitest' },
  t19: { says: 'a thousand connections held open', rounds: 1, files: ['tests/spec/slow-attacks.test.ts'], runner: 'vitest' },
  t20: { says: 'minutes of anything sent to every operation', rounds: 10, files: ['tests/spec/fuzz.test.ts'], runner: 'vitest' },
}

const figures = z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })

/** Runs one hold and prints its figures; they also stay in test-results/hold-NAME.jsonl. Usage: npm run hold -- NAME [--rounds N] [--engine E]. */
async function hold(name: string, { says, files, runner, ...usual }: Hold, rounds: number | undefined, engine: string | undefined): Promise<number> {
  const file = join('test-results', `hold-${name}.jsonl`)
  mkdirSync('test-results', { recursive: true })
  rmSync(file, { force: true })
  const times = String(rounds ?? usual.rounds)
  console.log(`${name}: ${says}, ${times} rounds`)
  const env = { ...process.env, HOLD_FIGURES: file, HOLD_ROUNDS: times, KILLS: times }
  const status = await onEngines(runner, files, env, engine)
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []) {
    const { name: what, value } = figures.parse(JSON.parse(line))
    console.log(`${what}: ${value}`)
  }
  return status
}

/** On PostgreSQL with durable settings: what it has acknowledged is on its disk. */
async function onEngines(runner: Hold['runner'], files: readonly string[], env: NodeJS.ProcessEnv, engine: string | undefined): Promise<number> {
  const engines = engine === undefined ? ['sqlite', 'postgres'] : [engine]
  const postgres = engines.includes('postgres') ? await startPostgres({ durable: true }) : null
  // One after the other: what is measured must not meet its twin.
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
const known = Object.hasOwn(HOLDS, name) ? HOLDS[name] : undefined
if (known)
  process.exit(await hold(name, known, values.rounds === undefined ? undefined : z.coerce.number().int().positive().parse(values.rounds), values.engine))
console.log(
  `npm run hold -- NAME [--rounds N] [--engine sqlite|postgres]\n\n${Object.entries(HOLDS)
    .map(([each, { says, rounds }]) => `${each.padEnd(5)}${says} (${rounds} rounds)`)
    .join('\n')}`,
)
process.exit(1)
