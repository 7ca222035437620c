import { beforeEach, expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { listedShelter } from '#tests/listed-record.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { photographed } from '#tests/record-photo.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { recordDesk } from '#tests/staff/record-desk.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { eraseRecord } from './erase-record.ts'
import { changeRecord } from './edit-record.ts'
import { planImport } from './import.ts'

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

type Listed = Awaited<ReturnType<typeof listedShelter>>

const merge = async (gone: Listed, kept: Listed, fields: object = {}) =>
  act(gone.key, 'merge', { expected: await version(gone.key), into: kept.id, into_expected: await version(kept.key), fields })
const listed = async () => {
  const rows = world.database.db.selectFrom('shelters').select('id').where('status', '=', 'approved').where('is_example', '=', 0).orderBy('id')
  return (await rows.execute()).map(({ id }) => id)
}
/** As the index of the directory knows them, from which Bobita answers too: at most five seconds late. */
const found = async (q: string) => (await call(world.app, 'GET', `/shelters?q=${q}`)).json().map(({ id }: { id: number }) => id)

const fuller = { phone_numbers: '["+40 722 000 001","0235 000 002"]', website: 'labuta.example', description: 'Primim câini.', verified_on: '2026-10-01' }

test('two listed records become one: what the kept one lacks is taken over, the other is hidden with all it says, and the list has one', async () => {
  const kept = await listedShelter(world, { name: 'Țopăila' })
  const gone = await listedShelter(world, { ...fuller, name: 'Topaila', location: 'Iași, județul Iași' })
  await expect.poll(() => found('topaila'), { timeout: 20_000 }).toHaveLength(2)
  expect((await merge(gone, kept)).statusCode).toBe(204)
  expect((await publicly(kept.id)).json()).toMatchObject({
    id: kept.id,
    location: 'Iași',
    // One number, however it is written.
    phone_numbers: ['0722 000 001', '0235 000 002'],
    website: 'labuta.example',
    description: 'Primim câini.',
    verified_on: '2026-10-01',
  })
  expect(await read(`records/${gone.key}`)).toMatchObject({ status: 'hidden', place: 'Iași, județul Iași', website: 'labuta.example' })
  await expect.poll(() => found('topaila'), { timeout: 20_000 }).toEqual([kept.id])
})

test('an operator chooses whose value a field has, also which telephones', async () => {
  const kept = await listedShelter(world, { website: 'vechi.example' })
  const gone = await listedShelter(world, { ...fuller, name: 'Adăpostul Lăbuța' })
  expect((await merge(gone, kept, { name: 'other', phone_numbers: 'kept', website: 'other', description: 'kept' })).statusCode).toBe(204)
  expect((await publicly(kept.id)).json()).toMatchObject({
    name: 'Adăpostul Lăbuța',
    phone_numbers: ['0722 000 001'],
    website: 'labuta.example',
    description: '',
  })
})

test('the address of the one that is gone leads on to the one that stays, however often they were merged, and no longer once that is hidden', async () => {
  const [one, two, three] = [await listedShelter(world), await listedShelter(world), await listedShelter(world)]
  await merge(one, two)
  await merge(two, three)
  expect((await publicly(one.id)).json()).toMatchObject({ id: three.id })
  expect(await listed()).toEqual([three.id])
  await act(three.key, 'hide', { expected: await version(three.key), reason: 'Nu mai există.' })
  expect([(await publicly(one.id)).statusCode, (await publicly(three.id)).statusCode]).toEqual([404, 404])
})

test('both histories tell it, and either half is undone by its own', async () => {
  const kept = await listedShelter(world)
  const gone = await listedShelter(world, fuller)
  await merge(gone, kept, { phone_numbers: 'other' })
  const [[filled], [hidden]] = [await history(kept.key), await history(gone.key)]
  expect(filled).toMatchObject({ action: 'directories.merge', operator: 'Operator Exemplu', other: gone.key, undoable: true })
  expect(filled.changed.map(({ field }: { field: string }) => field)).toEqual(['phone_numbers', 'website', 'description', 'verified_on'])
  expect(hidden).toMatchObject({ action: 'directories.merge-away', other: kept.key, undoable: true, changed: [{ field: 'status', after: 'hidden' }] })

  expect((await undo(gone.key, hidden.id)).statusCode).toBe(204)
  expect((await publicly(gone.id)).json()).toMatchObject({ id: gone.id, website: 'labuta.example' })
  expect((await undo(kept.key, filled.id)).statusCode).toBe(204)
  expect((await publicly(kept.id)).json()).toMatchObject({ phone_numbers: ['0722 000 001'], website: null, description: '', verified_on: null })
  expect(await listed()).toEqual([kept.id, gone.id])
})

test('a form that is older than either record changes neither, and is told what stands there now', async () => {
  const kept = await listedShelter(world)
  const gone = await listedShelter(world, fuller)
  const form = { expected: gone.expected, into: kept.id, into_expected: kept.expected, fields: {} }
  await changeRecord(world.database.db, machineActor(), { kind: 'shelter', id: kept.id }, { expected: kept.expected, place: 'Huși' })
  expect((await act(gone.key, 'merge', form)).json()).toMatchObject({ code: 'operator.stale', present: { id: kept.id, place: 'Huși' } })
  await act(gone.key, 'hide', { expected: gone.expected, reason: 'Nu mai există.' })
  expect((await act(gone.key, 'merge', form)).json()).toMatchObject({ code: 'operator.stale', present: { id: gone.id, status: 'hidden' } })
  expect((await publicly(kept.id)).json()).toMatchObject({ website: null })
})

test('of two who merge the same two, each into the other, one is told that the records have changed', async () => {
  const [one, two] = [await listedShelter(world), await listedShelter(world)]
  const answers = await Promise.all([merge(one, two), merge(two, one)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((first, second) => first - second)).toEqual([204, 409])
  expect(await listed()).toHaveLength(1)
})

test('what waits, what is hidden, and a record itself are nothing to become part of, or to be made part of another', async () => {
  const kept = await listedShelter(world)
  const waiting = await listedShelter(world, { status: 'pending' })
  const hidden = await listedShelter(world, { status: 'hidden' })
  for (const [gone, into] of [
    [waiting, kept],
    [kept, waiting],
    [hidden, kept],
    [kept, hidden],
    [kept, kept],
  ] as const)
    expect((await merge(gone, into)).json().code).toBe('shelter.not_found')
  expect(await listed()).toEqual([kept.id])
})

test('what visitors said is wrong with the one that is gone is said of the one that stays, and of it again once it is listed again', async () => {
  const [one, two, three] = [await listedShelter(world), await listedShelter(world), await listedShelter(world)]
  const say = async ({ id }: Listed, what: string) => call(world.app, 'POST', '/directory/reports', { payload: { kind: 'shelter', id, what } })
  const said = async ({ key }: Listed) => (await read(`notes?record=${key}`)).notes.map(({ what }: { what: string }) => what)
  await say(one, 'Despre prima')
  await say(one, 'Rezolvată')
  await say(two, 'Despre a doua')
  await merge(one, two)
  await merge(two, three)
  expect([await said(one), await said(two), await said(three)]).toEqual([[], [], ['Despre prima', 'Rezolvată', 'Despre a doua']])
  const solved = (await read(`notes?record=${three.key}`)).notes[1].id
  await call(world.app, 'POST', `/operators/reports/${solved}/keep`, { payload: { reason: 'Am verificat.' }, headers: ana.headers })

  await undo(one.key, (await history(one.key))[0].id)
  expect([await said(one), await said(two), await said(three)]).toEqual([['Despre prima'], [], ['Despre a doua']])
  await undo(two.key, (await history(two.key))[0].id)
  expect([await said(one), await said(two), await said(three)]).toEqual([['Despre prima'], ['Despre a doua'], []])
})

test('a photo stays with the record it was given to: hidden with it, shown again with it, gone with it', async () => {
  const { db } = world.database
  const { id: key, photo } = await photographed(world)
  const gone = { id: Number(key.split('-')[1]), key, expected: '' }
  const kept = await listedShelter(world)
  const file = async () => (await world.app.inject({ url: `/files/${photo}-640.webp` })).statusCode
  const states = async () => (await db.selectFrom('evidence_files').select('state').where('id', '=', photo).execute()).map(({ state }) => state)
  await merge(gone, kept)
  expect([(await publicly(kept.id)).json().photo_url, await file()]).toEqual([null, 404])
  await undo(gone.key, (await history(gone.key))[0].id)
  expect([(await publicly(gone.id)).json().photo_url, await file()]).toEqual([`/files/${photo}-640.webp`, 200])

  await merge(gone, kept)
  await eraseRecord(db, machineActor(), { kind: 'shelter', id: gone.id }, 'A cerut.')
  expect(await states()).toEqual(['arriving'])
})

test('an address leads on whatever else is changed in the hidden one, and no longer once it was listed again and hidden by anything', async () => {
  const [gone, kept] = [await listedShelter(world), await listedShelter(world)]
  const change = async (place: string) =>
    changeRecord(
      world.database.db,
      machineActor(),
      { kind: 'shelter', id: gone.id },
      { expected: await version(gone.key), place, description: '"status":"approved"' },
    )
  const leads = async () => (await publicly(gone.id)).statusCode
  await merge(gone, kept)
  await change('Huși')
  expect(await leads()).toBe(200)

  await undo(gone.key, (await history(gone.key))[1].id)
  // By an import, which writes no line about the record itself.
  const hidden = { status: 'hidden', updated_at: new Date().toISOString() }
  await world.database.db.updateTable('shelters').set(hidden).where('id', '=', gone.id).execute()
  expect(await leads()).toBe(404)
})

test('an import that names the hidden one changes the one that stays; one whose line says it is hidden does not, and both in one file are refused', async () => {
  const kept = await listedShelter(world, { name: 'Țopăila' })
  const gone = await listedShelter(world, { name: 'Topaila' })
  const twin = await listedShelter(world, { name: 'Țopăila' })
  await merge(gone, kept)
  await merge(twin, kept)
  const plan = async (...rows: { name: string; status?: string }[]) => {
    const records = rows.map((row, at) => ({ line: at + 2, id: null, row: { place: 'Iași', ...row } }))
    const { compared, faults } = await planImport(world.database.db, 'shelter', records)
    return [...compared.map(({ before, does }) => [before?.id, does]), ...faults.map(({ line, rule, about }) => [line, rule, about])]
  }
  expect(await plan({ name: 'Topaila' })).toEqual([[kept.id, 'changed']])
  expect(await plan({ name: 'Țopăila' })).toEqual([[kept.id, 'same']])
  expect(await plan({ name: 'Țopăila', status: 'approved' }, { name: 'Topaila', status: 'hidden' })).toEqual([
    [kept.id, 'same'],
    [gone.id, 'same'],
  ])
  expect(await plan({ name: 'Țopăila' }, { name: 'Topaila' })).toEqual([
    [kept.id, 'same'],
    [3, 'twice', 2],
  ])
})

test('examples are nothing to merge', async () => {
  const [example, real] = [await listedShelter(world, { is_example: 1 }), await listedShelter(world)]
  for (const [gone, into] of [
    [example, real],
    [real, example],
  ] as const)
    expect((await merge(gone, into)).json().code).toBe('shelter.not_found')
})

test('possible doubles of a listed record are found, itself not among them, nor what cannot be merged with it, however alike', async () => {
  const one = await listedShelter(world, { name: 'Căsuța Țestoasei' })
  for (const status of ['hidden', 'pending', 'hidden', 'pending', 'hidden']) await listedShelter(world, { name: 'Căsuța Țestoasei', status })
  await listedShelter(world, { name: 'Căsuța Țestoasei', is_example: 1 })
  const other = await listedShelter(world, { name: 'Casuta Testoasei', location: 'Huși', phone_numbers: '["0040 722 000 001"]' })
  const { doubles } = await read(`records/${one.key}/doubles`)
  expect(doubles).toMatchObject([{ record: { id: other.id }, alike: ['name', 'phone'] }])
})

test('the command line merges too, with the fields it is told to take', async () => {
  const [gone, kept] = [await listedShelter(world, { ...fuller, name: 'Adăpostul Lăbuța' }), await listedShelter(world)]
  const run = (...more: string[]) =>
    operate(operator(world.database.db), ['directories', 'merge', '--kind', 'shelter', '--id', String(gone.id), '--into', String(kept.id), ...more])
  await expect(run('--take', 'culoare')).rejects.toThrow('--take')
  expect(await run('--take', 'name; phone_numbers')).toBe(`shelter ${gone.id} is hidden: it is part of ${kept.id} now`)
  expect((await publicly(gone.id)).json()).toMatchObject({ id: kept.id, name: 'Adăpostul Lăbuța', phone_numbers: ['+40 722 000 001', '0235 000 002'] })
  await expect(run()).rejects.toThrow()
})
