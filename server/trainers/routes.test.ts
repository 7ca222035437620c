import { expect, test } from 'vitest'
import { z } from 'zod'
import { trainer } from '#contract/trainers.ts'
import { call } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'

type Row = Partial<{ name: string; city: string; pets_can_train: string[]; phone_numbers: string[]; status: string; photo_preview: string; photo_data: string }>

const { app, database } = await emptyWorld({ DEMO_DATA: '0' })
await aDirectory(database, [
  { name: 'Ilinca', city: 'Cluj-Napoca', pets_can_train: ['câini', 'pisici'], phone_numbers: ['0200 000 001', '0200 000 002'] },
  { name: 'Șerban', city: 'Cluj', pets_can_train: ['câini'], status: 'Aprobat' },
  { name: 'Mihai', city: 'Bacău', pets_can_train: ['Maine Coon', 'SIB', 'cai'], status: 'aprobată', photo_preview: 'bWlj', photo_data: 'bWFyZQ==' },
  { name: 'Nevăzutul', city: 'Bacău', pets_can_train: ['păsări'], status: 'pending' },
  { name: 'Respinsul', city: 'Arad', pets_can_train: ['iepuri'], status: 'rejected' },
])

/** Before the first call, because the index keeps what it has read for 5 seconds. */
async function aDirectory({ db }: Bobita['database'], rows: Row[]): Promise<void> {
  const at = '2026-05-01T08:00:00.000Z'
  for (const { pets_can_train = [], phone_numbers = [], status = 'approved', ...row } of rows) {
    const lists = { pets_can_train: JSON.stringify(pets_can_train), phone_numbers: JSON.stringify(phone_numbers) }
    const values = { name: '', city: '', description: '', is_example: 0, created_at: at, updated_at: at, ...row, ...lists, status }
    await db.insertInto('trainers').values(values).execute()
  }
}

async function names(path: string): Promise<string[]> {
  const answer = await call(app, 'GET', path)
  return z
    .array(trainer)
    .parse(answer.json())
    .map(({ name }) => name)
}

test('S-405 S-008 S-150 D-031 GET /trainers answers the approved trainers as a bare list', async () => {
  const answer = await call(app, 'GET', '/trainers')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-total-count']).toBe('3')
  expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300')
  expect(answer.headers.etag).toMatch(/^W\//)
  expect(
    z
      .array(trainer)
      .parse(answer.json())
      .map(({ name }) => name),
  ).toEqual(['Ilinca', 'Mihai', 'Șerban'])
})

test('S-338 S-350 a trainer has every field of the specification, and no field beyond the contract', async () => {
  const [ilinca] = z.array(z.strictObject(trainer.shape)).parse((await call(app, 'GET', '/trainers')).json())
  expect(ilinca).toMatchObject({
    name: 'Ilinca',
    city: 'Cluj-Napoca',
    pets_can_train: ['câini', 'pisici'],
    phone_numbers: ['0200 000 001', '0200 000 002'],
    photo_data: null,
    is_approved: true,
  })
})

test('whoever has the list already is told so without its bytes', async () => {
  const { headers } = await call(app, 'GET', '/trainers')
  const again = await call(app, 'GET', '/trainers', { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('S-138 S-139 S-140 S-141 S-142 D-040 a query narrows the list by search, city and species', async () => {
  expect(await names('/trainers?q=serban')).toEqual(['Șerban'])
  expect(await names('/trainers?q=CLUJ')).toEqual(['Ilinca', 'Șerban'])
  expect(await names('/trainers?city=Cluj')).toEqual(['Șerban'])
  expect(await names(`/trainers?species=${encodeURIComponent('câini')}&q=napoca`)).toEqual(['Ilinca'])
  expect(await names('/trainers?q=Nevazutul')).toEqual([])
})

test('a page says how many match and where the pages around it are', async () => {
  const answer = await call(app, 'GET', '/trainers?q=cluj&page=1')
  expect(answer.headers['x-total-count']).toBe('2')
  expect(answer.headers.link).toBeUndefined()
})

test('the filters offer cities and species, without breed names and EMS codes and without what waits for approval', async () => {
  const answer = await call(app, 'GET', '/trainers/filters')
  expect(answer.json()).toEqual({ cities: ['Bacău', 'Cluj', 'Cluj-Napoca'], species: ['cai', 'câini', 'pisici'] })
})

test('D-032 a list carries the preview of a photo, the single trainer the photo', async () => {
  const listed = z.array(trainer).parse((await call(app, 'GET', '/trainers?q=mihai')).json())
  expect(listed[0]?.photo_data).toBe('bWlj')
  const one = await call(app, 'GET', `/trainers/${listed[0]?.id}`)
  expect(one.json()).toMatchObject({ name: 'Mihai', photo_data: 'bWFyZQ==' })
})

test('S-345 a trainer who waits for approval is unknown, like one who never was', async () => {
  const hidden = await database.db.selectFrom('trainers').select('id').where('name', '=', 'Nevăzutul').executeTakeFirstOrThrow()
  const answers = await Promise.all([hidden.id, 999_999, 'abc', '1.5', '-1', '9'.repeat(30)].map((id) => call(app, 'GET', `/trainers/${id}`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect(answers.map((answer) => answer.json().message)).toEqual(Array.from({ length: 6 }, () => 'Dresorul nu a fost găsit.'))
})

test.each(['page=0', 'page=abc', `q=${'a'.repeat(101)}`])('a query nobody can mean (%s) is refused', async (query) => {
  expect((await call(app, 'GET', `/trainers?${query}`)).statusCode).toBe(422)
})

test('S-399 a guest and a wrong bearer token both get the list', async () => {
  expect((await call(app, 'GET', '/trainers', { headers: { authorization: 'Bearer nimic' } })).statusCode).toBe(200)
})
