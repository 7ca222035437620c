import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '#scripts/chromium.ts'
import { debuggingPort } from '#scripts/plain-browser.ts'

/** A browser on a profile that outlives it. */
export interface KillableBrowser {
  /** Its only tab. */
  page: Page
  /** Picks a file of any size in the field of this selector: the driver itself carries none above 50 MB to a browser it has not started. */
  pick(selector: string, file: string): Promise<void>
  /** Ends it as a person does, so that all it keeps is on the disk. */
  close(): Promise<void>
  /** Ends it without a word, as a phone does when its battery is empty. */
  kill(): Promise<void>
}

/** Starts Chromium on a profile. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--hide-crash-restore-bubble', 'about:blank']
  const program = spawn(findChromium(), [...chromiumArguments, ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: its processes end together, none is left that locks the profile.
    detached: true,
  })
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(program.stderr)}`, { timeout: 0 })
  const [context] = browser.contexts()
  const page = context?.pages()[0] ?? (await context?.newPage())
  if (!context || !page) throw new Error('the browser has no tab')
  return {
    page,
    async pick(selector, file) {
      const session = await context.newCDPSession(page)
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      await session.send('DOM.setFileInputFiles', { nodeId, files: [file] })
      await session.detach()
    },
    async close() {
      const ended = once(program, 'exit')
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined)
      await ended
    },
    async kill() {
      const ended = once(program, 'exit')
      if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL')
      await ended
    },
  }
}
