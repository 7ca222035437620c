import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { FAR_LIMITS } from '../setup/far-limits.ts'
import { METRICS_TOKEN } from '../operators/monitor.ts'
import type { Order } from './server-process.ts'

/** In bytes, as process.memoryUsage says it. */
const memory = z.object({ rss: z.number(), heapUsed: z.number() })

/** A server in a process of its own. */
export interface RunningServer {
  url: string
  /** What it has printed so far; with a level such as TEST_LOGS=trace that is its whole log. */
  printed(): string
  /** How long its event loop was blocked since the last time this was asked, p99.9 in milliseconds. */
  blockedMs(): Promise<number>
  /** Lets it collect its garbage and give free memory back: what it holds then, in bytes, it needs. */
  giveBack(): Promise<z.infer<typeof memory>>
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>
}

/** Starts a server and waits until it listens. @throws Error when it ends instead */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const script = fileURLToPath(new URL('server-process.ts', import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', ...FAR_LIMITS, LIMITS_SCALE: '1000000', METRICS_TOKEN, ...settings }
  const child = fork(script, [], { env, execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output?.on('data', (piece: Buffer) => (printed += piece.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)))
  })
  async function ask(order: Order): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    child.once('message', resolve)
    child.send(order)
    return promise
  }
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    printed: () => printed,
    blockedMs: async () => z.number().parse(await ask('how long')),
    giveBack: async () => memory.parse(await ask('give back')),
    kill() {
      child.kill('SIGKILL')
      return exited
    },
  }
}

/** One signature over the wire: the status of the answer, or null when there was none. */
export async function signAt(server: RunningServer, petitionId: number, email: string): Promise<number | null> {
  const body = JSON.stringify({ full_name: 'Ana Exemplu', email })
  const answer = await fetch(`${server.url}/petitions/${petitionId}/sign`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => null,
  )
  // The status counts once the whole answer is there.
  const text = await answer?.text().catch(() => null)
  return answer && typeof text === 'string' ? answer.status : null
}
