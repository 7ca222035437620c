import { fork, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../../platform/refusal.ts'
import { jobAnswer, type Job, type JobAnswer, type Size } from './jobs.ts'

/** Where strangers' files are decoded: a few child processes, each replaced after some jobs, ended when it takes too long or too much. */
export interface Workshop {
  /**
   * Does one job, or waits its turn.
   *
   * @throws Refusal evidence.unreadable when the file cannot be decoded, evidence.photo_too_wide, server.unavailable when too many wait
   */
  run(job: Job): Promise<Size>
  close(): void
}

interface Order {
  job: Job
  /** Whether a child has ended under it already. */
  again: boolean
  resolve(size: Size): void
  reject(refusal: Refusal): void
}

interface Bench {
  child: ChildProcess
  done: number
  order: Order | null
  tooSlow: boolean
  timer: NodeJS.Timeout
}

/** What keeps a hostile file from anything but its own job. */
interface Bounds {
  benches: number
  waiting: number
  jobsAChild: number
  jobMs: number
  /** Resident bytes of a child; a HEIC photo of 24 megapixels needs 570 MB, any other file less than 300. */
  childBytes: number
}

const BOUNDS: Bounds = { benches: 2, waiting: 40, jobsAChild: 50, jobMs: 20_000, childBytes: 704 * 1024 * 1024 }
/** A child nobody has needed for so long gives its memory back. */
const IDLE_MS = 30_000
const RETRY_S = 30
const JAVASCRIPT_MB = 256
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

/**
 * Opens a workshop; children start with the first job.
 *
 * @param folder the only one a child may write to
 * @param program what a child runs
 */
export function openWorkshop(folder: string, bounds = BOUNDS, program = CHILD): Workshop {
  const benches = new Set<Bench>()
  const waiting: Order[] = []

  function next(): void {
    const order = waiting[0]
    if (!order) return
    const bench = [...benches].find((one) => one.order === null) ?? (benches.size < bounds.benches ? openBench() : undefined)
    if (!bench) return
    waiting.shift()
    clearTimeout(bench.timer)
    bench.order = order
    bench.timer = setTimeout(() => {
      bench.tooSlow = true
      bench.child.kill('SIGKILL')
    }, bounds.jobMs)
    bench.child.ref()
    bench.child.channel?.ref()
    bench.child.send(order.job, (error) => error && bench.child.kill('SIGKILL'))
  }

  function openBench(): Bench {
    const bench: Bench = { child: startChild(program, folder, bounds.childBytes), done: 0, order: null, tooSlow: false, timer: setTimeout(() => undefined, 0) }
    benches.add(bench)
    bench.child.on('message', (message) => hear(bench, message))
    bench.child.once('error', () => bench.child.kill('SIGKILL'))
    bench.child.once('close', () => {
      clearTimeout(bench.timer)
      benches.delete(bench)
      if (bench.order) ended(bench, bench.order)
      next()
    })
    return bench
  }

  /** A file that ends its decoder, by time, memory or a fault of its own, is a file that cannot be decoded. */
  function ended(bench: Bench, order: Order): void {
    // The file before may have done it, with a fault that came late: in a new child nobody was before.
    if (bench.done > 0 && !bench.tooSlow && !order.again) waiting.unshift({ ...order, again: true })
    else order.reject(new Refusal('evidence.unreadable'))
  }

  function hear(bench: Bench, message: unknown): void {
    // It is being ended, and what it did not do in time stays undone.
    if (bench.tooSlow) return
    const answer = jobAnswer.safeParse(message)
    // Words nobody asked for come from a file that has taken its decoder over.
    if (!answer.success || !bench.order) bench.child.kill('SIGKILL')
    else finish(bench, bench.order, answer.data)
  }

  function finish(bench: Bench, order: Order, answer: JobAnswer): void {
    clearTimeout(bench.timer)
    bench.order = null
    bench.done += 1
    if (bench.done >= bounds.jobsAChild) retire(bench)
    else bench.timer = setTimeout(() => retire(bench), IDLE_MS).unref()
    // One that only waits keeps nobody's program running.
    bench.child.unref()
    bench.child.channel?.unref()
    if (answer.kind === 'done') order.resolve(answer.size)
    else order.reject(new Refusal(answer.kind === 'too_wide' ? 'evidence.photo_too_wide' : 'evidence.unreadable'))
    next()
  }

  function retire(bench: Bench): void {
    benches.delete(bench)
    bench.child.kill('SIGKILL')
  }

  return {
    run(job) {
      if (waiting.length >= bounds.waiting) throw new Refusal('server.unavailable', { retryAfterS: RETRY_S })
      const { promise, resolve, reject } = Promise.withResolvers<Size>()
      waiting.push({ job, again: false, resolve, reject })
      next()
      return promise
    },
    close() {
      for (const order of waiting.splice(0)) order.reject(new Refusal('server.unavailable', { retryAfterS: RETRY_S }))
      for (const bench of benches) bench.child.kill('SIGKILL')
    },
  }
}

/** A child sees the program and the folder of arriving uploads, no setting, no secret and no network. */
function startChild(program: string, folder: string, bytes: number): ChildProcess {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const modules = `${root}node_modules`
  return fork(program, [String(bytes)], {
    // Arenas of glibc keep what threads have freed; Windows starts nothing without SystemRoot.
    env: { MALLOC_ARENA_MAX: '2', SystemRoot: process.env['SystemRoot'] },
    execArgv: [
      `--max-old-space-size=${JAVASCRIPT_MB}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      '--allow-addons',
      '--allow-worker',
      ...[`${root}package.json`, `${root}server/`, modules, realpathSync(modules), folder].map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${folder}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  })
}
