import { Worker } from 'node:worker_threads'
import { job } from './jobs.ts'
import { makePhoto, TooWide } from './photo.ts'
import { makeVideo } from './video.ts'

/** The child process of server/evidence/media/workshop.ts: strangers' files are decoded here and nowhere else. */
function work(message: unknown): void {
  const wanted = job.parse(message)
  const made = wanted.kind === 'photo' ? makePhoto(wanted) : makeVideo(wanted)
  made.then(
    (size) => process.send?.({ kind: 'done', size }),
    (error: unknown) => process.send?.({ kind: error instanceof TooWide ? 'too_wide' : 'unreadable' }),
  )
}

// Decoders write to the console what they think of a file; nobody reads it.
for (const name of ['log', 'warn', 'error', 'info'] as const) console[name] = () => undefined
process.on('disconnect', () => process.exit())

const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: Number(process.argv[2]) })
// Not a byte is decoded before somebody watches; a watch that fails ends the process.
watch.once('message', () => {
  watch.unref()
  process.on('message', work)
})
