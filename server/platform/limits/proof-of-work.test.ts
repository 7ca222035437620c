import { join } from 'node:path'
import { createChallenge } from 'altcha-lib/v1'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROOF_HEADER } from '#contract/limits.ts'
import type { ProofChallenge } from '#contract/errors.ts'
import { call } from '#tests/cast.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { proofHeader, provenBy } from '#tests/api/proof.ts'
import { emptyWorld, emptySettings } from '#tests/world.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { openLimitCounts, type LimitCounts } from './limit-counts.ts'
import { migrate } from '../database/migrate.ts'
import { proofOfWork, type ProofOfWork } from './proof-of-work.ts'

let database: Database
let counts: LimitCounts
let proofs: ProofOfWork
let nowMs = Date.now()

beforeAll(async () => {
  const { DATA_DIR = '', DATABASE_URL } = await emptySettings()
  database = await openDatabase(DATABASE_URL === undefined ? { file: join(DATA_DIR, 'bobita.sqlite') } : { url: DATABASE_URL })
  await migrate(database.db)
  counts = await openLimitCounts(database, join(DATA_DIR, 'limits.sqlite'))
  proofs = proofOfWork(counts, 'secretul', () => nowMs)
})
afterAll(async () => {
  await counts.close()
  await database.db.destroy()
})

async function challenged(purpose = 'sign', level = 0): Promise<ProofChallenge> {
  const { challenge } = (await proofs.refusal(purpose, level)).details
  if (!challenge) throw new Error('no challenge')
  return challenge
}

const headerOf = (challenge: ProofChallenge) => provenBy(challenge)[PROOF_HEADER]

test('a solved challenge is accepted once, and by one process of several', async () => {
  const header = headerOf(await challenged())
  const other = proofOfWork(counts, 'secretul', () => nowMs)
  const accepted = await Promise.all([proofs, other, proofs, other].map((each) => each.read(header)))
  expect(accepted.filter(Boolean)).toHaveLength(1)
  expect(await other.read(header)).toBeNull()
})

test('a challenge is for one purpose, for ten minutes, and says how much work it was', async () => {
  const header = headerOf(await challenged('sign', 1))
  nowMs += 11 * 60_000
  expect(await proofs.read(header)).toBeNull()
  nowMs -= 11 * 60_000
  const proof = await proofs.read(header)
  expect([proof?.level, proof?.isFor('sign'), proof?.isFor('register')]).toEqual([1, true, false])
})

test('what is not ours, not solved or no solution at all is refused', async () => {
  const challenge = await challenged()
  const foreign = {
    ...(await createChallenge({ hmacKey: 'alt secret', number: 7, expires: new Date(nowMs + 60_000), params: { for: 'sign' } })),
    number: 7,
  }
  const harder = { ...challenge, salt: challenge.salt.replace(/for=\d/, 'for=5') }
  const longer = { ...challenge, salt: challenge.salt.replace(/expires=\d+/, 'expires=9999999999') }
  const solved: unknown = JSON.parse(Buffer.from(headerOf(challenge) ?? '', 'base64').toString())
  const forged = [
    foreign,
    { ...challenge, number: challenge.maxnumber + 1 },
    { ...Object(solved), salt: longer.salt },
    { ...Object(solved), salt: harder.salt },
    { ...Object(solved), algorithm: 'SHA-1' },
    { ...Object(solved), signature: '' },
    {},
    null,
  ]
  for (const one of forged) expect(await proofs.read(proofHeader(Object(one))[PROOF_HEADER])).toBeNull()
  for (const header of [undefined, '', 'x', 'e30=', 'A'.repeat(5_000), ['a', 'b']]) expect(await proofs.read(header)).toBeNull()
})

/** Calls from one network: each without work first, then with what it is asked for. Answers the statuses that came in the end, and all that was asked. */
async function insist(times: number, ask: (at: number, headers: Record<string, string>) => ReturnType<typeof call>) {
  const statuses: number[] = []
  const asked: number[] = []
  for (let at = 0; at < times; at += 1) {
    let answer = await ask(at, {})
    if (answer.statusCode === 428) {
      const { challenge } = answer.json()
      asked.push(challenge.maxnumber)
      answer = await ask(at, provenBy(challenge))
    }
    statuses.push(answer.statusCode)
  }
  return { statuses: new Set(statuses), asked }
}

const LONG_MS = 600_000
let networks = 0
const aNetwork = () => ({ 'x-forwarded-for': `203.0.113.${(networks += 1)}` })

async function signers() {
  const network = aNetwork()
  const world = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const id = await aPetition(world.database.db, { required_signatures: 1_000_000 })
  const sign = (at: number, headers: Record<string, string>) =>
    call(world.app, 'POST', `/petitions/${id}/sign`, {
      payload: { full_name: 'Ana Exemplu', email: `om${at}@exemplu.ro` },
      headers: { ...network, ...headers },
    })
  return { db: world.database.db, id, sign }
}

test(
  'two hundred people behind one address sign in a few minutes, for work that grows; without work only the first 25 count',
  { timeout: LONG_MS },
  async () => {
    const { db, id, sign } = await signers()
    const { statuses, asked } = await insist(200, sign)
    expect(statuses).toEqual(new Set([200]))
    expect(await signatureRows(db, id)).toBe(200)
    expect(asked).toHaveLength(175)
    expect([asked[0], asked[25], asked[75], asked[174]]).toEqual([20_000, 40_000, 80_000, 80_000])

    const flood = await Promise.all(Array.from({ length: 100 }, (_, at) => sign(1_000 + at, {})))
    expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([428]))
    expect(await signatureRows(db, id)).toBe(200)
    const elsewhere = await sign(2_000, aNetwork())
    expect(elsewhere.statusCode).toBe(200)
  },
)

test('work is worth one call, and easy work nothing where much is asked', async () => {
  const { sign } = await signers()
  const easy = []
  for (let at = 0; at < 29; at += 1) {
    const answer = await sign(at, {})
    if (answer.statusCode === 428) easy.push(answer.json().challenge)
  }
  expect(easy).toHaveLength(4)
  const [first, kept] = easy.map(provenBy)
  expect((await sign(30, first ?? {})).statusCode).toBe(200)
  expect((await sign(31, first ?? {})).statusCode).toBe(428)
  for (let at = 40; at < 120; at += 1) await sign(at, provenBy((await sign(at, {})).json().challenge))
  expect((await sign(500, kept ?? {})).statusCode).toBe(428)
})

test('a hundred questions of guests behind one address are answered, for work that grows', { timeout: LONG_MS }, async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const network = aNetwork()
  const ask = (_: number, headers: Record<string, string>) =>
    call(app, 'POST', '/chat/ask/stream', { payload: { question: 'bună' }, headers: { ...network, ...headers } })
  const { statuses, asked } = await insist(100, ask)
  expect(statuses).toEqual(new Set([200]))
  expect(asked).toHaveLength(90)
  const flood = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at, {})))
  expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([428]))
})

test('a surge of suggestions asks everybody for some work, and who does it is heard', async () => {
  const world = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const payload = { kind: 'shelter', name: 'Adăpostul Exemplu', place: 'Bacău' }
  const suggest = (network: number, headers: Record<string, string> = {}) =>
    call(world.app, 'POST', '/directory/suggestions', { payload, headers: { 'x-forwarded-for': `198.51.100.${network}`, ...headers } })
  const statuses = []
  for (let network = 0; network < 50; network += 1) statuses.push((await suggest(network)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([204]))
  const asked = await suggest(99)
  expect(asked.statusCode).toBe(428)
  expect((await suggest(99, provenBy(asked.json().challenge))).statusCode).toBe(204)
})
