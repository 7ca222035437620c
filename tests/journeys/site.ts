import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test as base } from '@playwright/test'
import { freePort } from '#scripts/postgres.ts'

export { expect } from '@playwright/test'

/** The built site as a person starts it: a process of its own, a data folder of its own. */
export interface Site {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

const START_TRIES = 200

/** Starts the real server; settings are those of `.env.example`. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-site-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LIMITS_SCALE: '1000', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (attempt === START_TRIES || server.exitCode !== null) throw new Error('the site did not start')
    await setTimeout(50)
  }
  return {
    url,
    process: server,
    async stop() {
      const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
      if (server.exitCode === null && server.kill('SIGTERM')) await exited
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
