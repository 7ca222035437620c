import { join } from 'node:path'
import { createChallenge } from 'altcha-lib/v1'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROOF_HEADER } from '#contract/limits.ts'
import type { ProofChallenge } from '#contract/errors.ts'
import { call } from '#tests/cast.ts'
import { aPetition } from '#tests/petition.ts'
import { proofHeader, provenBy } from '#tests/proof.ts'
import { databaseSettings, emptyWorld } from '#tests/world.ts'
import { openDatabase, type Database } from './database.ts'
import { openLimitCounts, type LimitCounts } from './limit-counts.ts'
import { migrate } from './migrate.ts'
import { proofOfWork, type ProofOfWork } from './proof-of-work.ts'

let database: Database
let counts: LimitCounts
let proofs: ProofOfWork
let nowMs = Date.now()

beforeAll(async () => {
  const { DATA_DIR = '', DATABASE_URL } = await databaseSettings()
  database = await openDatabase(DATABASE_URL === undefined ? { file: join(DATA_DIR, 'bobita.sqlite') } : { url: DATABASE_URL })
  await migrate(database.db)
  counts = await openLimitCounts(database, join(DATA_DIR, 'limits.sqlite'))
  proofs = proofOfWork(counts, 'secretul', () => nowMs)
})
afterAll(async () => {
  await counts.close()
  await database.db.destroy()
})

async function challenged(purpose = 'sign'): Promise<ProofChallenge> {
  const { challenge } = (await proofs.refusal(purpose)).details
  if (!challenge) throw new Error('no challenge')
  return challenge
}

const headerOf = (challenge: ProofChallenge) => provenBy(challenge)[PROOF_HEADER]

test('a solved challenge is accepted once, and by one process of several', async () => {
  const header = headerOf(await challenged())
  const other = proofOfWork(counts, 'secretul', () => nowMs)
  const accepted = await Promise.all([proofs, other, proofs, other].map((each) => each.isProven('sign', header)))
  expect(accepted.filter(Boolean)).toHaveLength(1)
  expect(await other.isProven('sign', header)).toBe(false)
})

test('a challenge is for one purpose and for ten minutes', async () => {
  const header = headerOf(await challenged('sign'))
  expect(await proofs.isProven('register', header)).toBe(false)
  nowMs += 11 * 60_000
  expect(await proofs.isProven('sign', header)).toBe(false)
  nowMs -= 11 * 60_000
  expect(await proofs.isProven('sign', header)).toBe(true)
})

test('what is not ours, not solved or no solution at all is refused', async () => {
  const challenge = await challenged()
  const foreign = {
    ...(await createChallenge({ hmacKey: 'alt secret', number: 7, expires: new Date(nowMs + 60_000), params: { for: 'sign' } })),
    number: 7,
  }
  const longer = { ...challenge, salt: challenge.salt.replace(/expires=\d+/, 'expires=9999999999') }
  const solved: unknown = JSON.parse(Buffer.from(headerOf(challenge) ?? '', 'base64').toString())
  const forged = [
    foreign,
    { ...challenge, number: 200_000 },
    { ...Object(solved), salt: longer.salt },
    { ...Object(solved), algorithm: 'SHA-1' },
    { ...Object(solved), signature: '' },
    {},
    null,
  ]
  for (const one of forged) expect(await proofs.isProven('sign', proofHeader(Object(one))[PROOF_HEADER])).toBe(false)
  for (const header of [undefined, '', 'x', 'e30=', 'A'.repeat(5_000), ['a', 'b']]) expect(await proofs.isProven('sign', header)).toBe(false)
})

test('the sixth signature of a network in ten minutes costs some work, the eleventh is refused, and another network signs freely', async () => {
  const world = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const id = await aPetition(world.database.db)
  let mailbox = 0
  const sign = (network: string, headers: Record<string, string> = {}) => {
    const payload = { full_name: 'Ana Exemplu', email: `om${(mailbox += 1)}@exemplu.ro` }
    return call(world.app, 'POST', `/petitions/${id}/sign`, { payload, headers: { 'x-forwarded-for': network, ...headers } })
  }
  const network = '203.0.113.9'
  for (let signed = 0; signed < 5; signed += 1) expect((await sign(network)).statusCode).toBe(200)
  for (let signed = 5; signed < 10; signed += 1) {
    const asked = await sign(network)
    expect([asked.statusCode, asked.json()]).toMatchObject([428, { code: 'request.proof_needed', challenge: { algorithm: 'SHA-256', maxnumber: 200_000 } }])
    const proof = provenBy(asked.json().challenge)
    expect((await sign(network, proof)).statusCode).toBe(200)
    // What was used is worth nothing.
    if (signed < 9) expect((await sign(network, proof)).statusCode).toBe(428)
  }
  const eleventh = await sign(network)
  expect([eleventh.statusCode, Number(eleventh.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await sign('203.0.113.10')).statusCode).toBe(200)
})

test('a surge of suggestions asks everybody for some work, and who does it is heard', async () => {
  const world = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const payload = { kind: 'shelter', name: 'Adăpostul Exemplu', place: 'Bacău' }
  const suggest = (network: number, headers: Record<string, string> = {}) =>
    call(world.app, 'POST', '/directory/suggestions', { payload, headers: { 'x-forwarded-for': `203.0.113.${network}`, ...headers } })
  const statuses = []
  for (let network = 0; network < 50; network += 1) statuses.push((await suggest(network)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([204]))
  const asked = await suggest(99)
  expect(asked.statusCode).toBe(428)
  expect((await suggest(99, provenBy(asked.json().challenge))).statusCode).toBe(204)
  await world.database.db.deleteFrom('shelters').where('status', '=', 'pending').execute()
})
