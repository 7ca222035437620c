import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { aPetition, listed, sign, signatureRows } from '#tests/petition.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Db } from '../platform/database/database.ts'
import { readPetition } from './petitions.ts'
import { sweepSignatures } from './sweep.ts'

const folder = mkdtempSync(join(tmpdir(), 'bobita-operators-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(db: Db, command: string, options: Record<string, string | number> = {}): Promise<string> {
  return operate(operator(db), ['petitions', command, ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])])
}

async function rowsAndCount(db: Db, id: number): Promise<[number, number]> {
  const { current_signatures } = await db.selectFrom('petitions').select('current_signatures').where('id', '=', id).executeTakeFirstOrThrow()
  return [await signatureRows(db, id), current_signatures]
}

test('an operator publishes a petition, changes its words, raises its goal and closes it', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const printed = await run(db, 'create', { title: 'Lesă lungă', description: 'Cerem.', addressee: 'Primăria', goal: 1 })
  const id = Number(/\d+/.exec(printed)?.[0])
  await run(db, 'edit', { id, title: 'Lesă mai lungă', 'title-en': 'A longer leash' })
  expect(await listed(app, id)).toMatchObject({ title: 'Lesă mai lungă', title_en: 'A longer leash', addressee: 'Primăria', required_signatures: 1 })

  await sign(app, id, 'ana@exemplu.ro')
  expect((await sign(app, id, 'dan@exemplu.ro')).statusCode).toBe(409)
  await run(db, 'raise-goal', { id, goal: 2 })
  expect((await sign(app, id, 'dan@exemplu.ro')).statusCode).toBe(200)
  await expect(run(db, 'raise-goal', { id, goal: 2 })).rejects.toThrow('the goal can only be raised')

  await run(db, 'close', { id })
  expect((await call(app, 'GET', `/petitions/${id}`)).statusCode).toBe(404)
  const actions = await db.selectFrom('operator_actions').select('action').where('petition_id', '=', id).orderBy('created_at').orderBy('action').execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['close', 'create', 'edit', 'raise-goal'])
})

test('a petition that was closed is opened again with a reason, unless its signers are forgotten', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const id = await aPetition(db)
  await sign(app, id, 'ana@exemplu.ro')
  const reopen = () => operate(operator(db), ['petitions', 'reopen', '--id', String(id), '--reason', 'închisă din greșeală'])
  await expect(reopen()).rejects.toThrow('the petition is open')
  await run(db, 'close', { id })
  expect((await sign(app, id, 'dan@exemplu.ro')).statusCode).toBe(409)
  expect(await reopen()).toBe('open again')
  expect(await listed(app, id)).toMatchObject({ current_signatures: 1 })
  expect((await sign(app, id, 'dan@exemplu.ro')).statusCode).toBe(200)
  expect(await run(db, 'actions')).toContain('închisă din greșeală')
  await run(db, 'close', { id })
  await run(db, 'anonymise', { id })
  await expect(reopen()).rejects.toThrow('are anonymised')
})

test('the export is a private file a spreadsheet reads as text', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  await call(app, 'POST', `/petitions/${id}/sign`, { payload: { full_name: '=HYPERLINK("x")', email: 'ștefan@exemplu.ro', phone_number: '+40 700 000 000' } })
  const file = join(folder, 'signatures.csv')
  await run(database.db, 'export', { id, file })
  const csv = readFileSync(file, 'utf8')
  expect(csv.startsWith('\uFEFFfull_name,email,phone_number,created_at,verified_at\r\n')).toBe(true)
  expect(csv.split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""x""\)","ștefan@exemplu\.ro","'\+40 700 000 000","20[^"]+",""$/)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('the dossier is a tagged document without personal data', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  await sign(app, id, 'ana@exemplu.ro')
  const file = join(folder, 'dossier.pdf')
  await run(database.db, 'dossier', { id, file })
  const pdf = readFileSync(file, 'latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf).not.toContain('ana@exemplu.ro')
})

test('false signatures are removed by address, domain, network and time, from the rows and the count at once', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const id = await aPetition(db)
  for (const email of ['A.na+x@gmail.com', 'bot1@fals.ro', 'bot2@fals.ro', 'bot@nefals.ro', 'dan@exemplu.ro']) await sign(app, id, email)
  expect(await run(db, 'invalidate', { id, address: 'ana@gmail.com' })).toBe('1 signatures removed')
  expect(await run(db, 'invalidate', { id, domain: 'fals.ro' })).toBe('2 signatures removed')
  expect(await rowsAndCount(db, id)).toEqual([2, 2])
  expect(await run(db, 'invalidate', { id, network: '192.0.2.0/24' })).toBe('0 signatures removed')
  expect(await run(db, 'invalidate', { id, network: '127.0.0.99', domain: 'exemplu.ro' })).toBe('1 signatures removed')
  expect(await run(db, 'invalidate', { id, to: '2020-01-01' })).toBe('0 signatures removed')
  expect(await run(db, 'invalidate', { id, from: '2020-01-01' })).toBe('1 signatures removed')
  expect(await rowsAndCount(db, id)).toEqual([0, 0])
  await expect(run(db, 'invalidate', { id })).rejects.toThrow('say which signatures')
  await expect(run(db, 'invalidate', { id, domain: '%' })).rejects.toThrow('is no domain')
  expect(await run(db, 'actions')).not.toMatch(/ana@gmail|192\.0\.2/)
})

test('signers of a closed petition are forgotten after six months, and networks and browsers after thirty days; counts stay', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const id = await aPetition(db)
  await sign(app, id, 'ana@exemplu.ro')
  await expect(run(db, 'anonymise', { id })).rejects.toThrow('the petition is open')
  const signature = () =>
    db.selectFrom('signatures').select(['full_name', 'email', 'network', 'browser_hash']).where('petition_id', '=', id).executeTakeFirstOrThrow()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  await sweepSignatures(db, inDays(29))
  expect((await signature()).network).toMatch(/^[\w-]{43}$/)
  await sweepSignatures(db, inDays(31))
  expect(await signature()).toMatchObject({ network: null, browser_hash: '' })
  await run(db, 'close', { id })
  await sweepSignatures(db, inDays(170))
  expect((await signature()).email).toBe('ana@exemplu.ro')
  await sweepSignatures(db, inDays(190))
  expect(await signature()).toEqual({ full_name: '', email: '', network: null, browser_hash: '' })
  expect(await rowsAndCount(db, id)).toEqual([1, 1])
  await expect(readPetition(db, id)).rejects.toThrow()
})
