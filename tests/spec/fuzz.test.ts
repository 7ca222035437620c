import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/auth.ts'
import { readDescription, type Description, type Operation } from '#tests/api/api-description.ts'
import { formOf, PASSWORD } from '#tests/cast.ts'
import { formBody } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { valuesOf, type Texts } from '#tests/api/from-schema.ts'
import { answerFaults } from '#tests/api/answer-faults.ts'
import { naughtyStrings } from '#tests/hostile/naughty-strings.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { emptyWorld, engine, emptySettings } from '#tests/world.ts'

const REQUESTS = 200
const MINUTE_MS = 60_000
/** Ids and links that answers have told, newest last: what a caller would try next. */
const KNOWN = 40

let running: RunningServer | null = null
let url = ''
let description: Description
const known: string[] = []
const answered = new Map<string, number>()
const slowest = { ms: 0, at: '' }
let token = ''

beforeAll(async () => {
  const { app } = await emptyWorld()
  description = await readDescription(app)
  // The long run is about one process that goes on, and about how long it is deaf.
  if (holding) running = await startServer(await emptySettings())
  url = running?.url ?? `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`
  token = await freshUser()
})

const weighted = (arbitrary: fc.Arbitrary<unknown>, weight: number) => ({ arbitrary, weight })
const knownText = fc.nat({ max: KNOWN - 1 }).map((index) => `known:${index}`)
const naughty = fc.constantFrom(...naughtyStrings, PASSWORD)
/** What fetch would take for another address is left out. */
const segment = naughty.filter((text) => !/^\.{0,2}$/.test(text))
const texts: Texts = (field, usual) => fc.oneof(weighted(usual(), 6), weighted(naughty, 2), weighted(knownText, /id|link|token/.test(field) ? 8 : 1))

interface Sent {
  who: 'a guest' | 'a user'
  path: string
  body: unknown
}

/** One call of an operation, nearly as its description says. */
function callsOf({ path, parameters, body, name }: Operation): fc.Arbitrary<Sent> {
  const named = fc.tuple(
    ...parameters.map(({ name: field, in: where, schema }) =>
      where === 'path'
        ? fc.oneof(weighted(knownText, 5), weighted(segment, 3), weighted(fc.nat().map(String), 1))
        : fc.option(valuesOf(schema, description.schemas, texts, field), { nil: undefined }),
    ),
  )
  const good = body === undefined ? fc.constant(undefined) : valuesOf(body, description.schemas, texts)
  const sent = fc.oneof(
    weighted(good, 12),
    weighted(
      fc.tuple(good, fc.string(), fc.jsonValue()).map(([value, key, bad]) => damaged(value, key, bad)),
      3,
    ),
    weighted(fc.jsonValue(), 1),
  )
  const upload = fc.array(fc.tuple(naughty, naughty), { maxLength: 3 })
  return fc
    .record({ who: fc.constantFrom('a guest', 'a user'), named, body: name.startsWith('POST /upload') ? upload : body === undefined ? good : sent })
    .map(({ who, named: values, body: content }) => {
      const query = parameters.flatMap(({ name: field, in: where }, at) =>
        where !== 'query' || values[at] === undefined ? [] : [`${encode(field)}=${encode(asText(values[at]))}`],
      )
      const address = parameters.reduce(
        (filled, { name: field, in: where }, at) => (where === 'path' ? filled.replace(`{${field}}`, encode(asText(values[at]))) : filled),
        path,
      )
      return { who, path: query.length > 0 ? `${address}?${query.join('&')}` : address, body: content }
    })
}

/** One field of a form replaced by anything, or one that nobody knows added. */
function damaged(value: unknown, key: string, bad: unknown): unknown {
  if (typeof value !== 'object' || value === null) return bad
  const keys = Object.keys(value)
  return Object.fromEntries([...Object.entries(value), [keys[key.length % (keys.length + 1)] ?? key, bad]])
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** As encodeURIComponent, and lone surrogates too. */
function encode(text: string): string {
  return text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g, (letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80'))
}

async function freshUser(): Promise<string> {
  const answer = await fetch(`${url}/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(formOf('Ana')) })
  return signedIn.parse(await answer.json()).data.token
}

const uploadedParts = z.array(z.tuple([z.string(), z.string()]))

function bodyOf({ name }: Operation, body: unknown): { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } {
  if (body === undefined) return {}
  if (!name.startsWith('POST /upload')) return { body: filledIn(JSON.stringify(body)), headers: { 'content-type': 'application/json' } }
  const parts = uploadedParts.parse(body).map(([file, content]) => ({ name: file.replaceAll(/[\r\n"]/g, ''), content: Buffer.from(content) }))
  const { headers, payload } = formBody(parts)
  return { body: new Uint8Array(payload), headers: { 'content-type': headers['content-type'] ?? '' } }
}

/** Sends a call, and answers what is wrong with the answer. */
async function send(operation: Operation, { who, path, body }: Sent): Promise<string[]> {
  const { headers, ...rest } = bodyOf(operation, body)
  const own = who === 'a user' ? { authorization: `Bearer ${token}` } : {}
  const started = performance.now()
  const answer = await fetch(url + filledIn(path), { method: operation.method, headers: { ...headers, ...own }, ...rest })
  const text = await answer.text()
  const ms = performance.now() - started
  if (ms > slowest.ms) Object.assign(slowest, { ms, at: `${operation.name} ${answer.status}` })
  answered.set(String(answer.status), (answered.get(String(answer.status)) ?? 0) + 1)
  for (const [, id] of text.matchAll(/"(?:id|media_id|session_id|message_id)":"?([\w-]+)/g)) if (id !== undefined) known.push(id)
  for (const [link] of text.matchAll(/\/files\/[\w.-]+/g)) known.push(link)
  known.splice(0, known.length - KNOWN)
  if (answer.ok && ['/auth/logout', '/profile/sign-out', '/profile/delete', '/profile/password'].includes(operation.path)) token = await freshUser()
  return answerFaults(operation, description.schemas, { status: answer.status, type: answer.headers.get('content-type') ?? '', text })
}

function filledIn(text: string): string {
  return text.replaceAll(/known(?::|%3A)(\d+)/g, (_, index: string) => known[Number(index) % Math.max(1, known.length)] ?? '1')
}

test('T20 whatever is sent to any operation, its answer is one that its description knows, and never a fault of ours', async () => {
  const calls = fc.oneof(...description.operations.map((operation) => callsOf(operation).map((sent) => ({ name: operation.name, ...sent }))))
  const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
  const time = holding ? { numRuns: 100_000_000, interruptAfterTimeLimit: rounds * MINUTE_MS, markInterruptAsFailure: false } : { numRuns: REQUESTS }
  await fc.assert(
    fc.asyncProperty(calls, async ({ name, ...sent }) => {
      const operation = description.operations.find((one) => one.name === name)
      const faults = operation ? await send(operation, sent).catch((error: unknown) => [`no answer: ${String(error)}`]) : ['no operation']
      // As it was sent, with its ids: it can be repeated without what came before.
      const body = sent.body === undefined ? '' : filledIn(JSON.stringify(sent.body))
      if (faults.length > 0) throw new Error(`${faults.join('; ')} FUZZ_SEED=${seed} ${name} ${sent.who} ${filledIn(sent.path)} ${body.slice(0, 5_000)}`)
    }),
    { seed, endOnFailure: true, ...time },
  )
  expect([...answered.keys()].filter((status) => status.startsWith('5'))).toEqual([])
  expect(answered.get('200')).toBeGreaterThan(0)
  figure(`T20 seed, ${engine}`, seed)
  figure(`T20 answers by status, ${engine}`, JSON.stringify(Object.fromEntries(answered)))
  figure(`T20 slowest answer, ${engine}`, `${slowest.ms.toFixed(0)} ms (${slowest.at})`)
  const blockedMs = await running?.blockedMs()
  figure(`T20 event loop blocked p99.9, ${engine}`, `${blockedMs?.toFixed(0)} ms`)
  await running?.kill()
})
