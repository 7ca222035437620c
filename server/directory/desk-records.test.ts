import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { DESCRIPTION_CHARACTERS, SPECIES, SPECIES_CHARACTERS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { listedShelter } from '#tests/listed-record.ts'
import { note } from '#tests/notice.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { recordDesk } from '#tests/staff/record-desk.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { newId } from '../platform/ids.ts'
import { deskRowsOf } from './desk-records.ts'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'moderator')
})
const { read, act, version, history, publicly, undo } = recordDesk(
  () => world,
  () => ana,
)

const change = (key: string, payload: object, by = ana) => call(world.app, 'PUT', `/operators/records/${key}`, { payload, headers: by.headers })

test('records are found by name, place and telephone however they are written, page after page, hidden ones too', async () => {
  const { db } = world.database
  const at = new Date().toISOString()
  const row = { location: 'Iași', description: '', phone_numbers: '[]', website: null, status: 'approved', is_example: 0, created_at: at, updated_at: at }
  await db
    .insertInto('shelters')
    .values(Array.from({ length: 2 * STAFF_PAGE_SIZE + 1 }, (_, number) => ({ ...row, name: `Seria ${number}` })))
    .execute()
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await read(`records?kind=shelter&q=seria${next && `&after=${next}`}`)
    seen.push(...page.records.map(({ id }: { id: number }) => id))
    next = page.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([2 * STAFF_PAGE_SIZE + 1, 2 * STAFF_PAGE_SIZE + 1])
  const { id, key, expected } = await listedShelter(world, { name: 'Căsuța Țestoasei', location: 'Târgu Mureș', phone_numbers: '["+40 722 345 678"]' })
  for (const q of ['casuta', 'targu mures testoasei', '0722345678', '722 345', '+40722345678'])
    expect([q, (await read(`records?q=${encodeURIComponent(q)}`)).records]).toEqual([q, [expect.objectContaining({ id })]])
  expect((await read('records?q=0799999')).records).toEqual([])
  await act(key, 'hide', { expected, reason: 'Nu mai există.' })
  expect((await read('records?hidden=1')).records).toMatchObject([{ id, status: 'hidden' }])
  const kinds = new Set((await read('records?kind=trainer')).records.map(({ kind }: { kind: string }) => kind))
  expect([...kinds]).toEqual(['trainer'])
})

test('a number is put right, undone and undone again; the public page follows, and the history says who did what', async () => {
  const { id, key, expected } = await listedShelter(world)
  expect((await change(key, { expected, phone_numbers: ['0722 000 009'], place: 'Huși' })).statusCode).toBe(204)
  expect((await publicly(id)).json()).toMatchObject({ phone_numbers: ['0722 000 009'], location: 'Huși' })
  const [edit] = await history(key)
  expect(edit).toMatchObject({
    action: 'directories.edit',
    operator: 'Operator Exemplu',
    undoable: true,
    changed: [
      { field: 'place', before: 'Iași', after: 'Huși' },
      { field: 'phone_numbers', before: '0722 000 001', after: '0722 000 009' },
    ],
  })
  expect((await undo(key, edit.id)).statusCode).toBe(204)
  expect((await publicly(id)).json()).toMatchObject({ phone_numbers: ['0722 000 001'], location: 'Iași' })
  const [undone, first] = await history(key)
  expect([undone.action, undone.undoable, first.id, first.undoable]).toEqual(['directories.undo', true, edit.id, false])
  expect((await undo(key, edit.id)).json().code).toBe('operator.not_undoable')
  expect((await undo(key, undone.id)).statusCode).toBe(204)
  expect((await publicly(id)).json()).toMatchObject({ phone_numbers: ['0722 000 009'], location: 'Huși' })
})

test('undoing gives back what one change has changed, and leaves what others changed since', async () => {
  const { id, key, expected } = await listedShelter(world)
  await change(key, { expected, phone_numbers: ['0722 000 009'] })
  await change(key, { expected: await version(key), name: 'Alt nume', website: 'adapost.ro', verified_on: '2026-11-20' })
  const [, number] = await history(key)
  expect((await undo(key, number.id)).statusCode).toBe(204)
  expect((await publicly(id)).json()).toMatchObject({ name: 'Alt nume', website: 'adapost.ro', phone_numbers: ['0722 000 001'] })
  const [, words] = await history(key)
  await change(key, { expected: await version(key), name: 'Al treilea' })
  expect((await undo(key, words.id)).json().code).toBe('operator.not_undoable')
  // What was empty before is empty again.
  await change(key, { expected: await version(key), name: 'Alt nume' })
  expect((await undo(key, words.id)).statusCode).toBe(204)
  expect((await publicly(id)).json()).toMatchObject({ website: null, verified_on: null })
})

test('the longest texts a record can have come back whole', async () => {
  const { db } = world.database
  const { id } = await db.selectFrom('trainers').select('id').where('status', '=', 'approved').limit(1).executeTakeFirstOrThrow()
  const key = `trainer-${id}`
  const description = `a${'"'.repeat(DESCRIPTION_CHARACTERS - 1)}`
  const species = Array.from({ length: SPECIES }, (_, number) => `${number}`.padEnd(SPECIES_CHARACTERS, '"'))
  expect((await change(key, { expected: await version(key), description, species })).statusCode).toBe(204)
  await change(key, { expected: await version(key), description: 'Scurt.', species: ['câini'] })
  const [shortened] = await history(key)
  expect((await undo(key, shortened.id)).statusCode).toBe(204)
  expect(await read(`records/${key}`)).toMatchObject({ description, species })
})

test('hiding and showing close the note they answer, are undone like any change, and stay a decision of one', async () => {
  const noted = await note(world)
  const key = `shelter-${noted.record}`
  const expected = await version(key)
  expect((await act(key, 'show', { expected, reason: 'Din greșeală.' })).json().code).toBe('shelter.not_found')
  expect((await act(key, 'hide', { expected, reason: 'Nu răspunde nimeni.', note: noted.id })).statusCode).toBe(204)
  expect([(await publicly(noted.record)).statusCode, (await read('notes')).waiting]).toEqual([404, 0])
  expect((await act(key, 'hide', { expected, reason: 'Iar.' })).json()).toMatchObject({ code: 'operator.stale', present: { status: 'hidden' } })
  const [hidden] = await history(key)
  expect(hidden).toMatchObject({ id: noted.id, reason: 'Nu răspunde nimeni.', changed: [{ field: 'status', after: 'hidden' }] })
  expect((await undo(key, hidden.id)).statusCode).toBe(204)
  expect((await publicly(noted.record)).statusCode).toBe(200)
})

test('a note closes with the change it asked for; of two operators the second is told, and changes nothing', async () => {
  const dan = await staffMember(world, 'owner')
  const noted = await note(world)
  const key = `shelter-${noted.record}`
  const expected = await version(key)
  const answers = await Promise.all([
    change(key, { expected, note: noted.id, phone_numbers: ['0722 000 002'] }),
    change(key, { expected, note: noted.id, phone_numbers: ['0722 000 003'] }, dan),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 409])
  const late = answers.find(({ statusCode }) => statusCode === 409)
  expect(late?.json()).toMatchObject({ code: expect.stringMatching(/^operator\.(decided|stale)$/), present: expect.anything() })
  expect((await history(key)).filter(({ action }: { action: string }) => action === 'directories.edit')).toHaveLength(1)
  // A note of another record closes nothing.
  const other = await listedShelter(world)
  const second = await note(world)
  expect((await change(other.key, { expected: other.expected, note: second.id })).json().code).toBe('operator.notice_not_found')
})

test('what waits for a decision is not changed here, and what names no change undoes nothing', async () => {
  const { key, expected } = await listedShelter(world, { status: 'pending' })
  for (const answer of [await change(key, { expected, name: 'X' }), await act(key, 'hide', { expected, reason: 'X' }), await undo(key, newId())])
    expect(answer.json().code).toBe('shelter.not_found')
  const one = await listedShelter(world)
  const other = await listedShelter(world)
  await change(other.key, { expected: other.expected, name: 'Schimbat' })
  const [elsewhere] = await history(other.key)
  for (const action of [newId(), elsewhere.id]) expect((await undo(one.key, action)).json().code).toBe('operator.not_undoable')
  expect((await act(one.key, 'undo', { expected: other.expected.replace('20', '19'), action: newId() })).json().code).toBe('operator.stale')
})

test.each([
  ['a field that is not for forms', { status: 'pending' }],
  ['an example that is made real', { is_example: 0 }],
  ['a photo', { photo_data: 'x' }],
  ['a formula', { name: '=cmd|x' }],
  ['a script for an address', { website: 'javascript:alert(1)' }],
  ['a script for a number', { phone_numbers: ['<script>alert(1)</script>'] }],
  ['no name', { name: ' ' }],
  ['a note that is none', { note: "' or 1=1 --" }],
])('%s is refused, and the record stays as it was', async (_, more) => {
  const { key, expected } = await listedShelter(world)
  expect((await change(key, { expected, ...more })).statusCode).toBe(422)
  expect(await version(key)).toBe(expected)
})

test('an editor changes nothing, and nobody does from another site', async () => {
  const editor = await staffMember(world, 'editor')
  const { key, expected } = await listedShelter(world)
  const { cookie = '' } = ana.headers
  for (const by of [editor, { ...ana, headers: { cookie, 'sec-fetch-site': 'cross-site' } }])
    for (const answer of [
      await change(key, { expected, name: 'X' }, by),
      await act(key, 'hide', { expected, reason: 'X' }, by),
      await act(key, 'undo', { expected, action: newId() }, by),
    ])
      expect(answer.json().code).toMatch(/^(operator\.forbidden|request\.cross_site)$/)
  expect(await version(key)).toBe(expected)
})

test.runIf(engine === 'sqlite')('a directory is read along its ids: nothing is sorted and the other one is left alone', async () => {
  const { db } = (await emptyWorld()).database
  const query = deskRowsOf(db, 'shelter').selectAll().where('status', '!=', 'pending').where('id', '<', 9).orderBy('id', 'desc').limit(5).compile()
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query.sql.replaceAll('?', '1'))}`.execute(db)
  expect(rows.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH shelters USING INTEGER PRIMARY KEY/)])
})
