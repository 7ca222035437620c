import { Worker } from 'node:worker_threads'
import { job } from './jobs.ts'
import { makePhoto } from './photo.ts'
import { makeVideo } from './video.ts'

/** Resident bytes of the whole process; a phone's photo or video needs less than half. */
const MAX_BYTES = 640 * 1024 * 1024

/** The child process of server/evidence/media/workshop.ts: strangers' files are decoded here and nowhere else. */
process.on('message', (message) => {
  const wanted = job.parse(message)
  const made = wanted.kind === 'photo' ? makePhoto(wanted) : makeVideo(wanted)
  made.then(
    (size) => process.send?.({ kind: 'done', size }),
    () => process.send?.({ kind: 'unreadable' }),
  )
})
// Decoders write to the console what they think of a file; nobody reads it.
for (const name of ['log', 'warn', 'error', 'info'] as const) console[name] = () => undefined
new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: MAX_BYTES }).unref()
process.on('disconnect', () => process.exit())
