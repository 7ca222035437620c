import { parentPort, workerData } from 'node:worker_threads'

const WATCH_MS = 50

/** Ends the process when it has grown too large. In a thread of its own: decoders do not come back to the event loop before they are done. */
setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData)) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS)
parentPort?.unref()
