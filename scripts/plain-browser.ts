import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArguments, findChromium } from './chromium.ts'

type Given = Record<string, unknown>

/**
 * A browser that nobody watches. Playwright attaches to each worker, and now and then never hears the end of a navigation in
 * whose midst one worker replaces another; it brings scripts of its own into each page, and makes V8 keep where each error was
 * made: on a slow phone half a second of work that no visitor has.
 */
export interface PlainBrowser {
  /** Opens a page in the only tab, and is done when the page has loaded. */
  open(url: string): Promise<void>
  /** What an expression of the page gives, awaited; undefined while the page changes. */
  evaluate(expression: string): Promise<unknown>
  /** One command of the DevTools protocol to the tab. @throws Error when it is refused, or the browser ends */
  call(method: string, params?: Given): Promise<Given>
  /** Hears an event of the protocol, once its domain is enabled. */
  on(method: string, hear: (params: Given) => void): void
  close(): Promise<void>
}

/** Starts Chromium with a profile of its own. */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bobita-browser-'))
  const browser = spawn(findChromium(), [...chromiumArguments, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that its processes end together: the program that is started may be a script that starts another.
    detached: true,
  })
  const port = await debuggingPort(browser.stderr)
  const tab = await firstTab(port)
  const socket = new WebSocket(tab)
  await once(socket, 'open')
  const answers = new Map<number, { resolve: (result: Given) => void; reject: (error: Error) => void }>()
  const hearing: { method: string; hear: (params: Given) => void }[] = []
  const on: PlainBrowser['on'] = (method, hear) => void hearing.push({ method, hear })
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error } = JSON.parse(String(data))
    for (const one of hearing) if (one.method === method) one.hear(params)
    if (error) answers.get(id)?.reject(new Error(error.message))
    else answers.get(id)?.resolve(result)
    answers.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of answers.values()) reject(new Error('Chromium has ended'))
  })
  let calls = 0
  const call: PlainBrowser['call'] = (method, params = {}) =>
    new Promise((resolve, reject) => {
      answers.set(++calls, { resolve, reject })
      socket.send(JSON.stringify({ id: calls, method, params }))
    })
  let loaded = () => undefined as void
  on('Page.loadEventFired', () => loaded())
  await call('Page.enable')
  return {
    async open(url) {
      const load = new Promise<void>((resolve) => (loaded = resolve))
      await call('Page.navigate', { url })
      await load
    },
    async evaluate(expression) {
      const { result } = await call('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }).catch(nothing)
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined
    },
    call,
    on,
    async close() {
      socket.close()
      const ended = once(browser, 'close')
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function nothing(): Given {
  return {}
}

/** The port of the debugger of a Chromium, which it says when it has started. */
export async function debuggingPort(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? []
    if (port) return port
  }
  throw new Error('Chromium ended before it listened')
}

/** @returns the address of its debugger */
async function firstTab(port: string): Promise<string> {
  const targets: { type: string; webSocketDebuggerUrl: string }[] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const tab = targets.find(({ type }) => type === 'page')
  if (!tab) throw new Error('Chromium has no tab')
  return tab.webSocketDebuggerUrl
}
