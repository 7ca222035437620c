import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#server/platform/database/database.ts'
import { startPostgres } from '../postgres.ts'
import { percentile } from './first-chunk.ts'
import { startMeasured, type Measured } from './processes.ts'

/** How long a signature and the list take beside a million signatures, as shares of what they take without; p99 in milliseconds. */
export interface CrowdRow {
  engine: string
  signatures: number
  signEmptyP99: number
  signCrowdedP99: number
  signRatio: number
  listEmptyP99: number
  listCrowdedP99: number
  listRatio: number
}

const SIGNATURES = 1_000_000
const EMPTY = 5_001
/** The petition of the crowd. */
export const CROWDED = 5_002
const CALLS = 600

/** Both engines, through the site. */
export async function crowdRows(): Promise<CrowdRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  const rows = [await crowdRow('SQLite', { DATA_DIR: folder }, { file: join(folder, 'bobita.sqlite') })]
  rmSync(folder, { recursive: true, force: true })
  const postgres = await startPostgres({ durable: true })
  try {
    return [...rows, await crowdRow('PostgreSQL', { DATABASE_URL: postgres.url }, { url: postgres.url })]
  } finally {
    await postgres.stop()
  }
}

async function crowdRow(engine: string, env: Record<string, string>, where: { url: string } | { file: string }): Promise<CrowdRow> {
  const site = await startMeasured('site', { env })
  const database = await openDatabase(where)
  await openPetitions(database)
  await sign(site, EMPTY, 'warm')
  const listEmpty = await times(() => list(site))
  await fillCrowd(database)
  await sign(site, CROWDED, 'warm')
  const signed: Record<number, number[]> = { [EMPTY]: [], [CROWDED]: [] }
  // In turns, so that whatever else the machine does meets both.
  for (let call = 0; call < CALLS; call += 1) {
    for (const id of [EMPTY, CROWDED]) signed[id]?.push(await timed(() => sign(site, id, String(call))))
  }
  const listCrowded = await times(() => list(site))
  await database.db.destroy()
  await site.stop()
  const [signEmptyP99, signCrowdedP99] = [percentile(signed[EMPTY] ?? [], 0.99), percentile(signed[CROWDED] ?? [], 0.99)]
  const [listEmptyP99, listCrowdedP99] = [percentile(listEmpty, 0.99), percentile(listCrowded, 0.99)]
  const ratio = (crowded: number, empty: number) => Math.round((crowded / empty) * 100) / 100
  return {
    engine,
    signatures: SIGNATURES,
    signEmptyP99,
    signCrowdedP99,
    signRatio: ratio(signCrowdedP99, signEmptyP99),
    listEmptyP99,
    listCrowdedP99,
    listRatio: ratio(listCrowdedP99, listEmptyP99),
  }
}

/** Two petitions without an end: one stays empty, one is for a crowd. */
export async function openPetitions({ db }: Database): Promise<void> {
  const petition = {
    title: 'Apă',
    description: 'Apă',
    addressee: 'Primăria',
    current_signatures: 0,
    required_signatures: 100_000_000,
    is_active: 1,
    is_example: 0,
  }
  await db
    .insertInto('petitions')
    .values([EMPTY, CROWDED].map((id) => ({ ...petition, id, created_at: '2026-11-20T10:00:00.000Z' })))
    .execute()
}

/** A million signatures in one statement, and the count that goes with them. */
export async function fillCrowd({ db, engine }: Database): Promise<void> {
  const numbers = engine === 'postgres' ? sql`generate_series(1, ${sql.lit(SIGNATURES)}) as numbers(i)` : sql`numbers`
  const first =
    engine === 'postgres' ? sql`` : sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(SIGNATURES)})`
  await db.transaction().execute(async (tx) => {
    await sql`insert into signatures (petition_id, email_key, full_name, email, browser_hash, created_at)
      ${first} select ${sql.lit(CROWDED)}, 'crowd' || i || '@exemplu.ro', 'Ana Exemplu', 'crowd' || i || '@exemplu.ro', 'h' || i, '2026-11-20T10:00:00.000Z' from ${numbers}`.execute(
      tx,
    )
    await tx.updateTable('petitions').set({ current_signatures: SIGNATURES }).where('id', '=', CROWDED).execute()
  })
  // A million rows at once leave work behind that signing one by one spreads over months.
  if (engine === 'postgres') for (const rest of [sql`vacuum analyze signatures`, sql`checkpoint`]) await rest.execute(db)
}

async function sign(site: Measured, id: number, name: string): Promise<void> {
  const answer = await fetch(`${site.url}/api/v1/petitions/${id}/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Ana Exemplu', email: `new-${name}@exemplu.ro` }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`signing answered ${answer.status}`)
}

async function list(site: Measured): Promise<void> {
  await (await fetch(`${site.url}/api/v1/petitions?active=true`)).arrayBuffer()
}

async function times(work: () => Promise<void>): Promise<number[]> {
  const all: number[] = []
  for (let call = 0; call < CALLS; call += 1) all.push(await timed(work))
  return all
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
