import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { FAR_LIMITS } from '#tests/setup/far-limits.ts'

const ready = z.object({ port: z.int(), usagePort: z.int().optional(), readyMs: z.int().optional() })
const usage = z.object({ user: z.number(), system: z.number(), rss: z.number().optional(), pages: z.number().optional(), pageBytes: z.number().optional() })

/** A server under measurement. */
export interface Measured {
  url: string
  pid: number
  readyMs: number
  /** CPU used since it began, microseconds; memory in bytes. */
  usage(): Promise<{ cpuUs: number; rss: number; pages: number; pageBytes: number }>
  stop(): Promise<void>
}

/** Starts a server script in a process of its own and waits until it says that it listens. */
export async function startMeasured(script: string, options: { args?: string[]; env?: Record<string, string>; folder?: string } = {}): Promise<Measured> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    ...FAR_LIMITS,
    LIMITS_SCALE: '1000000',
    NODE_ENV: 'production',
    BENCH_SPAWNED_AT: String(Date.now()),
    ...options.env,
  }
  const child = fork(script === 'site' ? bundledSite() : `scripts/bench/${script}.ts`, options.args ?? [], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port, usagePort, readyMs } = ready.parse(await firstMessage(child))
  const usageUrl = usagePort === undefined ? `http://127.0.0.1:${port}/cpu` : `http://127.0.0.1:${usagePort}/`
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    readyMs: readyMs ?? 0,
    async usage() {
      const { user, system, rss = 0, pages = 0, pageBytes = 0 } = usage.parse(await (await fetch(usageUrl, { headers: { connection: 'close' } })).json())
      return { cpuUs: user + system, rss, pages, pageBytes }
    },
    async stop() {
      const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGKILL')
      await exited
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

let bundled: string | undefined

/** The site as `npm start` runs it: bundled, with the benchmark's own entry. */
function bundledSite(): string {
  if (bundled === undefined) execFileSync(process.execPath, ['scripts/bundle-server.ts', 'scripts/bench/site.ts', 'build/bench'], { stdio: 'inherit' })
  return (bundled ??= 'build/bench/site.js')
}

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
