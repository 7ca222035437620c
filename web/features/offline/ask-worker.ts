import type { WorkerMessage } from '#web/lib/kept-pages.ts'

/** Says something to the service worker. @returns its answer, once it has done what it was told */
export function askWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  port1.onmessage = ({ data }) => resolve(data)
  worker.postMessage(message, [port2])
  return promise
}
