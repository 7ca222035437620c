import { beforeEach, expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { listedShelter } from '#tests/listed-record.ts'
import { note } from '#tests/notice.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { photographed } from '#tests/record-photo.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { eraseRecord } from './erase-record.ts'
import { changeRecord } from './edit-record.ts'
import { sweepPhotos } from './record-photos.ts'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  ana = await staffMember(world, 'moderator')
})

type Listed = Awaited<ReturnType<typeof listedShelter>>

const read = async (path: string) => (await call(world.app, 'GET', `/operators/${path}`, { headers: ana.headers })).json()
const act = (key: string, what: string, payload: object, by = ana) =>
  call(world.app, 'POST', `/operators/records/${key}/${what}`, { payload, headers: by.headers })
const version = async (key: string) => (await read(`records/${key}`)).version
const history = async (key: string) => (await read(`records/${key}/history`)).changes
const publicly = async (id: number) => call(world.app, 'GET', `/shelters/${id}`)
const undo = async (key: string, action: string) => act(key, 'undo', { expected: await version(key), action })
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

test('what visitors said is wrong with the one that is gone is now said of the one that stays', async () => {
  const noted = await note(world)
  const kept = await listedShelter(world)
  const gone = { id: noted.record, key: `shelter-${noted.record}`, expected: '' }
  expect((await merge(gone, kept)).statusCode).toBe(204)
  expect((await read(`notes?record=${kept.key}`)).notes).toMatchObject([{ id: noted.id }])
})

test('a photo goes with the one that stays when that has none, and is left to whichever record is not erased', async () => {
  const { db } = world.database
  const { id: key, photo } = await photographed(world)
  const gone = { id: Number(key.split('-')[1]), key, expected: '' }
  const kept = await listedShelter(world)
  const file = () => world.app.inject({ url: `/files/${photo}-640.webp` })
  expect((await merge(gone, kept)).statusCode).toBe(204)
  expect((await publicly(kept.id)).json()).toMatchObject({ photo_url: `/files/${photo}-640.webp`, photo_alt: 'Curtea adăpostului' })

  // Undone and merged again: the photo is with whoever shows it.
  const [[filled], [hidden]] = [await history(kept.key), await history(gone.key)]
  await undo(kept.key, filled.id)
  await undo(gone.key, hidden.id)
  expect([(await publicly(kept.id)).json().photo_url, (await file()).statusCode]).toEqual([null, 200])
  await merge(gone, kept)

  await eraseRecord(db, machineActor(), { kind: 'shelter', id: gone.id }, 'A cerut.')
  await sweepPhotos(db)
  expect((await file()).statusCode).toBe(200)
  await eraseRecord(db, machineActor(), { kind: 'shelter', id: kept.id }, 'A cerut.')
  expect((await file()).statusCode).toBe(404)
})

test('possible doubles of a listed record are found, itself not among them', async () => {
  const one = await listedShelter(world, { name: 'Căsuța Țestoasei' })
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
