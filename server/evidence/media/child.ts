import { Worker } from 'node:worker_threads'
import { job, READY, type JobAnswer, type MediaSize } from './jobs.ts'
import { makePhoto, TooWide } from './photo.ts'
import { makeVideo } from './video.ts'

/** What a decoder may hold between two files: above it, the memory of one would be charged to the next. */
const GROWN_BYTES = 256 * 1024 * 1024

let working = false

/** The child process of server/evidence/media/decoder.ts: strangers' files are decoded here and nowhere else. */
function work(message: unknown): void {
  const wanted = job.parse(message)
  working = true
  // Only the job keeps the process busy now: see `beforeExit`.
  process.channel?.unref()
  const made = wanted.kind === 'photo' ? makePhoto(wanted) : makeVideo(wanted)
  made.then(
    (size: MediaSize) => answer({ kind: 'done', size, grown: hasGrown() }),
    (error: unknown) => answer({ kind: error instanceof TooWide ? 'too_wide' : 'unreadable', grown: hasGrown() }),
  )
}

function answer(made: JobAnswer): void {
  if (!working) return
  working = false
  process.channel?.ref()
  process.send?.(made)
}

function hasGrown(): boolean {
  return process.memoryUsage.rss() > GROWN_BYTES
}

// Decoders write to the console what they think of a file; nobody reads it.
for (const name of ['log', 'warn', 'error', 'info'] as const) console[name] = () => undefined
process.on('disconnect', () => process.exit())
// The event loop is empty and there is no answer yet: the decoder waits for something that never comes.
process.on('beforeExit', () => answer({ kind: 'unreadable', grown: true }))

const watch = new Worker(new URL('./child-watch.ts', import.meta.url), { workerData: Number(process.argv[2]) })
// Not a byte is decoded before somebody watches; a watch that fails ends the process.
watch.once('message', () => {
  watch.unref()
  process.on('message', work)
  process.send?.(READY)
})
