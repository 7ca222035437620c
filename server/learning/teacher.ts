import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { learningCauses } from '#contract/learning.ts'
import { readMemory } from '../platform/process/process-memory.ts'
import { teachingAnswer, type Taught, type TeachingJob } from './teaching-job.ts'

/** Why nothing was learned. */
type Cause = (typeof learningCauses)[number]

export class TeachingFault extends Error {
  override readonly name = 'TeachingFault'
  readonly why: Cause
  /** @param said the last words of the process */
  constructor(why: Cause, said = '') {
    super(said)
    this.why = why
  }
}

/** What a learning may use up. */
export interface TeachingBounds {
  /** On the clock: with 58,000 questions some ten minutes of processor, which a busy machine gives late. */
  ms: number
  /** Resident. */
  bytes: number
}

const MEGABYTE = 1024 * 1024
/** With 58,000 questions it holds some 800 MB at most; deploy/ and compose.yaml leave room for the bound beside the server. */
export const TEACHING_BOUNDS: TeachingBounds = { ms: 60 * 60_000, bytes: 1_200 * MEGABYTE }
const JAVASCRIPT_MB = 1_000
const LOOK_MS = 1_000
const SAID_CHARACTERS = 500
const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url))

/** A child process that learns. */
export interface Teacher {
  /** @throws TeachingFault */
  taught: Promise<Taught>
  /** Ends it; `taught` fails with the cause. */
  end(why: Cause): void
}

/** Starts a process of low priority that learns once. It gets no setting and no secret. */
export function startTeacher(job: TeachingJob, onStage: (stage: 'learning' | 'measuring') => void, bounds = TEACHING_BOUNDS, program = PROGRAM): Teacher {
  const child = fork(program, [], {
    // Windows starts nothing without SystemRoot.
    env: { SystemRoot: process.env['SystemRoot'] },
    execArgv: [`--max-old-space-size=${JAVASCRIPT_MB}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const { promise, resolve, reject } = Promise.withResolvers<Taught>()
  let why: Cause | null = null
  let said = ''
  const end = (cause: Cause) => {
    why ??= cause
    child.kill('SIGKILL')
  }
  const overtime = setTimeout(end, bounds.ms, 'overtime')
  const watch = setInterval(() => (readMemory(child.pid, 'VmRSS') ?? 0) > bounds.bytes && end('overgrown'), LOOK_MS)
  child.stderr?.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(-SAID_CHARACTERS)))
  child.on('message', (message) => {
    const answer = teachingAnswer.safeParse(message).data
    if (!answer) end('fault')
    else if (answer.kind === 'taught') resolve(answer)
    else onStage(answer.kind)
  })
  child.on('error', () => end('fault'))
  child.once('close', (_code, signal) => {
    clearTimeout(overtime)
    clearInterval(watch)
    // A heap at its bound aborts; a system without memory kills.
    reject(new TeachingFault(why ?? (signal === 'SIGABRT' || signal === 'SIGKILL' ? 'overgrown' : 'fault'), said))
  })
  child.send(job, (error) => error && end('fault'))
  return { taught: promise, end }
}
