import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { NESTED, ROWS, visitors, type Call, type Visitor } from '#tests/access.ts'
import { call, type Person } from '#tests/cast.ts'
import { figure, holding, rounds } from '#tests/figures.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { newId } from '#server/platform/ids.ts'

const described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const MALFORMED = ['x', '%27', '..%2F..%2Fetc', '%00', '-1', 'a'.repeat(190)]

let world: Bobita
let owner: Person
let all: readonly Visitor[]
beforeAll(async () => {
  world = await emptyWorld()
  ;({ owner, all } = await visitors(world))
})

const strangers = () => all.filter(({ name }) => name !== 'the owner')
const rowsOf = <Kind extends string>(kind: Kind) => Object.entries(ROWS).filter(([, row]) => row.kind === kind)

/** What somebody gets: the answer without what differs from call to call. */
async function visit(operation: string, id: string, { headers }: Visitor, { query, payload }: Call = {}) {
  const [method, path = ''] = operation.split(' ')
  const url = path.replace(/\{\w+\}/, id) + (query === undefined ? '' : `?${query}`)
  const answer = await call(world.app, z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(method), url, { headers, ...(payload !== undefined && { payload }) })
  return { status: answer.statusCode, body: answer.body.replace(/"request_id":"[^"]*"/, ''), cookies: answer.cookies.length }
}

/** Everything of the owner, as the database has it. */
async function heldOf({ user }: Person): Promise<string> {
  const { db } = world.database
  const held = []
  for (const table of ['tokens', 'complaint_sets', 'evidence_files', 'signatures'] as const) {
    held.push(await db.selectFrom(table).selectAll().where('user_id', '=', user.id).orderBy('created_at').execute())
  }
  held.push(await db.selectFrom('users').selectAll().where('id', '=', user.id).execute())
  held.push(
    (
      await sql`select s.*, m.* from chat_sessions s left join chat_messages m on m.session_id = s.id where s.user_id = ${user.id} order by s.id, m.position`.execute(
        db,
      )
    ).rows,
  )
  return JSON.stringify(held)
}

test('T9 every operation of the API stands in the matrix of who may see and change what', async () => {
  const { paths } = described.parse((await call(world.app, 'GET', '/openapi.json')).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  )
  expect(operations.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(Object.keys(ROWS).toSorted((one, other) => (one < other ? -1 : 1)))
})

test.each(rowsOf('public').map(([operation]) => operation))('T9 %s answers everybody the same and tells nothing of anybody', async (operation) => {
  const row = ROWS[operation]
  if (row?.kind !== 'public') throw new Error(operation)
  const id = (await row.id?.(world)) ?? ''
  const before = await heldOf(owner)
  const answers = []
  for (const visitor of strangers()) answers.push({ visitor: visitor.name, ...(await visit(operation, id, visitor, row)) })
  for (const { visitor, status, body } of answers) {
    expect([visitor, status]).toEqual([visitor, answers[0]?.status])
    expect(status).toBeLessThan(500)
    for (const secret of [owner.user.email, owner.user.id]) expect(body).not.toContain(secret)
  }
  expect(await heldOf(owner)).toBe(before)
})

test.each(rowsOf('self').map(([operation]) => operation))('T9 %s is about the asker alone', async (operation) => {
  const row = ROWS[operation]
  if (row?.kind !== 'self') throw new Error(operation)
  // A stranger each: some of them are gone afterwards.
  const fresh = (await visitors(world)).all
  const before = await heldOf(owner)
  for (const visitor of fresh.filter(({ name }) => name !== 'the owner')) {
    const { status, body } = await visit(operation, '', visitor, row)
    const known = visitor.name === 'another user' || operation === 'POST /auth/logout'
    expect([visitor.name, status]).toEqual([visitor.name, known ? row.status : 401])
    for (const secret of [owner.user.email, owner.user.id]) expect(body).not.toContain(secret)
  }
  expect(await heldOf(owner)).toBe(before)
})

test.each(rowsOf('owned').map(([operation]) => operation))('T9 %s: to everybody but its owner a record is one that never was', async (operation) => {
  const row = ROWS[operation]
  if (row?.kind !== 'owned') throw new Error(operation)
  const { id, missing = newId(), ...rest } = await row.make(world, owner)
  const before = await heldOf(owner)
  for (const visitor of strangers()) {
    const never = await visit(operation, missing, visitor, rest)
    expect([visitor.name, await visit(operation, id, visitor, rest)]).toEqual([visitor.name, never])
    const refused = visitor.name === 'another user' || row.by === 'guest or user' ? (row.strangers ?? 404) : 401
    expect([visitor.name, never.status]).toEqual([visitor.name, refused])
    for (const bad of MALFORMED) {
      const { status } = await visit(operation, bad, visitor, rest)
      expect([visitor.name, bad, status === never.status || (status >= 400 && status < 500)]).toEqual([visitor.name, bad, true])
    }
  }
  expect(await heldOf(owner)).toBe(before)
  const [own] = all
  expect(own && (await visit(operation, id, own, rest)).status).toBe(row.status)
})

test.each(rowsOf('by link').map(([operation]) => operation))('T9 %s shows what its link names, and to who guesses nothing', async (operation) => {
  const row = ROWS[operation]
  if (row?.kind !== 'by link') throw new Error(operation)
  const { id } = await row.make(world, owner)
  for (const visitor of all) {
    const shown = await visit(operation, id, visitor)
    expect([visitor.name, shown.status]).toEqual([visitor.name, row.status])
    for (const secret of [owner.user.email, owner.user.id]) expect(shown.body).not.toContain(secret)
    for (const guess of [newId(), ...MALFORMED]) expect([guess, (await visit(operation, guess, visitor)).status]).toEqual([guess, 404])
  }
})

test.each(NESTED.map(({ operation }, at) => [operation, at] as const))(
  'T9 %s learns and changes nothing by naming somebody else’s record in its body or query (%i)',
  async (operation, at) => {
    const nested = NESTED[at]
    const { own, missing } = (await nested?.make(world, owner)) ?? { own: {}, missing: {} }
    const before = await heldOf(owner)
    for (const visitor of all.filter(({ name }) => nested?.visitors.includes(name))) {
      const never = await visit(operation, '', visitor, missing)
      expect([visitor.name, await visit(operation, '', visitor, own)]).toEqual([visitor.name, never])
      expect(never.status).toBeGreaterThanOrEqual(400)
      expect(never.status).toBeLessThan(500)
    }
    expect(await heldOf(owner)).toBe(before)
  },
)

test.runIf(holding)('T9 somebody else’s record takes as long to refuse as one that never was', { timeout: 600_000 }, async () => {
  const differences: [string, number][] = []
  const stranger = all.find(({ name }) => name === 'another user')
  for (const [operation, row] of rowsOf('owned')) {
    if (row.kind !== 'owned' || !stranger) continue
    const { id, missing = newId(), ...rest } = await row.make(world, owner)
    const times: Record<'own' | 'never', number[]> = { own: [], never: [] }
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, target] of [
        ['own', id],
        ['never', missing],
      ] as const) {
        const before = performance.now()
        await visit(operation, target, stranger, rest)
        times[kind].push(performance.now() - before)
      }
    }
    differences.push([operation, median(times.own) / median(times.never) - 1])
  }
  const [worst] = differences.toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  expect(differences).toHaveLength(rowsOf('owned').length)
  figure('T9 operations in the matrix', Object.keys(ROWS).length)
  figure(`T9 largest difference of the median, ${engine}`, `${((worst?.[1] ?? 0) * 100).toFixed(1)} % (${worst?.[0]})`)
})

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
