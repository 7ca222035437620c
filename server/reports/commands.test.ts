import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { anUpload, aSet, linkOf, objectsIn } from '#tests/complaint-set.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { enforceRetention } from '../complaints/sweep.ts'
import type { Db } from '../platform/database/database.ts'
import { logOptions } from '../platform/process/log.ts'
import { sweepReports } from './reports.ts'
import pino from 'pino'

const silent = pino({ ...logOptions, level: 'silent' })

async function reportedWorld() {
  const world = await emptyWorld()
  const { db } = world.database
  const run = (...args: string[]) => operate(operator(db), args)
  const report = async (kind: string, id: string, email = '') => {
    const answer = await call(world.app, 'POST', '/reports', { payload: { kind, id, reason: 'privacy', what: 'Se vede\u001b[2J fața mea', email } })
    expect(answer.statusCode).toBe(204)
  }
  const reports = async (): Promise<{ id: string; kind: string }[]> => {
    const listed = await run('reports', 'list', '--json')
    return listed === '' ? [] : listed.split('\n').map((line) => JSON.parse(line))
  }
  const only = async () => (await reports())[0]?.id ?? ''
  return { ...world, db, run, report, reports, only }
}

async function aTrainer(db: Db): Promise<number> {
  const at = '2026-05-01T08:00:00.000Z'
  const values = { name: 'Reclamat', city: 'Zimnicea', pets_can_train: '[]', phone_numbers: '[]', description: '', status: 'approved', is_example: 0 }
  const { id } = await db
    .insertInto('trainers')
    .values({ ...values, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a reported set is hidden at once with its files, which the sweep then removes; the sender is answered and forgotten', async () => {
  const world = await reportedWorld()
  const dan = await person(world.app, 'Dan')
  const file = await anUpload(world, dan.user.id)
  const set = await aSet(world.app, dan, [file])
  await world.report('set', set.media_id, 'ana@exemplu.ro')
  expect(await world.run('reports', 'list')).not.toContain('\u001b')

  const said = await world.run('reports', 'hide', '--id', await world.only(), '--reason', 'se vede un copil')
  expect(said).toMatch(/^hidden\n\nAnswer to ana@exemplu\.ro:/)
  expect(said).toContain('se vede un copil')
  // Regulation (EU) 2022/2065, art. 17: what, why, who decided, and where to turn.
  const reasons = said.split('Reasons for dan')[1] ?? ''
  for (const told of [set.title, 'se vede un copil', 'un om, nu un program', 'șase luni', 'instanței']) expect(reasons).toContain(told)
  expect((await call(world.app, 'GET', `/plangeri/media/${set.media_id}`)).statusCode).toBe(404)
  expect((await world.app.inject(linkOf(file))).statusCode).toBe(404)
  await enforceRetention(world.db, world.files, silent)
  expect(await objectsIn(world.files)).not.toContain(`${file.id}.webp`)

  await sweepReports(world.db)
  expect(await world.db.selectFrom('reports').select('id').execute()).toEqual([])
  const kept = JSON.stringify(await world.db.selectFrom('operator_actions').selectAll().execute())
  expect(kept).toContain('reports.hide')
  for (const secret of ['ana@exemplu.ro', set.media_id, 'fața mea']) expect(kept).not.toContain(secret)
})

test('a petition is closed, an article withdrawn and a record hidden by the notice about it', async () => {
  const world = await reportedWorld()
  const { db, app, run } = world
  const petition = await aPetition(db)
  const { id: article } = await db.selectFrom('blog_posts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const trainer = await aTrainer(db)
  await world.report('petition', String(petition))
  await world.report('article', String(article))
  expect((await call(app, 'POST', '/directory/reports', { payload: { kind: 'trainer', id: trainer, what: 'număr mort' } })).statusCode).toBeLessThan(300)
  const addresses = [`/petitions/${petition}`, `/blog-posts/${article}`, `/trainers/${trainer}`]
  const statuses = () => Promise.all(addresses.map(async (path) => (await call(app, 'GET', path)).statusCode))
  expect(await statuses()).toEqual([200, 200, 200])

  const listed = await world.reports()
  expect(listed.map(({ kind }) => kind).toSorted()).toEqual(['article', 'petition', 'trainer'])
  for (const { id } of listed) expect(await run('reports', 'hide', '--id', id, '--reason', 'întemeiat')).toBe('hidden')
  expect(await statuses()).toEqual([404, 404, 404])
  expect(await world.reports()).toEqual([])

  await run('articles', 'restore', '--id', String(article))
  await run('directories', 'show', '--kind', 'trainer', '--id', String(trainer), '--reason', 'îndreptat')
  expect((await statuses()).slice(1)).toEqual([200, 200])
})

test('what is kept stays, and a notice is decided once', async () => {
  const world = await reportedWorld()
  const petition = await aPetition(world.db)
  await world.report('petition', String(petition), 'ana@exemplu.ro')
  const id = await world.only()
  await expect(world.run('reports', 'keep', '--id', id)).rejects.toThrow('--reason')
  expect(await world.run('reports', 'keep', '--id', id, '--reason', 'totul e în regulă')).toContain('să rămână pe site')
  expect((await call(world.app, 'GET', `/petitions/${petition}`)).statusCode).toBe(200)
  await expect(world.run('reports', 'hide', '--id', id, '--reason', 'x')).rejects.toThrow('there is no such open report')
})

test('a notice about what is gone already is closed all the same', async () => {
  const world = await reportedWorld()
  const petition = await aPetition(world.db)
  await world.report('petition', String(petition))
  await world.run('petitions', 'close', '--id', String(petition))
  expect(await world.run('reports', 'hide', '--id', await world.only(), '--reason', 'închisă')).toBe('it was gone already')
  expect(await world.reports()).toEqual([])
})
