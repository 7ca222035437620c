import { parentPort, workerData } from 'node:worker_threads'

const WATCH_MS = 50

/** Ends the process when it has grown too large. In a thread of its own: decoders do not come back to the event loop before they are done. */
function look(): void {
  if (process.memoryUsage.rss() > Number(workerData)) process.kill(process.pid, 'SIGKILL')
}

look()
setInterval(look, WATCH_MS)
parentPort?.postMessage('watching')
