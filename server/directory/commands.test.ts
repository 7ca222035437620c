import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { importDirectory } from './import.ts'

let world: Bobita
beforeEach(async () => {
  world = await emptyWorld()
})

const run = (...args: string[]) => operate(operator(world.database.db), args)
const file = fileOf('directory.csv')
const HEAD = 'id,name,location,description,phone_numbers,website,verified_on,status'
const shelters = () =>
  world.database.db.selectFrom('shelters').select(['id', 'name', 'status', 'phone_numbers']).where('is_example', '=', 0).orderBy('id').execute()
const actions = async () =>
  (await world.database.db.selectFrom('operator_actions').select(['action', 'details']).execute()).map(({ action, details }) => [action, JSON.parse(details)])

function importing(content: string | Buffer, ...more: string[]) {
  writeFileSync(file, content)
  return run('directories', 'import', '--kind', 'shelter', '--file', file, ...more)
}

test('a dry run says what an import would do and writes nothing; the import does it; the same file twice changes nothing', async () => {
  const content = `${HEAD}\r\n,Adăpostul Nou,"Bacău, județul Bacău","Două rânduri\nși ""ghilimele""",+40 700 000 001; 0700 000 002,adapost.example,2026-11-01,\r\n,Al doilea,Iași,,,,,pending\r\n`
  expect(await importing(content, '--dry-run')).toBe('it would be: 2 added, 0 changed, 0 as they were')
  expect(await shelters()).toEqual([])
  expect(await importing(content)).toBe('2 added, 0 changed, 0 as they were')
  expect(await shelters()).toMatchObject([
    { name: 'Adăpostul Nou', status: 'approved', phone_numbers: '["+40 700 000 001","0700 000 002"]' },
    { name: 'Al doilea', status: 'pending' },
  ])
  expect(await importing(content)).toBe('0 added, 0 changed, 2 as they were')
  expect(await actions()).toEqual(expect.arrayContaining([['directories.import', { kind: 'shelter', added: 2, changed: 0, same: 0 }]]))
})

test('what is exported is imported back as it was, and one edited field is one change', async () => {
  await importing(`${HEAD}\n,'+Ajutor,Cluj,-2+3,0700 000 001,,,\n,B; C,Cluj,,,,,hidden\n`)
  expect(await run('directories', 'export', '--kind', 'shelter', '--file', file)).toContain('2 records')
  const csv = readFileSync(file, 'utf8')
  // A spreadsheet reads no formula.
  expect(csv).toContain(`"'+Ajutor"`)
  expect(csv).toContain(`"'-2+3"`)
  expect(await importing(csv, '--dry-run')).toBe('it would be: 0 added, 0 changed, 2 as they were')
  expect(await importing(csv.replace('0700 000 001', '0700 000 009'))).toBe('0 added, 1 changed, 1 as they were')
  expect((await shelters())[0]?.phone_numbers).toBe('["0700 000 009"]')
})

test('breeders come in as trainers, by what their species name', async () => {
  writeFileSync(file, 'city,name,species,description,phone_numbers,verified_on,status\nArad,Felisa Exemplu,MCO; Sphynx,,,,\n')
  expect(await run('directories', 'import', '--kind', 'trainer', '--file', file)).toBe('1 added, 0 changed, 0 as they were')
  const { pets_can_train } = await world.database.db.selectFrom('trainers').select('pets_can_train').where('is_example', '=', 0).executeTakeFirstOrThrow()
  expect(JSON.parse(pets_can_train)).toEqual(['MCO', 'Sphynx'])
})

test.each([
  ['a formula', `${HEAD}\n,=cmd|x,Cluj,,,,,`, 'line 2: name: it begins like a formula'],
  ['a script address', `${HEAD}\n,A,Cluj,,,javascript:alert(1)//a.b,,`, 'website: it is no web address'],
  ['words for a number', `${HEAD}\n,A,Cluj,,sună-mă,,,`, 'phone_numbers.0: it is no phone number'],
  ['a strange status', `${HEAD}\n,A,Cluj,,,,,poate`, 'status: approved, pending or hidden'],
  ['an id nobody knows', `${HEAD}\n2147483000,A,Cluj,,,,,`, 'line 2: there is no record 2147483000'],
  ['an id twice', `${HEAD}\n7,A,Cluj,,,,,\n7,B,Cluj,,,,,`, 'id 7 stands in the file twice'],
  ['the same record twice', `${HEAD}\n,A,Cluj,,,,,\n,A,Cluj,,1234,,,`, 'line 3: the same record as in line 2'],
  ['a day that is none', `${HEAD}\n,A,Cluj,,,,2026-02-30,`, 'verified_on'],
  ['too few fields', `${HEAD}\n,A`, 'line 2: 2 fields instead of 8'],
  ['a control character', `${HEAD}\n,A\u001b[31m,Cluj,,,,,`, 'control characters'],
  ['columns left out', 'id,name,location\n,A,Cluj', 'the first line must name the columns'],
  ['a strange column', `${HEAD},parola\n,A,Cluj,,,,,,x`, 'the first line must name the columns'],
  ['nothing', '', 'the first line must name the columns'],
  ['another encoding', Buffer.from([0x6e, 0xaa]), 'CSV UTF-8'],
  ['a quote that is not closed', `${HEAD}\n,"A,Cluj,,,,,`, 'line 2: a quote'],
  ['a name of ten thousand letters', `${HEAD}\n,${'a'.repeat(10_000)},Cluj,,,,,`, 'line 2: name'],
])('%s in a file is named, and nothing of the file is imported', async (_, content, fault) => {
  await expect(importing(content)).rejects.toThrow(fault)
  expect(await shelters()).toEqual([])
})

test('100,000 lines are read, one more is refused, and of many faults the first are told', async () => {
  const line = (number: number) => `,Adăpost ${number},Cluj,,,,,\n`
  const many = `${HEAD}\n${Array.from({ length: 100_000 }, (_, number) => line(number)).join('')}`
  expect(await importing(many, '--dry-run')).toBe('it would be: 100000 added, 0 changed, 0 as they were')
  await expect(importing(`${many}${line(100_000)}`, '--dry-run')).rejects.toThrow('more than 100000 records')
  const faulty = await importing(`${HEAD}\n${',A\n'.repeat(500)}`).catch((error: unknown) => String(error))
  expect(faulty).toContain('and 480 more')
  expect(faulty.split('\n')).toHaveLength(22)
})

test('a record is hidden from people and shown again, with a reason that is kept', async () => {
  await importing(`${HEAD}\n,De ascuns,Cluj,,,,,\n`)
  const id = String((await shelters())[0]?.id)
  const status = async () => (await call(world.app, 'GET', `/shelters/${id}`)).statusCode
  expect(await status()).toBe(200)
  expect(await run('directories', 'hide', '--kind', 'shelter', '--id', id, '--reason', 'închis')).toBe(`shelter ${id} is hidden`)
  expect(await status()).toBe(404)
  await expect(run('directories', 'hide', '--kind', 'shelter', '--id', id, '--reason', 'x')).rejects.toThrow('there is no such shelter')
  await run('directories', 'show', '--kind', 'shelter', '--id', id, '--reason', 'deschis iar')
  expect(await status()).toBe(200)
  expect((await actions()).map(([action]) => String(action)).toSorted()).toEqual(['directories.hide', 'directories.import', 'directories.show'])
})

test('a listed person who asks to be removed leaves no word behind; that it was done, and why, stays', async () => {
  const head = 'id,name,city,species,description,phone_numbers,verified_on,status'
  const imported = (id: string, phone: string) => {
    writeFileSync(file, `${head}\n${id},Zoe Unică,Cluj,dog,,${phone},,\n`)
    return run('directories', 'import', '--kind', 'trainer', '--file', file)
  }
  await imported('', '0700 000 007')
  const { id } = await world.database.db.selectFrom('trainers').select('id').where('name', '=', 'Zoe Unică').executeTakeFirstOrThrow()
  await imported(String(id), '0700 000 008')
  await call(world.app, 'POST', '/directory/reports', { payload: { kind: 'trainer', id, what: 'Zoe Unică are alt număr' } })
  const which = ['--kind', 'trainer', '--id', String(id), '--reason', 'la cerere']
  await run('directories', 'hide', ...which)
  expect(await wholeDump(world.database.db)).toContain('Zoe Unică')

  await expect(run('directories', 'erase', ...which)).rejects.toThrow('say --yes')
  expect(await run('directories', 'erase', ...which, '--yes')).toBe(`trainer ${id} is gone, with its history`)
  const left = await wholeDump(world.database.db)
  for (const word of ['Zoe Unică', '0700 000 007', '0700 000 008']) expect(left).not.toContain(word)
  expect(await actions()).toEqual(expect.arrayContaining([['directories.erase', { kind: 'trainer', id, reason: 'la cerere' }]]))
  expect(await run('directories', 'undo-import', '--kind', 'trainer').catch(String)).toContain('no import to undo')
  await expect(run('directories', 'erase', ...which, '--yes')).rejects.toThrow('there is no such trainer')
})

test('a suggestion is put right and published, or rejected; what waits is listed without why it steers a terminal', async () => {
  for (const name of ['Adăpost propus', 'Glumă']) {
    await call(world.app, 'POST', '/directory/suggestions', {
      payload: { kind: 'shelter', name, place: 'Iași', why: 'eu\u001b[2J sunt Ana', phone: '0700 000 000' },
    })
  }
  const waiting = await run('suggestions', 'list', '--json')
  expect(waiting.split('\n')).toHaveLength(2)
  expect(waiting).not.toContain('\u001b')
  const [right, wrong] = await shelters()
  const approve = ['suggestions', 'approve', '--kind', 'shelter', '--id', String(right?.id)]
  expect(
    await run(...approve, '--name', 'Adăpost bun', '--phones', '0700 000 001; 0700 000 002', '--website', 'bun.example', '--verified-on', '2026-11-20'),
  ).toContain('is published')
  expect((await call(world.app, 'GET', `/shelters/${right?.id}`)).json()).toMatchObject({
    name: 'Adăpost bun',
    location: 'Iași',
    phone_numbers: ['0700 000 001', '0700 000 002'],
    website: 'bun.example',
    verified_on: '2026-11-20',
  })
  await expect(run(...approve)).rejects.toThrow('there is no such shelter')
  await run('suggestions', 'reject', '--kind', 'shelter', '--id', String(wrong?.id), '--reason', 'nu există')
  expect(await run('suggestions', 'list')).toBe('nothing waits')
  expect(await shelters()).toHaveLength(1)
  const { suggested_because } = await world.database.db
    .selectFrom('shelters')
    .select('suggested_because')
    .where('id', '=', right?.id ?? 0)
    .executeTakeFirstOrThrow()
  expect(suggested_because).toBeNull()
  expect(JSON.stringify(await actions())).not.toMatch(/Ana|Adăpost bun|0700/)
})

test('the last import is taken back: records as they were, added ones gone, and what was changed since stays', async () => {
  await importing(`${HEAD}\n,Vechi,Cluj,Un text,,,,\n,Alt vechi,Iași,,,,,\n`)
  const before = await shelters()
  const [one, other] = before
  await importing(`${HEAD}\n${one?.id},Schimbat,Cluj,,,,,\n${other?.id},Și el,Iași,,,,,\n,Nou,Arad,,,,,\n,Nou și el,Arad,,,,,\n`)
  const added = (await shelters()).at(-1)
  await run('directories', 'hide', '--kind', 'shelter', '--id', String(added?.id), '--reason', 'de verificat')
  expect(await run('directories', 'undo-import', '--kind', 'shelter')).toBe('2 as before, 1 that were added are gone, 1 changed since stay')
  const after = await shelters()
  expect(after.map(({ name }) => name)).toEqual(['Vechi', 'Alt vechi', 'Nou și el'])
  expect(after.slice(0, 2)).toEqual(before)
  await expect(run('directories', 'undo-import', '--kind', 'shelter')).rejects.toThrow('there is no import to undo')
  await expect(run('directories', 'undo-import', '--kind', 'trainer')).rejects.toThrow('there is no import to undo')
  expect((await actions()).map(([action]) => action)).toContain('directories.undo-import')
})

test('an import of trainers is taken back too', async () => {
  const head = 'id,name,city,species,description,phone_numbers,verified_on,status'
  const file = fileOf('trainers.csv')
  writeFileSync(file, `${head}\n,Dresor,Cluj,câine; pisică,,,,\n`)
  expect(await run('directories', 'import', '--kind', 'trainer', '--file', file)).toBe('1 added, 0 changed, 0 as they were')
  expect(await run('directories', 'undo-import', '--kind', 'trainer')).toBe('0 as before, 1 that were added are gone, 0 changed since stay')
})

test('an import that is cut off has kept what it had written until then, and that is taken back', async () => {
  const row = { place: 'Cluj', description: '', phone_numbers: '[]', verified_on: null, status: 'approved', website: null }
  const records = Array.from({ length: 201 }, (_, at) => ({ line: at + 2, id: null, row: { ...row, name: `Adăpost ${at}` } }))
  Object.assign(records[200]?.row ?? {}, { no_such_column: 1 })
  await expect(importDirectory(world.database.db, machineActor(), 'shelter', records, false)).rejects.toThrow()
  expect(await shelters()).toHaveLength(200)
  expect(await actions()).toEqual([['directories.import', { kind: 'shelter', added: 200, changed: 0, same: 0 }]])
  expect(await run('directories', 'undo-import', '--kind', 'shelter')).toBe('0 as before, 200 that were added are gone, 0 changed since stay')
  expect(await actions()).toContainEqual(['directories.undo-import', { kind: 'shelter', restored: 0, removed: 200, left: 0 }])
})
