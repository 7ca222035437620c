import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { percentile } from './first-chunk.ts'
import { startMeasured } from './processes.ts'

const VISITS = 100

/**
 * Milliseconds of a whole first visit of /home, its page and all the files it names one after the other on one connection,
 * beside a raw server that sends as many bytes in as many answers; in turns.
 */
export async function firstVisitFigures(): Promise<Record<string, number>> {
  const site = await startMeasured('site')
  const page = await (await fetch(`${site.url}/home`)).text()
  const addresses = ['/home', ...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g))].map((path) => site.url + path)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const bytes = await fetchAll(agent, addresses)
  const folder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  writeFileSync(join(folder, 'bytes'), Buffer.alloc(Math.round(bytes / addresses.length), 'x'))
  const floor = await startMeasured('floor', { args: [join(folder, 'bytes'), 'application/octet-stream'] })
  const times: number[] = []
  const least: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    times.push(await timed(agent, addresses))
    least.push(
      await timed(
        agent,
        Array.from({ length: addresses.length }, () => floor.url),
      ),
    )
  }
  agent.destroy()
  await floor.stop()
  await site.stop()
  rmSync(folder, { recursive: true })
  const [own, raw] = [percentile(times, 0.5), percentile(least, 0.5)]
  return {
    firstVisitFiles: addresses.length,
    firstVisitKb: Math.round(bytes / 1024),
    firstVisitMsP50: own,
    firstVisitFloorMsP50: raw,
    firstVisitOfFloor: Math.round((own / raw) * 100) / 100,
  }
}

async function timed(agent: Agent, addresses: readonly string[]): Promise<number> {
  const started = performance.now()
  await fetchAll(agent, addresses)
  return performance.now() - started
}

/** @returns the bytes of all bodies, compressed as they came */
async function fetchAll(agent: Agent, addresses: readonly string[]): Promise<number> {
  let bytes = 0
  for (const address of addresses) {
    const body = await new Promise<Buffer>((resolve, reject) => {
      get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => void buffer(answer).then(resolve, reject)).once('error', reject)
    })
    bytes += body.length
  }
  return bytes
}
