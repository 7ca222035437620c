import { defineConfig } from '@playwright/test'
import { ON_POSTGRES } from './tests/journeys/engines.ts'
import { chromiumArguments, findChromium } from './scripts/chromium.ts'

/** Journeys through the built site in Chromium; every worker has a server and a data folder of its own (tests/journeys/site.ts). */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/setup/own-folder.ts',
  testMatch: '**/*.e2e.ts',
  // The journeys of operators run once more on PostgreSQL, where there is one (scripts/check.ts gives its address).
  projects: [{ name: 'SQLite' }, ...(process.env['TEST_DATABASE_URL'] === undefined ? [] : [{ name: ON_POSTGRES, testMatch: '**/operators*.e2e.ts' }])],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A guard against what never ends, not a measure: a busy machine makes anything slow. A long run (`npm run hold`) has hours.
  timeout: process.env['HOLD_FIGURES'] === undefined ? 10 * 60_000 : 0,
  expect: { timeout: 2 * 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    viewport: { width: 1280, height: 800 },
    // Journeys answer some calls themselves (page.route), which a worker's own calls would go past, and count what a page
    // fetches, which would depend on whether a worker had come first. offline.e2e.ts, which is about the worker, lets it in.
    serviceWorkers: 'block',
    // Recording every step costs a quarter of the time: `npm test` records nothing; a failure is repeated by hand, where it is recorded.
    trace: 'retain-on-failure',
    // A press on what never comes says so before the whole journey has run out of time.
    actionTimeout: 4 * 60_000,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
})
