import { openDatabase } from '#server/platform/database/database.ts'
import { startPostgres } from '../postgres.ts'
import { percentile } from './first-chunk.ts'
import { measure, type Load } from './load.ts'
import { startMeasured, type Measured } from './processes.ts'
import { limitProcessor } from './processor-share.ts'

/** What so many processes on one PostgreSQL do together in a second; of the shares, 1 is what one process did in the same run. */
export interface ScalingRow {
  processes: number
  /** Of one processor, what each process could have. */
  share: number
  keptPages: number
  signatures: number
  renderedPages: number
  ofOne: Record<Figure, number>
  failed: number
}

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 32
/** A petition that is on television. */
const SIGNERS = 256
const RENDERING = 8
const PETITIONS = Array.from({ length: 10 }, (_, number) => 9_000 + number)
/** Callers of different networks, as they are in earnest: each has limits of its own. */
const NETWORKS = 200

/** In turns, so that whatever else the machine does meets all numbers of processes; the median of each counts. */
const TURNS = 5
const TURN_SECONDS = 5
/** Before each turn, unmeasured: of four processes each sees a quarter of the calls, and V8 translates again what was idle. */
const LEAD_SECONDS = 12
const WARM_UP_SECONDS = 6

type Figure = 'keptPages' | 'signatures' | 'renderedPages'

/**
 * One, two and four processes on a durable PostgreSQL; each caller is dealt to the next process, as a proxy in turns does it.
 *
 * @param share of one processor for each process; below 1 it needs root
 */
export async function scalingRows(share = 1): Promise<ScalingRow[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1', SITE_SECRET: 'the-secret-of-every-process-of-the-benchmark' }
    const kept = await start(Math.max(...PROCESSES), env, [])
    await openPetitions(postgres.url)
    const keptPages = await inTurns(kept, { path: '/', connections: CONNECTIONS }, share)
    const signatures = await inTurns(kept, SIGNING, share)
    await stop(kept)
    const uncached = await start(Math.max(...PROCESSES), env, ['uncached'])
    const renderedPages = await inTurns(uncached, { path: '/', connections: RENDERING }, share)
    await stop(uncached)
    return PROCESSES.map((processes) => ({ share, ...rowOf(processes, { keptPages, signatures, renderedPages }) }))
  } finally {
    await postgres.stop()
  }
}

const SIGNING: Load = {
  paths: PETITIONS.map((id) => `/api/v1/petitions/${id}/sign`),
  connections: SIGNERS,
  networks: NETWORKS,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ full_name: 'Ana Exemplu', email: '[<id>]@exemplu.ro' }),
}

type Measurement = Map<number, { perSecond: number; failed: number }>

function rowOf(processes: number, measured: Record<Figure, Measurement>): Omit<ScalingRow, 'share'> {
  const of = (name: Figure, number: number) => measured[name].get(number) ?? { perSecond: 0, failed: 0 }
  const share = (name: Figure) => Math.round((of(name, processes).perSecond / of(name, 1).perSecond) * 100) / 100
  return {
    processes,
    keptPages: of('keptPages', processes).perSecond,
    signatures: of('signatures', processes).perSecond,
    renderedPages: of('renderedPages', processes).perSecond,
    ofOne: { keptPages: share('keptPages'), signatures: share('signatures'), renderedPages: share('renderedPages') },
    failed: of('keptPages', processes).failed + of('signatures', processes).failed + of('renderedPages', processes).failed,
  }
}

/** The first so many of the processes, the others idle; each is as warm as one that has served for a while. */
async function inTurns(sites: readonly Measured[], load: Load, share: number): Promise<Measurement> {
  for (const site of sites) await together([site], { ...load, seconds: WARM_UP_SECONDS })
  const pids = sites.map(({ pid }) => pid)
  const letGo = share < 1 ? limitProcessor(pids, share) : undefined
  const turns = new Map(PROCESSES.map((processes) => [processes, { perSecond: new Array<number>(), failed: 0 }]))
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [processes, measured] of turns) {
      const chosen = sites.slice(0, processes)
      await together(chosen, { ...load, seconds: LEAD_SECONDS })
      const { perSecond, failed } = await together(chosen, { ...load, seconds: TURN_SECONDS })
      measured.perSecond.push(perSecond)
      measured.failed += failed
    }
  }
  letGo?.()
  return new Map([...turns].map(([processes, { perSecond, failed }]) => [processes, { perSecond: percentile(perSecond, 0.5), failed }]))
}

async function start(processes: number, env: Record<string, string>, args: string[]): Promise<Measured[]> {
  const sites: Measured[] = []
  while (sites.length < processes) sites.push(await startMeasured('site', { env, args }))
  return sites
}

async function stop(sites: readonly Measured[]): Promise<void> {
  for (const site of sites) await site.stop()
}

/** The same number of callers in all, however many processes there are. */
async function together(sites: readonly Measured[], load: Load): Promise<{ perSecond: number; failed: number }> {
  const rows = await Promise.all(sites.map((site) => measure(site, { ...load, connections: load.connections / sites.length })))
  return { perSecond: rows.reduce((sum, row) => sum + row.requestsPerSecond, 0), failed: rows.reduce((sum, row) => sum + row.failed, 0) }
}

async function openPetitions(url: string): Promise<void> {
  const { db } = await openDatabase({ url })
  const petition = { title: 'Apă', description: 'Apă', addressee: 'Primăria', current_signatures: 0, is_active: 1, is_example: 0 }
  await db
    .insertInto('petitions')
    .values(PETITIONS.map((id) => ({ ...petition, id, required_signatures: 100_000_000, created_at: '2026-11-20T10:00:00.000Z' })))
    .execute()
  await db.destroy()
}
