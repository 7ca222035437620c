import { expect, test } from 'vitest'
import { answerLanguages, type AnswerLanguage } from '#contract/chat.ts'
import { call } from '#tests/cast.ts'
import { finalOf, textOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'
import { createDirectoryIndex } from '../../directory/directory-index.ts'
import type { Db } from '../../platform/database/database.ts'
import { sheltersSource } from '../../shelters/shelters.ts'
import { trainersSource } from '../../trainers/trainers.ts'
import type { PlaceKind } from '../../understanding/understanding.ts'
import { openDirectories } from './directories.ts'

/** As a server that has just started knows them. */
function directoriesOf(db: Db) {
  return openDirectories(db, { shelter: createDirectoryIndex(sheltersSource(db)), trainer: createDirectoryIndex(trainersSource(db)) })
}

/** What is answered to a question that looks for a shelter, a trainer, a breeder or a clinic. */
function told(
  db: Db,
  place: PlaceKind,
  question: string,
  { language = 'ro', most = 10, before = [] }: { language?: AnswerLanguage; most?: number; before?: string[] } = {},
) {
  return directoriesOf(db).answer(question, { understood: { place, before }, language, most })
}

const instant = '2026-11-21T08:00:00.000Z'

test('a shelter is told as recorded: approved ones only, hostile words as words, and nobody is sent to an example', async () => {
  const { db } = (await emptyWorld()).database
  const record = { description: '', status: 'approved', created_at: instant, updated_at: instant, is_example: 0, phone_numbers: '["+40 234 000 111"]' }
  await db
    .insertInto('shelters')
    .values([
      { ...record, name: '**[Casa](https://rau.example)** [9]', location: 'Zimnicea, județul Teleorman' },
      { ...record, name: 'Care așteaptă', location: 'Zimnicea, județul Teleorman', status: 'pending' },
      { ...record, name: 'De arătat', location: 'Zimnicea, județul Teleorman', is_example: 1, verified_on: '2026-11-01' },
    ])
    .execute()

  const answered = await told(db, 'shelter', 'adăpost în Zimnicea')
  expect(answered.text).toContain(String.raw`\*\*\[Casa\](https://rau.example)\*\* \[9\]`)
  expect(answered.text).toContain('[+40 234 000 111](tel:+40234000111)')
  expect(answered.text).not.toContain('Care așteaptă')
  expect(answered.text).not.toContain('De arătat')
  expect(answered.sources.map(({ id, kind }) => [id, kind])).toEqual([[1, 'shelter']])
  expect(answered.sources[0]?.url).toMatch(/^\/shelters\?id=\d+$/)
  expect((await told(db, 'shelter', 'adăpost în județul Teleorman', { most: 1 })).sources).toHaveLength(1)
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
  const titles = async (kind: PlaceKind) => (await told(database.db, kind, 'dresor de câini în Zimnicea')).sources.map(({ title }) => title)
  expect(await titles('trainer')).toEqual(['Zoe de la Zimnicea'])
  expect(await titles('breeder')).toEqual(['Crescătoria'])

  const { body } = await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'dresor de câini în Zimnicea' } })
  expect(textOf(body)).toBe(finalOf(body).answer)
  expect(finalOf(body)).toMatchObject({ mode: 'extractive', card: null })
})

test('a place without records gets the public way and the nearest records with how far they are, nearest first', async () => {
  const { db } = (await emptyWorld()).database
  const record = { description: '', status: 'approved', created_at: instant, updated_at: instant, is_example: 0, phone_numbers: '[]' }
  const towns = ['Iași, județul Iași', 'Suceava, județul Suceava', 'Botoșani, județul Botoșani', 'Constanța, județul Constanța']
  await db
    .insertInto('shelters')
    .values(towns.map((location) => ({ ...record, name: `Casa din ${location}`, location })))
    .execute()
  const { text, sources } = await told(db, 'shelter', 'adăpost de câini în Fălticeni')
  expect(text).toContain('niciun adăpost pentru Fălticeni')
  expect(text).toContain('Calea publică: întreabă primăria')
  expect(text).toContain('consiliul județean (Suceava)')
  const kilometres = [...text.matchAll(/la circa (\d+) km/g)].map(([, count]) => Number(count))
  expect(kilometres).toHaveLength(3)
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
  expect(sources).toHaveLength(3)
  expect(sources[0]?.quote).toMatch(/^Suceava, /)
  expect((await told(db, 'shelter', 'shelter in Fălticeni', { language: 'en' })).text).toContain('no shelter for Fălticeni')
})

test.each([
  ['ro', 'Calea publică', 'consiliul județean (Suceava)', '[Cum găsești un adăpost și ce întrebi](/shelters)'],
  ['en', 'The public way', 'the county council (Suceava)', '[How to find a shelter and what to ask](/shelters)'],
  ['hu', 'A hivatalos út', 'consiliul județean, Suceava', '(/shelters)'],
  ['uk', 'Офіційний шлях', 'consiliul județean, Suceava', '(/shelters)'],
] as const)('a site with examples alone tells the public way of the county in %s, and no example', async (language, way, council, page) => {
  const { db } = (await emptyWorld()).database
  const { text, sources } = await told(db, 'shelter', 'adăpost în Suceava', { language })
  for (const part of [way, council, '24³', page]) expect(text).toContain(part)
  expect(text).not.toMatch(/exemplu|demonstrativ|tel:|0200|2026/i)
  expect(sources).toEqual([])
})

test('the capital has no county council: its own authority is named', async () => {
  const { db } = (await emptyWorld()).database
  for (const language of answerLanguages) {
    const { text } = await told(db, 'shelter', 'adăpost în București', { language })
    expect(text).toContain('ASPA')
    expect(text).not.toMatch(/consiliul județean|county council/)
  }
})

test('where nothing is listed anywhere the answer says so, names nobody, and goes to the editors', async () => {
  const { app, database } = await emptyWorld({ DEMO_DATA: '0' })
  const { text, sources } = await told(database.db, 'trainer', 'dresor în Fălticeni')
  expect(text).toContain('niciun dresor pentru Fălticeni')
  expect(text).toContain('Întreabă un medic veterinar din județul Suceava și clubul chinologic')
  expect(text).toContain('Spun doar ce este înregistrat și aprobat.')
  expect(text).not.toContain('tel:')
  expect(sources).toEqual([])

  const { body } = await call(app, 'POST', '/chat/ask/stream', { payload: { question: 'dresor în Fălticeni' } })
  expect(finalOf(body).sources).toEqual([])
  await expect.poll(() => database.db.selectFrom('editor_questions').select('question').execute()).toEqual([{ question: 'dresor în Fălticeni' }])
})

test('a message that goes on with one that named a place is read with it, and one that names none is asked which', async () => {
  const { db } = (await emptyWorld()).database
  const goesOn = await told(db, 'shelter', 'dar pentru pisici?', { before: ['adăpost în Suceava'] })
  expect(goesOn.text).toContain('niciun adăpost pentru Suceava')
  const { text, sources } = await told(db, 'shelter', 'caut un adăpost')
  expect(text).toContain('Spune-mi localitatea sau județul')
  expect(sources).toEqual([])
})

test('no clinic and no number of one is ever invented, in any language', async () => {
  const { db } = (await emptyWorld()).database
  for (const language of answerLanguages) {
    const { text, sources } = await told(db, 'clinic', 'clinică veterinară non-stop în Iași', { language })
    expect(text).toContain('Iași')
    expect(text.replaceAll('24', '')).not.toMatch(/\d/)
    expect(sources).toEqual([])
  }
})
