import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as base } from '@playwright/test'
import { freePort } from '#scripts/postgres.ts'
import { createDatabase } from '#tests/setup/own-database.ts'
import { FAR_LIMITS } from '#tests/setup/far-limits.ts'
import { METRICS_TOKEN } from '#tests/operators/monitor.ts'

import { ON_POSTGRES } from './engines.ts'

export { expect } from '@playwright/test'

/** The built site as a person starts it: a process of its own, a data folder of its own. */
export interface Site {
  url: string
  process(): ChildProcess
  /** What it has written to its log so far. */
  log(): string
  /** Ends it without a word, as a power cut does. */
  kill(): Promise<void>
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Enough for a test to search in, bounded for a long run. */
const LOG_CHARACTERS = 2_000_000

/**
 * In the project of PostgreSQL, gives the site that is opened next a database of its own, and its command line with it: both
 * find it in DATABASE_URL. Answers what drops it.
 */
export async function ownDatabase(): Promise<() => Promise<void>> {
  if (!isOnPostgres()) return async () => undefined
  const { url, drop } = await createDatabase()
  process.env['DATABASE_URL'] = url
  return async () => {
    delete process.env['DATABASE_URL']
    await drop()
  }
}

/** False also for whoever starts a site outside of any test: the scripts that take pictures. */
function isOnPostgres(): boolean {
  try {
    return base.info().project.name === ON_POSTGRES
  } catch {
    return false
  }
}

/** Starts the real server; settings are those of `.env.example`. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-site-'))
  const dropDatabase = await ownDatabase()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, ...FAR_LIMITS, METRICS_TOKEN, ...settings }
  let log = ''

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['build/site/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const output of [child.stdout, child.stderr]) output.on('data', (piece: Buffer) => (log = (log + piece.toString()).slice(-LOG_CHARACTERS)))
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`the site did not start: ${log}`)
      await setTimeout(50)
    }
    return child
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await exited
  }

  let server = await start()
  return {
    url,
    process: () => server,
    log: () => log,
    kill: () => end('SIGKILL'),
    async restart() {
      server = await start()
    },
    async stop() {
      await end('SIGTERM')
      await dropDatabase()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/** Journeys of one worker share one site; what they make there does not meet, because every person is new. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright insists on an object pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
})
