import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database, type Db } from '#server/platform/database/database.ts'
import { createSignatureQueue } from '#server/petitions/signature-batches.ts'
import { startPostgres } from '../postgres.ts'
import { postgresLimit, sqliteLimit, type EngineLimit } from './engine.ts'
import { percentile } from './first-chunk.ts'
import { measure, type Row } from './load.ts'
import { startMeasured } from './processes.ts'

/** Signatures a second through the site, as a share of what the engine stores one by one in the same run. */
export interface SigningRow extends Row {
  name: string
  ofFloor: number
}

const SPREAD = { petitions: 10, signers: 16 }
const VIRAL = { petitions: 1, signers: 64 }
const GOAL = 100_000_000
const SECONDS = 4

/** Both engines, durable: signers spread over ten petitions, and a crowd on one. */
export async function signingRows(): Promise<SigningRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  const file = join(folder, 'bobita.sqlite')
  const rows = await rowsOf('SQLite', { DATA_DIR: folder }, { file }, sqliteLimit(file))
  rmSync(folder, { recursive: true, force: true })

  const postgres = await startPostgres({ durable: true })
  try {
    return [...rows, ...(await rowsOf('PostgreSQL', { DATABASE_URL: postgres.url }, { url: postgres.url }, postgresLimit(postgres.url)))]
  } finally {
    await postgres.stop()
  }
}

async function rowsOf(engine: string, env: Record<string, string>, where: { url: string } | { file: string }, limit: EngineLimit): Promise<SigningRow[]> {
  const site = await startMeasured('site', { env })
  const database = await openDatabase(where)
  const { db } = database
  const rows: SigningRow[] = []
  for (const [index, { petitions, signers }] of [SPREAD, VIRAL].entries()) {
    const ids = Array.from({ length: petitions }, (_, number) => 1_000 * (index + 1) + number)
    await openPetitions(db, ids)
    const least = await limit(ids, signers)
    const row = await measure(site, {
      connections: signers,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // load.ts writes something that comes once instead of [<id>].
      body: JSON.stringify({ full_name: 'Ana Exemplu', email: '[<id>]@exemplu.ro' }),
      paths: ids.map((id) => `/api/v1/petitions/${id}/sign`),
    })
    const name = `sign, ${engine}, ${signers} signers on ${petitions} petitions`
    const ofFloor = ({ requestsPerSecond }: Row) => Math.round((requestsPerSecond / least) * 100) / 100
    const inside = await queueRow(database, ids, signers)
    rows.push({ name: `${name}, without HTTP`, ...inside, ofFloor: ofFloor(inside) }, { name, ...row, ofFloor: ofFloor(row) })
  }
  await db.destroy()
  await site.stop()
  return rows
}

/** The queue alone, in this process: what storing a signature costs without the web around it. */
async function queueRow(database: Database, ids: readonly number[], signers: number): Promise<Row> {
  const queue = createSignatureQueue(database, { mails: false })
  const times: number[] = []
  const cpu = process.cpuUsage()
  const until = Date.now() + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: signers }, async (_, index) => {
      for (let number = 0; Date.now() < until; number += 1) {
        const started = performance.now()
        const email = `queue-${index}-${number}@exemplu.ro`
        await queue.signPetition(ids[(index + number) % ids.length] ?? 0, { full_name: 'Ana Exemplu', email }, { browserHash: email, userId: null })
        times.push(performance.now() - started)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  return {
    requestsPerSecond: Math.round(times.length / SECONDS),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpuUsPerRequest: Math.round((user + system) / times.length),
    failed: 0,
  }
}

/** Petitions that nobody will bring to their goal. */
export async function openPetitions(db: Db, ids: readonly number[]): Promise<void> {
  const petition = { title: 'Apă', description: 'Apă', addressee: 'Primăria', current_signatures: 0, required_signatures: GOAL, is_active: 1, is_example: 0 }
  await db
    .insertInto('petitions')
    .values(ids.map((id) => ({ ...petition, id, created_at: '2026-11-20T10:00:00.000Z' })))
    .execute()
}
