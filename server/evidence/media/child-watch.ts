import { parentPort, workerData } from 'node:worker_threads'

const WATCH_MS = 10
const parent = process.ppid
const most = Number(workerData)

/**
 * Ends the process when it has grown too large, or when the server that asked it has gone. In a thread of its own: decoders
 * do not come back to the event loop before they are done, and some never.
 */
function look(): void {
  if (process.memoryUsage.rss() > most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}

look()
setInterval(look, WATCH_MS)
parentPort?.postMessage('watching')
