import { fileURLToPath } from 'node:url'
import { createLru } from '../../platform/lru.ts'
import { Refusal } from '../../platform/refusal.ts'
import { startDecoder, type Decoder, type DecodeEnding, type JobBounds } from './decoder.ts'
import { createFairQueue } from './fair-queue.ts'
import type { DecodeJob, MediaSize } from './jobs.ts'
import { createPauses } from './pauses.ts'

/** A file to be decoded: whose it is, and how large. */
export interface DecodeRequest {
  sender: string
  job: DecodeJob
  bytes: number
}

/** A worker pool in which strangers' files are decoded: a few child processes, and two queues before them (docs/decisions/0020). */
export interface DecoderPool {
  /**
   * Decodes a file when it is its sender's turn, one file of a sender at a time.
   *
   * @throws Refusal evidence.unreadable when the file cannot be decoded, evidence.photo_too_wide, evidence.paused,
   * evidence.overloaded when too many wait or the machine gave its decoder hardly any time, server.unavailable when the pool closes
   */
  run(request: DecodeRequest): Promise<MediaSize>
  /** @throws Refusal evidence.paused while this sender's files are not taken */
  admit(sender: string): void
  close(): void
}

/** The scheduler's two lanes: photos begin in the fast one, and one that has used its slice of processor time goes to the slow one; films begin there. */
type Lane = 'fast' | 'slow'

interface PendingJob extends DecodeRequest {
  /** Whether a decoder has crashed under it already. */
  retried: boolean
  resolve(size: MediaSize): void
  reject(refusal: Refusal): void
}

interface PoolWorker {
  decoder: Decoder
  /** One whose priority was lowered stays in the slow lane. */
  lane: Lane
  done: number
  current: PendingJob | null
  /** Whether its job has used its slice. */
  long: boolean
  idleTimer: NodeJS.Timeout | undefined
}

/** Bounds that keep a hostile file from harming anything but its own job. Times in milliseconds. */
interface Bounds extends Record<Lane, number> {
  waiting: number
  jobsAChild: number
  /** Processor time of a job before its first megabyte. */
  photo: number
  video: number
  slice: number
  wall: number
  /** Resident bytes of a child (see startDecoder). */
  memoryBytesAChild: number
}

const MEGABYTE = 1024 * 1024
/** A film's work goes by its bytes; a photo's by its pixels too, of which few bytes may hold a hundred million. */
const BOUNDS: Bounds = {
  fast: 2,
  slow: 1,
  waiting: 40,
  jobsAChild: 50,
  photo: 10_000,
  video: 2_000,
  slice: 1_000,
  wall: 4 * 60_000,
  memoryBytesAChild: 512 * MEGABYTE,
}
/** What all children together hold at the very worst; deploy/ and compose.yaml leave room for it beside the server. */
export const MOST_BYTES = (BOUNDS.fast + BOUNDS.slow) * BOUNDS.memoryBytesAChild
const MEGABYTE_MS = 1_000
const MEGABYTE_SLICE_MS = 250
const MAX_MS = 60_000
const MAX_SLICE_MS = 5_000
/** A child nobody has needed for so long gives its memory back. */
const IDLE_MS = 30_000
const RETRY_S = 30
const SENDERS_REMEMBERED = 1_000
const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url))

/**
 * Opens a pool; children start with the first job.
 *
 * @param folder the only one a child may write to
 * @param program what a child runs
 */
export function openDecoderPool(folder: string, bounds = BOUNDS, program = PROGRAM): DecoderPool {
  return new WorkerPool(folder, bounds, program)
}

class WorkerPool implements DecoderPool {
  readonly #queues = { fast: createFairQueue<PendingJob>(), slow: createFairQueue<PendingJob>() }
  readonly #workers = new Set<PoolWorker>()
  readonly #pauses = createPauses()
  /** Whose last job was a long one: their next begins in the slow lane. */
  readonly #slowSenders = createLru<string, true>({ entries: SENDERS_REMEMBERED })
  readonly #folder: string
  readonly #bounds: Bounds
  readonly #program: string
  #closed = false

  constructor(folder: string, bounds: Bounds, program: string) {
    this.#folder = folder
    this.#bounds = bounds
    this.#program = program
  }

  async run(request: DecodeRequest): Promise<MediaSize> {
    if (this.#closed) throw closing()
    this.admit(request.sender)
    if (this.#queues.fast.size + this.#queues.slow.size >= this.#bounds.waiting) throw new Refusal('evidence.overloaded', { retryAfterS: RETRY_S })
    const { promise, resolve, reject } = Promise.withResolvers<MediaSize>()
    this.#queues[this.#firstLane(request)].add(request.sender, { ...request, retried: false, resolve, reject })
    this.#schedule()
    return promise
  }

  admit(sender: string): void {
    const paused = this.#pauses.refusal(sender)
    if (paused) throw paused
  }

  close(): void {
    this.#closed = true
    for (const pending of [...this.#queues.fast.drain(), ...this.#queues.slow.drain()]) pending.reject(closing())
    for (const worker of this.#workers) worker.decoder.end()
  }

  #inLane(lane: Lane): PoolWorker[] {
    return [...this.#workers].filter((worker) => worker.lane === lane)
  }

  #hasRoom(lane: Lane): boolean {
    return this.#inLane(lane).filter(({ current }) => current !== null).length < this.#bounds[lane]
  }

  #schedule(): void {
    for (const lane of ['fast', 'slow'] as const) {
      while (this.#hasRoom(lane)) {
        const pending = this.#queues[lane].take(new Set([...this.#workers].map((worker) => worker.current?.sender ?? '')))
        if (!pending) break
        const paused = this.#pauses.refusal(pending.sender)
        if (paused) pending.reject(paused)
        else void this.#assign(this.#inLane(lane).find((worker) => worker.current === null) ?? this.#startWorker(lane), pending)
      }
    }
  }

  #startWorker(lane: Lane): PoolWorker {
    const onEnd = () => void this.#workers.delete(worker)
    const decoder = startDecoder({ program: this.#program, folder: this.#folder, bytes: this.#bounds.memoryBytesAChild, onEnd })
    const worker: PoolWorker = { decoder, lane, done: 0, current: null, long: false, idleTimer: undefined }
    if (lane === 'slow') decoder.lowerPriority()
    this.#workers.add(worker)
    return worker
  }

  async #assign(worker: PoolWorker, pending: PendingJob): Promise<void> {
    clearTimeout(worker.idleTimer)
    worker.current = pending
    worker.long = false
    const ending = await worker.decoder.decode(pending.job, boundsOf(pending, this.#bounds), () => this.#mayGoOn(worker))
    worker.current = null
    worker.done += 1
    this.#rememberPace(pending.sender, worker.long)
    if ('grown' in ending) this.#recycleOrKeep(worker, ending.grown)
    this.#finish(pending, ending, worker)
    if (this.#closed) return
    this.#schedule()
    // Start the replacement of an ended decoder now: the next job does not wait for it.
    if (!('grown' in ending) && this.#inLane('fast').length < this.#bounds.fast) this.#startIdleTimer(this.#startWorker('fast'))
  }

  /** A job beyond its slice goes on in the slow lane; where that is full, only as long as a worker of the fast one stays free. */
  #mayGoOn(worker: PoolWorker): boolean {
    worker.long = true
    if (worker.lane === 'slow') return true
    if (!this.#hasRoom('slow')) return this.#hasRoom('fast')
    for (const idle of this.#inLane('slow')) this.#recycle(idle)
    worker.lane = 'slow'
    worker.decoder.lowerPriority()
    this.#schedule()
    return true
  }

  /** A film that never ends must not occupy a worker for fast jobs; whoever sends a film has waited for its bytes anyway. */
  #firstLane({ sender, job }: DecodeRequest): Lane {
    return job.kind === 'video' || this.#slowSenders.has(sender) ? 'slow' : 'fast'
  }

  #rememberPace(sender: string, long: boolean): void {
    if (long) this.#slowSenders.set(sender, true)
    else this.#slowSenders.delete(sender)
  }

  #recycleOrKeep(worker: PoolWorker, grown: boolean): void {
    if (grown || worker.done >= this.#bounds.jobsAChild) this.#recycle(worker)
    else this.#startIdleTimer(worker)
  }

  #startIdleTimer(worker: PoolWorker): void {
    worker.idleTimer = setTimeout(() => this.#recycle(worker), IDLE_MS).unref()
  }

  #recycle(worker: PoolWorker): void {
    clearTimeout(worker.idleTimer)
    this.#workers.delete(worker)
    worker.decoder.end()
  }

  #finish(pending: PendingJob, ending: DecodeEnding, { done }: PoolWorker): void {
    if (ending.kind === 'done') return pending.resolve(ending.size)
    if (this.#closed) return pending.reject(closing())
    if (ending.kind === 'preempted') return this.#queues.slow.add(pending.sender, pending)
    // A late crash may belong to the previous job. Retry once in a fresh child, where this job is the first.
    if (ending.kind === 'fell' && done > 1 && !pending.retried) return this.#queues.slow.add(pending.sender, { ...pending, retried: true })
    pending.reject(this.#refusalOf(pending.sender, ending.kind))
  }

  #refusalOf(sender: string, kind: Exclude<DecodeEnding['kind'], 'done' | 'preempted'>): Refusal {
    if (kind === 'too_wide') return new Refusal('evidence.photo_too_wide')
    if (kind === 'starved') return new Refusal('evidence.overloaded', { retryAfterS: RETRY_S })
    // A file that ends its decoder is a file that cannot be decoded.
    if (kind !== 'unreadable') this.#pauses.count(sender)
    return new Refusal('evidence.unreadable')
  }
}

function boundsOf({ job, bytes }: DecodeRequest, bounds: Bounds): JobBounds {
  const megabytes = bytes / MEGABYTE
  return {
    slice: Math.min(bounds.slice + megabytes * MEGABYTE_SLICE_MS, MAX_SLICE_MS),
    processor: Math.min(bounds[job.kind] + megabytes * MEGABYTE_MS, MAX_MS),
    wall: bounds.wall,
  }
}

function closing(): Refusal {
  return new Refusal('server.unavailable', { retryAfterS: RETRY_S })
}
