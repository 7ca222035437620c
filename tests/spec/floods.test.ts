import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Problem } from '#contract/errors.ts'
import { call } from '#tests/cast.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { aPetition, sign, signatureRows } from '#tests/petition.ts'
import { provenBy } from '#tests/api/proof.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import { readSurges } from '#server/petitions/surges.ts'
import { LIMITS } from '#server/platform/limits/limits.ts'
import { newId } from '#server/platform/ids.ts'
import type { Bobita } from '#server/bobita.ts'

const SIGNATURES = holding ? 10_000 : 60
const NETWORK = '203.0.113.9'
const NETWORKS = 256
/** Signatures of one network that cost nothing. */
const FREE = LIMITS.sign.free

async function counted({ database }: Bobita, id: number): Promise<[number, number]> {
  const { current_signatures } = await database.db.selectFrom('petitions').select('current_signatures').where('id', '=', id).executeTakeFirstOrThrow()
  return [await signatureRows(database.db, id), current_signatures]
}

/** Signs, and works for it when the site asks for that. */
async function insist({ app }: Bobita, id: number, email: string, from: string): Promise<void> {
  const headers = { 'x-forwarded-for': from }
  const { challenge }: Problem = (await sign(app, id, email, headers)).json()
  if (challenge) await sign(app, id, email, { ...headers, ...provenBy(challenge) })
}

/** Signs as often as said, each time with a new mailbox, from the address that `from` tells, and never works for it. */
async function flood({ app }: Bobita, id: number, times: number, from: (index: number) => string): Promise<void> {
  for (let index = 0; index < times; index += 1) await sign(app, id, `mulți-${id}-${index}@exemplu.ro`, { 'x-forwarded-for': from(index) })
}

test('T11b of one network 25 signatures in ten minutes count without work, whatever it sends; many networks of a neighbourhood are pointed out and taken out at once', async () => {
  const world = await emptyWorld({ LIMITS_SCALE: '1', TRUST_PROXY: 'true' })
  const { db } = world.database
  const id = await aPetition(db, { required_signatures: 1_000_000 })
  for (let index = 0; index < FREE + 1; index += 1) await insist(world, id, `stăruitor-${index}@exemplu.ro`, NETWORK)
  await flood(world, id, SIGNATURES, () => NETWORK)
  const [one, oneCount] = await counted(world, id)
  expect(one).toBe(oneCount)
  expect(one).toBe(FREE + 1)

  await flood(world, id, SIGNATURES, (index) => `2001:db8:7:${(index % NETWORKS).toString(16)}::${(index + 1).toString(16)}`)
  const [rows, count] = await counted(world, id)
  expect(rows).toBe(count)
  expect(rows).toBeLessThanOrEqual(one + FREE * NETWORKS)
  await insist(world, id, 'ana@exemplu.ro', '198.51.100.7')

  const surges = (await readSurges(db)).filter(({ petition_id }) => petition_id === id)
  expect(surges.map(({ signatures }) => signatures)).toEqual([rows - one])
  const status = await operate(operator(db), ['status'])
  const named = /--surge=(\S+)/.exec(status.split('\n').find((line) => line.includes(`petition ${id}:`)) ?? '')?.[1] ?? ''
  // Whoever looks meanwhile sees both as they were, or both as they are.
  const looked: [number, number][] = []
  const removed = operate(operator(db), ['petitions', 'invalidate', `--id=${id}`, `--surge=${named}`])
  for (let look = 0; look < 5; look += 1) looked.push(await together(world, id))
  expect(await removed).toBe(`${rows - one} signatures removed`)
  for (const [some, others] of looked) expect(some).toBe(others)
  expect(await counted(world, id)).toEqual([one + 1, one + 1])
  expect((await readSurges(db)).filter(({ petition_id }) => petition_id === id)).toEqual([])
  figure(`T11b counted of ${SIGNATURES} of one network, ${engine}`, one)
  figure(`T11b counted of ${SIGNATURES} of ${NETWORKS} /64s, pointed out and removed, ${engine}`, rows - one)
})

/** Rows and counter in one look. */
async function together({ database }: Bobita, id: number): Promise<[number, number]> {
  const row = await database.db
    .selectFrom('petitions')
    .select((query) => [
      'current_signatures',
      query
        .selectFrom('signatures')
        .select((inner) => inner.fn.countAll<number>().as('rows'))
        .where('petition_id', '=', id)
        .as('rows'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [Number(row.rows), row.current_signatures]
}

const IDS = holding ? 1_000_000 : 20_000
const GUESSES = 1_000_000
const BITS = 128

test('T26 an id has 128 random bits: none comes twice, each bit is as often set as not, and ids tell neither order nor time', () => {
  const ids = Array.from({ length: IDS }, () => newId())
  expect(new Set(ids).size).toBe(IDS)
  const set = Array.from({ length: BITS }, () => 0)
  let rising = 0
  for (const [index, id] of ids.entries()) {
    const bytes = Buffer.from(id, 'base64url')
    if (bytes.length * 8 !== BITS) throw new Error(`${id} has another length`)
    for (let bit = 0; bit < BITS; bit += 1) if (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) set[bit] = (set[bit] ?? 0) + 1
    if (id > (ids[index - 1] ?? '')) rising += 1
  }
  // Six deviations: once in a thousand million runs for one bit.
  const far = 6 * Math.sqrt(IDS / 4)
  expect(set.filter((times) => Math.abs(times - IDS / 2) > far)).toEqual([])
  expect(Math.abs(rising - IDS / 2)).toBeLessThan(far)
  figure('T26 ids without a collision', IDS)
})

test.runIf(holding)('T26 guesses find nothing and are soon not even looked up', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1' })
  const answers = new Map<number, number>()
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const { statusCode } = await call(app, 'GET', `/plangeri/media/${newId()}`)
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
    // Calls that never leave the process keep its timers waiting, and what those would let go.
    if (guess % 100 === 0) await setImmediate()
  }
  expect([...answers.keys()].toSorted((one, other) => one - other)).toEqual([404, 428])
  figure(`T26 guesses looked up of ${GUESSES}, ${engine}`, answers.get(404) ?? 0)
})
