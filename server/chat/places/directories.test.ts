import { expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { finalOf, textOf } from '#tests/stream.ts'
import { emptyWorld } from '#tests/world.ts'
import { createDirectoryIndex } from '../../directory/directory-index.ts'
import type { Db } from '../../platform/database.ts'
import { sheltersSource } from '../../shelters/shelters.ts'
import { trainersSource } from '../../trainers/trainers.ts'
import { openDirectories } from './directories.ts'

/** As a server that has just started knows them. */
function directoriesOf(db: Db) {
  return openDirectories(db, { shelter: createDirectoryIndex(sheltersSource(db)), trainer: createDirectoryIndex(trainersSource(db)) })
}

const instant = '2026-11-21T08:00:00.000Z'

test('a shelter is told as recorded: approved ones only, hostile words as words, examples as examples', async () => {
  const { db } = (await emptyWorld()).database
  const record = { description: '', status: 'approved', created_at: instant, updated_at: instant, is_example: 0, phone_numbers: '["+40 234 000 111"]' }
  const names = ['**[Casa](https://rau.example)** [9]', 'Care așteaptă', 'De arătat']
  await db.deleteFrom('shelters').where('name', 'in', names).execute()
  await db
    .insertInto('shelters')
    .values([
      { ...record, name: '**[Casa](https://rau.example)** [9]', location: 'Zimnicea, județul Teleorman' },
      { ...record, name: 'Care așteaptă', location: 'Zimnicea, județul Teleorman', status: 'pending' },
      { ...record, name: 'De arătat', location: 'Zimnicea, județul Teleorman', is_example: 1 },
    ])
    .execute()

  const told = await directoriesOf(db).answer('adăpost în Zimnicea', 'ro', 10)
  expect(told?.text).toContain(String.raw`\*\*\[Casa\](https://rau.example)\*\* \[9\]`)
  expect(told?.text).toContain('[+40 234 000 111](tel:+40234000111)')
  expect(told?.text).not.toContain('Care așteaptă')
  expect(told?.text).toContain('**De arătat (exemplu)** [2]')
  expect(told?.text).toContain('nu există, iar numerele lor nu răspund')
  expect(told?.sources.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'shelter'],
    [2, 'shelter'],
  ])
  expect(told?.sources[0]?.url).toMatch(/^\/shelters\?id=\d+$/)
  expect((await directoriesOf(db).answer('adăpost în județul Teleorman', 'ro', 1))?.sources).toHaveLength(1)
  await db.deleteFrom('shelters').where('name', 'in', names).execute()
})

test('who asks Bobita for a trainer of a town gets its trainers, and breeders are none', async () => {
  const { app, database } = await emptyWorld()
  const trainer = { name: 'Zoe de la Zimnicea', city: 'Zimnicea', pets_can_train: '["câini"]', phone_numbers: '[]', description: '', status: 'approved' }
  await database.db
    .insertInto('trainers')
    .values([
      { ...trainer, created_at: instant, updated_at: instant, is_example: 0 },
      { ...trainer, name: 'Crescătoria', pets_can_train: '["Maine Coon"]', created_at: instant, updated_at: instant, is_example: 0 },
    ])
    .execute()
  const told = await directoriesOf(database.db).answer('dresor de câini în Zimnicea', 'ro', 10)
  expect(told?.sources.map(({ title }) => title)).toEqual(['Zoe de la Zimnicea'])
  await database.db.deleteFrom('trainers').where('city', '=', 'Zimnicea').execute()

  const { body } = await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'dresor în Fălticeni' } })
  expect(textOf(body)).toBe(finalOf(body).answer)
  expect(finalOf(body)).toMatchObject({ mode: 'extractive', sources: [] })
  await expect.poll(() => database.db.selectFrom('editor_questions').select('question').execute()).toEqual([{ question: 'dresor în Fălticeni' }])
})

test('where nothing is listed the answer says so and names nobody', async () => {
  const { db } = (await emptyWorld()).database
  const told = await directoriesOf(db).answer('dresor în Fălticeni', 'ro', 10)
  expect(told?.text).toContain('niciun dresor pentru Fălticeni')
  expect(told?.text).not.toMatch(/\d/)
  expect(told?.sources).toEqual([])
  expect((await directoriesOf(db).answer('shelter in Fălticeni', 'en', 10))?.text).toContain('no shelter for Fălticeni')
  expect(await directoriesOf(db).answer('cum aleg un dresor', 'ro', 10)).toBeNull()
})
