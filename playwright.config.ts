import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.ts'

/** Journeys through the built site in Chromium; every worker has a server and a data folder of its own (tests/journeys/site.ts). */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI']
    ? [['dot'], ['json', { outputFile: 'test-results/journeys.json' }]]
    : [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    viewport: { width: 1280, height: 800 },
    // Recording every step costs a quarter of the time; a failure is repeated by hand, where it is recorded.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
})
