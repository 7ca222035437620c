import { defineConfig } from 'vitest/config'

/** Everything runs on SQLite; the server's tests run once more on PostgreSQL (scripts/check.ts gives its address). */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // A guard against what never ends, not a measure: two busy cores make anything slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['{contract,texts,content,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/postgres/**'],
          env: { TEST_ENGINE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts', 'tests/spec/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          exclude: ['server/knowledge/*.test.ts', 'server/chat/model/**', 'server/evidence/media/**', 'server/platform/object-store.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
        },
      },
    ],
  },
})
