import { openDatabase } from '#server/platform/database.ts'
import { startPostgres } from '../postgres.ts'
import { measure, type Load } from './load.ts'
import { startMeasured, type Measured } from './processes.ts'

/** What so many processes on one PostgreSQL do together in a second; of the shares, 1 is what one process did in the same run. */
export interface ScalingRow {
  processes: number
  keptPages: number
  signatures: number
  renderedPages: number
  ofOne: { keptPages: number; signatures: number; renderedPages: number }
  failed: number
}

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 32
const RENDERING = 8
const PETITIONS = Array.from({ length: 10 }, (_, number) => 9_000 + number)
/** Callers of different networks, as they are in earnest: each has limits of its own. */
const NETWORKS = 200

type Figures = Omit<ScalingRow, 'processes' | 'ofOne'>

/** One, two and four processes on a durable PostgreSQL; each caller is dealt to the next process, as a proxy in turns does it. */
export async function scalingRows(): Promise<ScalingRow[]> {
  const rows: ScalingRow[] = []
  let one: Figures | undefined
  for (const processes of PROCESSES) {
    const figures = await figuresOf(processes)
    one ??= figures
    const share = (name: 'keptPages' | 'signatures' | 'renderedPages') => Math.round((figures[name] / (one?.[name] ?? 1)) * 100) / 100
    rows.push({ processes, ...figures, ofOne: { keptPages: share('keptPages'), signatures: share('signatures'), renderedPages: share('renderedPages') } })
  }
  return rows
}

/** On a database of their own, so that the first do not sign on an emptier one. */
async function figuresOf(processes: number): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  try {
    const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' }
    const sites = await start(processes, env, [])
    await openPetitions(postgres.url)
    const kept = await together(sites, { path: '/', connections: CONNECTIONS })
    const signed = await together(sites, {
      paths: PETITIONS.map((id) => `/api/v1/petitions/${id}/sign`),
      connections: CONNECTIONS,
      networks: NETWORKS,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ full_name: 'Ana Exemplu', email: '[<id>]@exemplu.ro' }),
    })
    await stop(sites)
    const uncached = await start(processes, env, ['uncached'])
    const rendered = await together(uncached, { path: '/', connections: RENDERING })
    await stop(uncached)
    return { keptPages: kept.perSecond, signatures: signed.perSecond, renderedPages: rendered.perSecond, failed: kept.failed + signed.failed + rendered.failed }
  } finally {
    await postgres.stop()
  }
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
