import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Described } from '#contract/described.ts'
import { operationNames, operations } from '#contract/operations.ts'
import { roles } from '#contract/staff.ts'
import { named, NESTED, TRIALS, type Call } from '#tests/api/access.ts'
import { staffVisitors, visitors, type Visitor } from '#tests/api/callers.ts'
import type { Trials } from '#tests/api/trial.ts'
import { readDescription } from '#tests/api/api-description.ts'
import { call, type Person } from '#tests/cast.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'
import { describedName } from '#server/http/described.ts'
import { newId } from '#server/platform/ids.ts'

const MALFORMED = ['x', '%27', '..%2F..%2Fetc', '%00', '-1', 'a'.repeat(190)]

let world: Bobita
let owner: Person
let all: readonly Visitor[]
beforeAll(async () => {
  world = await emptyWorld()
  ;({ owner, all } = await visitors(world))
})

const strangers = () => all.filter(({ name }) => name !== 'the owner')
const { anyone, account, owner: ownersOnly, asker, link } = TRIALS
const owned: [string, Trials['asker']][] = Object.entries({ ...ownersOnly, ...asker })

/** What somebody gets: the answer without what differs from call to call. */
async function visit(name: string, id: string, { headers }: Pick<Visitor, 'headers'>, { query, payload }: Call = {}) {
  const { method, url } = named(name)
  const path = url.replace(/:\w+/, id) + (query === undefined ? '' : `?${query}`)
  const answer = await call(world.app, method, path, { headers, ...(payload !== undefined && { payload }) })
  return { status: answer.statusCode, body: answer.body.replace(/"request_id":"[^"]*"/, ''), cookies: answer.cookies.length }
}

/** Everything of the owner, as the database has it. */
async function heldOf({ user }: Person): Promise<string> {
  const { db } = world.database
  const held = []
  for (const table of ['tokens', 'complaint_sets', 'evidence_files', 'partial_uploads', 'signatures'] as const) {
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
  const described = (await readDescription(world.app)).operations.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(described)).toEqual(new Set(operationNames.map(describedName)))
  expect(new Set(Object.values(TRIALS).flatMap((trials) => Object.keys(trials)))).toEqual(new Set(operationNames))
})

test.each(Object.entries(anyone))('T9 %s answers everybody the same and tells nothing of anybody', async (name, trial) => {
  const id = (await trial.id?.(world)) ?? ''
  const before = await heldOf(owner)
  const answers = []
  for (const visitor of strangers()) answers.push({ visitor: visitor.name, ...(await visit(name, id, visitor, trial)) })
  for (const { visitor, status, body } of answers) {
    expect([visitor, status]).toEqual([visitor, answers[0]?.status])
    expect(status).toBeLessThan(500)
    for (const secret of [owner.user.email, owner.user.id]) expect(body).not.toContain(secret)
  }
  expect(await heldOf(owner)).toBe(before)
})

test.each(Object.entries(account))('T9 %s is about the asker alone', async (name, trial) => {
  // A stranger each: some of them are gone afterwards.
  const fresh = (await visitors(world)).all
  const before = await heldOf(owner)
  for (const visitor of fresh.filter(({ name }) => name !== 'the owner')) {
    const { status, body } = await visit(name, '', visitor, trial)
    const known = visitor.name === 'another user' || name === 'logout'
    expect([visitor.name, status]).toEqual([visitor.name, known ? trial.status : 401])
    for (const secret of [owner.user.email, owner.user.id]) expect(body).not.toContain(secret)
  }
  expect(await heldOf(owner)).toBe(before)
})

test.each(owned)('T9 %s: to everybody but its owner a record is one that never was', async (name, trial) => {
  const { id, missing = newId(), ...rest } = await trial.make(world, owner)
  const before = await heldOf(owner)
  for (const visitor of strangers()) {
    const never = await visit(name, missing, visitor, rest)
    expect([visitor.name, await visit(name, id, visitor, rest)]).toEqual([visitor.name, never])
    const ended = visitor.name === 'a deleted user' ? trial.ended : undefined
    const refused = visitor.name === 'another user' || name in asker ? (ended ?? trial.strangers ?? 404) : 401
    expect([visitor.name, never.status]).toEqual([visitor.name, refused])
    for (const bad of MALFORMED) {
      const { status } = await visit(name, bad, visitor, rest)
      expect([visitor.name, bad, status === never.status || (status >= 400 && status < 500)]).toEqual([visitor.name, bad, true])
    }
  }
  expect(await heldOf(owner)).toBe(before)
  const [own] = all
  expect(own && (await visit(name, id, own, rest)).status).toBe(trial.status)
})

test.each(Object.entries(link))('T9 %s shows what its link names, and to who guesses nothing', async (name, trial) => {
  const { id } = await trial.make(world, owner)
  for (const visitor of all) {
    const shown = await visit(name, id, visitor)
    expect([visitor.name, shown.status]).toEqual([visitor.name, trial.status])
    for (const secret of [owner.user.email, owner.user.id]) expect(shown.body).not.toContain(secret)
    for (const guess of [newId(), ...MALFORMED]) expect([guess, (await visit(name, guess, visitor)).status]).toEqual([guess, 404])
  }
})

describe('the area of operators', () => {
  let staff: Awaited<ReturnType<typeof staffVisitors>>
  beforeAll(async () => {
    staff = await staffVisitors(world)
  })

  test.each(Object.entries(TRIALS.operator))('T9 %s is for the operators the table of calls names, and tells everybody else nothing', async (name, trial) => {
    const { roles: may, confirm } = operatorRow(name)
    for (const role of roles) {
      const member = await staff.makeMember(role)
      const { id = '', ...sent } = (await trial.make?.(world, member)) ?? {}
      for (const [who, headers] of Object.entries(staff.nobody)) {
        const answers = [await visit(name, id, { headers }, sent), await visit(name, newId(), { headers }, sent), await visit(name, id, { headers })]
        for (const { status, cookies } of answers) expect([who, status, cookies]).toEqual([who, 401, 0])
        expect(new Set(answers.map(({ body }) => body)).size, who).toBe(1)
      }
      if (role !== 'owner' && !may.includes(role)) {
        for (const target of [id, newId()]) expect([role, (await visit(name, target, member, sent)).status]).toEqual([role, 403])
        continue
      }
      // A session whose second factor is older asks for it again where the table says so.
      if (confirm) {
        await world.database.db
          .updateTable('operator_sessions')
          .set({ confirmed_at: '2026-01-01T00:00:00.000Z' })
          .where('operator_id', '=', member.id)
          .execute()
        const asked = await visit(name, id, member, sent)
        expect([role, asked.status, asked.body]).toEqual([role, 403, expect.stringContaining('operator.confirm_needed')])
        await world.database.db.updateTable('operator_sessions').set({ confirmed_at: new Date().toISOString() }).where('operator_id', '=', member.id).execute()
      }
      expect([role, (await visit(name, id, member, sent)).status]).toEqual([role, trial.status])
    }
  })
})

function operatorRow(name: string) {
  const row: Described = operations[z.enum(operationNames).parse(name)]
  if (row.who !== 'operator') throw new Error(`${name} is not for operators`)
  return row
}

test.each(NESTED.map((nested, at) => [nested.operation, at] as const))(
  'T9 %s learns and changes nothing by naming somebody else’s record in its body or query (%i)',
  async (name, at) => {
    const nested = NESTED[at]
    const { own, missing } = (await nested?.make(world, owner)) ?? { own: {}, missing: {} }
    const before = await heldOf(owner)
    for (const visitor of all.filter(({ name }) => nested?.visitors.includes(name))) {
      const never = await visit(name, '', visitor, missing)
      expect([visitor.name, await visit(name, '', visitor, own)]).toEqual([visitor.name, never])
      expect(never.status).toBeGreaterThanOrEqual(400)
      expect(never.status).toBeLessThan(500)
    }
    expect(await heldOf(owner)).toBe(before)
  },
)

test.runIf(holding)('T9 somebody else’s record takes as long to refuse as one that never was', async () => {
  const differences: [string, number][] = []
  const stranger = all.find(({ name }) => name === 'another user')
  for (const [name, trial] of owned) {
    if (!stranger) continue
    const { id, missing = newId(), ...rest } = await trial.make(world, owner)
    const times: Record<'own' | 'never', number[]> = { own: [], never: [] }
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, target] of [
        ['own', id],
        ['never', missing],
      ] as const) {
        const before = performance.now()
        await visit(name, target, stranger, rest)
        times[kind].push(performance.now() - before)
      }
    }
    differences.push([name, median(times.own) / median(times.never) - 1])
  }
  const [worst] = differences.toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  expect(differences).toHaveLength(owned.length)
  figure('T9 operations in the matrix', operationNames.length)
  figure(`T9 largest difference of the median, ${engine}`, `${((worst?.[1] ?? 0) * 100).toFixed(1)} % (${worst?.[0]})`)
})

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
