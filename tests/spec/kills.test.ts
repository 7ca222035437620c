import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figure, rounds } from '#tests/setup/figures.ts'
import { everybodyWrites, lost, type Acknowledged } from '#tests/servers/kill-writers.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { engine, emptySettings } from '#tests/world.ts'
import { parseKey } from '#server/evidence/evidence.ts'
import { openDatabase, type Database } from '#server/platform/database/database.ts'
import { SITE_MARK } from '#server/platform/files/object-store.ts'

/** The kill comes after so many answers and complaints, and so many signatures after those, at most. */
const SLOW_WRITES = 5
const SIGNATURES = 40

let settings: Record<string, string>
let server: RunningServer
let database: Database
const startMs: number[] = []

async function start(): Promise<RunningServer> {
  const before = performance.now()
  const started = await startServer(settings)
  startMs.push(Math.round(performance.now() - before))
  return started
}

beforeAll(async () => {
  settings = await emptySettings()
  server = await start()
  const url = settings['DATABASE_URL']
  database = await openDatabase(url === undefined ? { file: join(settings['DATA_DIR'] ?? '', 'bobita.sqlite') } : { url })
})

afterAll(async () => {
  await database.db.destroy()
  await server.kill()
})

/** Ends a server somewhere among what it does. */
function atRandom(victim: RunningServer): (said: Acknowledged) => void {
  const [slow, more] = [randomInt(0, SLOW_WRITES), randomInt(1, SIGNATURES)]
  let since = 0
  return ({ conversations, sets }) => {
    if (conversations.length + sets.length >= slow) since += 1
    if (since === more) void victim.kill()
  }
}

/** Objects no row knows. */
async function strangers(): Promise<string[]> {
  const known = new Set((await database.db.selectFrom('evidence_files').select('id').execute()).map(({ id }) => id))
  return readdirSync(join(settings['DATA_DIR'] ?? '', 'files')).filter((name) => name !== SITE_MARK && !known.has(parseKey(name)?.id ?? ''))
}

test('T1 a server killed while people sign, ask and complain has kept everything it said yes to, once, and starts again', async () => {
  const sums = { signatures: 0, conversations: 0, sets: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const petition = await aPetition(database.db, { required_signatures: 1_000_000 })
    const said = await everybodyWrites(server, petition, atRandom(server))
    server = await start()
    expect(await lost(database.db, join(settings['DATA_DIR'] ?? '', 'files'), said)).toEqual([])
    const { current_signatures } = await database.db.selectFrom('petitions').select('current_signatures').where('id', '=', petition).executeTakeFirstOrThrow()
    expect(current_signatures).toBe(await signatureRows(database.db, petition))
    expect(await strangers()).toEqual([])
    for (const part of ['signatures', 'conversations', 'sets'] as const) sums[part] += said[part].length
  }
  expect(sums.signatures + sums.conversations + sums.sets).toBeGreaterThanOrEqual(rounds)
  figure(`T1 kills, ${engine}`, rounds)
  figure(`T1 acknowledged writes, all kept, ${engine}`, `${sums.signatures} signatures, ${sums.conversations} answers, ${sums.sets} sets with a file`)
  figure(`T1 slowest start, ${engine}`, `${Math.max(...startMs)} ms`)
})
