import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readMemory } from '../../platform/process/process-memory.ts'
import { jobAnswer, READY, type DecodeJob, type JobAnswer } from './jobs.ts'
import { watchProcessorTime } from './processor-time.ts'

/**
 * How a job ended: with an answer, or with its decoder. `overtime`: it used its processor time up; `overgrown`: its memory;
 * `starved`: it hardly got any processor time; `preempted`: it was not let go on; `fell`: a fault of its own.
 */
export type DecodeEnding = JobAnswer | { kind: 'overtime' | 'overgrown' | 'starved' | 'preempted' | 'fell' }

/** Milliseconds: `slice` and `processor` of processor time, `wall` on the clock. */
export interface JobBounds {
  slice: number
  processor: number
  wall: number
}

/** A child process in which strangers' files are decoded, one at a time. */
export interface Decoder {
  /**
   * Decodes a file. Whatever does not end in an answer ends the decoder.
   *
   * @param mayGoOn asked again and again once the job has used its slice; no ends it
   */
  decode(job: DecodeJob, bounds: JobBounds, mayGoOn: () => boolean): Promise<DecodeEnding>
  /** Lets the rest of the machine go first, for as long as it lives. */
  lowerPriority(): void
  end(): void
}

interface DecoderParts {
  /** What the child runs. */
  program: string
  /** The only one a child may write to. */
  folder: string
  /** Resident bytes at which it is ended. */
  bytes: number
  onEnd: () => void
}

const LOOK_MS = 50
const JAVASCRIPT_MB = 256

/** Starts a decoder; it is asked to work as soon as it is ready. */
export function startDecoder({ program, folder, bytes, onEnd }: DecoderParts): Decoder {
  const child = startChild(program, folder, bytes)
  const ready = Promise.withResolvers<void>()
  let settle: ((ending: DecodeEnding) => void) | null = null
  let why: 'overtime' | 'starved' | 'preempted' | 'fell' | null = null

  function end(reason: NonNullable<typeof why>): void {
    why ??= reason
    child.kill('SIGKILL')
  }

  function onMessage(message: unknown): void {
    if (message === READY) return void boundMemory(child, bytes).then(ready.resolve)
    const answer = jobAnswer.safeParse(message)
    // An unasked or unknown message comes from a file that has taken over its decoder.
    if (!answer.success || settle === null) end('fell')
    // An answer that comes after the kill was decided is too late and does not count.
    else if (why === null) settle(answer.data)
  }

  child.on('message', onMessage)
  child.once('error', () => end('fell'))
  child.once('close', (_code, signal) => {
    // Killed, and not by us: by the watch over its memory, or by a system that has none left.
    settle?.({ kind: why ?? (signal === 'SIGKILL' ? 'overgrown' : 'fell') })
    onEnd()
  })

  return {
    async decode(job, bounds, mayGoOn) {
      const { promise, resolve } = Promise.withResolvers<DecodeEnding>()
      settle = resolve
      child.ref()
      child.channel?.ref()
      const started = performance.now()
      let used = () => 0
      const timer = setInterval(() => {
        const exceeded = exceededBound(bounds, used(), performance.now() - started)
        if (exceeded !== null && (exceeded !== 'preempted' || !mayGoOn())) end(exceeded)
      }, LOOK_MS)
      void ready.promise.then(() => {
        used = watchProcessorTime(child.pid ?? 0)
        child.send(job, (error) => error && end('fell'))
      })
      const ending = await promise
      clearInterval(timer)
      settle = null
      // An idle decoder must not keep the process from exiting.
      child.unref()
      child.channel?.unref()
      return ending
    },
    lowerPriority: () => lowerPriority(child),
    end: () => end('fell'),
  }
}

/** What a job has used up: `preempted` says that only its slice is over. */
function exceededBound(bounds: JobBounds, processor: number, wall: number): 'overtime' | 'starved' | 'preempted' | null {
  if (processor > bounds.processor) return 'overtime'
  if (wall > bounds.wall) return 'starved'
  return processor > bounds.slice ? 'preempted' : null
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    setPriority(pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has just ended.
  }
}

/**
 * The kernel's own bound, where there is one (Linux, with prlimit of util-linux): the watch inside the child needs some
 * processor time itself. Counted from what the child has reserved so far, most of which is never touched.
 */
async function boundMemory({ pid }: ChildProcess, bytes: number): Promise<void> {
  const [reserved, resident] = [readMemory(pid, 'VmData'), readMemory(pid, 'VmRSS')]
  if (reserved === null || resident === null) return
  const most = reserved - resident + bytes
  const prlimit = spawn('prlimit', [`--pid=${pid}`, `--data=${most}`], { stdio: 'ignore', env: {} })
  await Promise.race([once(prlimit, 'close'), once(prlimit, 'error')]).catch(() => undefined)
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
