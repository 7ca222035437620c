import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { measure, type Load, type Row } from './load.ts'
import { startMeasured, type Measured } from './processes.ts'

export interface Named extends Row {
  name: string
  /** Requests a second as a share of the raw node:http server sending the same bytes in the same run. */
  ofFloor?: number
}

/** One load beside a raw server that sends the bytes of its first address. */
export async function beside(name: string, site: Measured, load: Load): Promise<Named[]> {
  // Not fetch, which decodes: what measures reads compressed bytes slower than plain ones, so the floor sends the very same.
  const url = `${site.url}${load.path ?? load.paths?.[0] ?? '/'}`
  const answer = await new Promise<IncomingMessage>((resolve, reject) => void get(url, { headers: load.headers ?? {} }, resolve).once('error', reject))
  const folder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  const file = join(folder, 'bytes')
  writeFileSync(file, await buffer(answer))
  const floor = await startMeasured('floor', { args: [file, answer.headers['content-type'] ?? 'text/plain'] })
  const least = await measure(floor, { path: '/', connections: load.connections })
  const row = await measure(site, load)
  await floor.stop()
  rmSync(folder, { recursive: true })
  return [
    { name: `${name}: floor`, ...least },
    { name, ...row, ofFloor: Math.round((row.requestsPerSecond / least.requestsPerSecond) * 100) / 100 },
  ]
}
