import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'

const PAGE_EVERY_MS = 20
const PAGES = 150

const times = z.array(z.number())

/**
 * Milliseconds of one page, asked for again and again until there are enough or `over` resolves; from a thread of its
 * own, so that what else the benchmark does is not measured with it.
 */
export async function pageTimes(address: string, over?: Promise<unknown>): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: address })
  const stop = () => worker.postMessage('over')
  void over?.then(stop, stop)
  const [measured] = await once(worker, 'message')
  await worker.terminate()
  return times.parse(measured)
}

async function measure(address: string): Promise<void> {
  const measured: number[] = []
  let goOn = true
  parentPort?.once('message', () => (goOn = false))
  while (measured.length < PAGES && goOn) {
    const started = performance.now()
    await (await fetch(address)).arrayBuffer()
    measured.push(performance.now() - started)
    await setTimeout(PAGE_EVERY_MS)
  }
  parentPort?.postMessage(measured)
}

if (!isMainThread) await measure(z.string().parse(workerData))
