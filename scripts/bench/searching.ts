import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from './first-chunk.ts'
import { fillShelters } from './growth-records.ts'
import { startMeasured, type Measured } from './processes.ts'

/** Beside everything the site itself holds. */
const SHELTERS = 1_000
const ROUNDS = 40

/** What people type: whole words, mistyped ones, questions; each is sent letter by letter, as a box that follows them does. */
const TYPED = [
  'vaccin',
  'vaccinn',
  'ciocolta',
  'căpușă la câine',
  'adapost iasi',
  'legea 205',
  'de ce latra cainele noaptea',
  'rottweiler',
  'confidențialitate',
]
const PATHS = TYPED.flatMap((typed) => Array.from({ length: typed.length }, (_, end) => `/api/v1/search?q=${encodeURIComponent(typed.slice(0, end + 1))}`))

/** Milliseconds of one search, seen from outside, one after the other, beside a raw server that sends as many bytes as the longest answer. */
export async function searchFigures(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-search-'))
  await fillShelters(folder, SHELTERS)
  const site = await startMeasured('site', { folder, env: { DEMO_DATA: '0' } })
  const bodies = await Promise.all(PATHS.map(async (path) => (await fetch(site.url + path)).text()))
  const file = join(folder, 'longest')
  writeFileSync(
    file,
    bodies.reduce((longest, body) => (body.length > longest.length ? body : longest), ''),
  )
  const floor = await startMeasured('floor', { args: [file, 'application/json'] })
  const [least, found] = [
    await timed(
      floor,
      PATHS.map(() => '/'),
    ),
    await timed(site, PATHS),
  ]
  const { cpuUs } = await site.usage()
  const searches = found.length
  await timed(site, PATHS)
  const cpuUsPerSearch = Math.round(((await site.usage()).cpuUs - cpuUs) / searches)
  await floor.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  return {
    searchFloorMsP95: percentile(least, 0.95),
    searchMsP50: percentile(found, 0.5),
    searchMsP95: percentile(found, 0.95),
    searchCpuUs: cpuUsPerSearch,
    searchTimesFloorP95: Math.round((percentile(found, 0.95) / percentile(least, 0.95)) * 10) / 10,
  }
}

async function timed({ url }: Measured, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const path of paths) {
      const started = performance.now()
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      if (round >= 0) times.push(performance.now() - started)
    }
  }
  return times
}
