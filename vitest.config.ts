import { defineConfig } from 'vitest/config'

/** A guard against what never ends, not a measure: a busy machine makes anything slow. A long run (`npm run hold`) has hours. */
const PATIENCE_MS = (process.env['HOLD_FIGURES'] === undefined ? 10 : 24 * 60) * 60_000

/** Everything runs on SQLite; the server's tests run once more on PostgreSQL (scripts/check.ts gives its address). */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One process loads the modules once for all its files: loading them was half of the run. Each file still has a world of its own (tests/world.ts).
    isolate: false,
    globalSetup: 'tests/setup/own-folder.ts',
    setupFiles: 'tests/setup/end-of-file.ts',
    maxWorkers: 2,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS / 2 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['{contract,texts,content,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/postgres/**'],
          globalSetup: 'tests/setup/prepared-database.ts',
          env: { TEST_ENGINE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts', 'tests/spec/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          // What opens no database.
          exclude: [
            'server/{knowledge,language,understanding}/*.test.ts',
            'server/knowledge/{labelled,lexical}/**',
            'server/learning/{not-worse,teacher}.test.ts',
            'server/learning/train/**',
            'server/chat/answer/{answer,compose-extractive,next-questions,opening}.test.ts',
            'server/chat/model/**',
            'server/platform/process/{cause,cpu-gate,log,memory}.test.ts',
            'tests/spec/{command-table,env-file,privacy,statements,supply,walls}.test.ts',
            'server/evidence/media/**',
            'server/platform/files/object-store.test.ts',
          ],
          globalSetup: 'tests/setup/prepared-database.ts',
          env: { TEST_ENGINE: 'postgres' },
        },
      },
    ],
  },
})
