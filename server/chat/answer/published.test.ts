import { expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { eventsOf, finalOf } from '#tests/api/stream.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import { publishedPassages } from '../../knowledge/live.ts'

test('a post an operator writes is quoted, and one that is gone is not', async () => {
  const { app, database, knowledge } = await emptyWorld()
  const { db } = database
  const question = 'cum hrănesc un axolotl în acvariu'
  const details = { title_en: null, summary_en: null, urgent: false, sources: [], checked_on: null, partly_unconfirmed: false }
  const post = { id: 9_001, title: 'Axolotl în acvariu', author: 'Redacția', category: 'Animale mici', short_description: 'Cum hrănești un axolotl.' }
  const content = 'Un axolotl mănâncă râme și viermi, de trei ori pe săptămână.'
  const change = (value: string) => db.updateTable('site_values').set({ value }).where('name', '=', 'blog_revision').execute()

  await db
    .insertInto('blog_posts')
    .values({ ...post, content, tags: '["axolotl"]', created_at: '2026-11-21T08:00:00.000Z', details: JSON.stringify(details), file_hash: null })
    .execute()
  await change('written')
  await knowledge.refresh()
  const answer = await call(app, 'POST', '/chat/ask/stream', { payload: { question } })
  expect(eventsOf(answer.body).length).toBeGreaterThan(1)
  expect(finalOf(answer.body).sources.map(({ url }) => url)).toContain('/blog/9001')

  await operate(operator(db), ['articles', 'unpublish', '--id', '9001', '--reason', 'nu mai e adevărat'])
  await knowledge.refresh()
  expect((await knowledge.current()).search(question).found.map(({ passage: { url } }) => url)).not.toContain('/blog/9001')
})

test('a petition is known from its publication to its end', async () => {
  const { database, knowledge } = await emptyWorld()
  const words = ['--title', 'Adăpători pentru cămile', '--description', 'Cerem apă pentru cămile.', '--addressee', 'Primăria', '--goal', '10']
  const id = /\d+/.exec(await operate(operator(database.db), ['petitions', 'create', ...words]))?.[0]
  const urls = async () => (await knowledge.refresh()).search('petiție pentru cămile').found.map(({ passage: { url } }) => url)
  expect(await urls()).toContain(`/petitions?id=${id}`)
  await operate(operator(database.db), ['petitions', 'close', '--id', String(id)])
  expect(await urls()).not.toContain(`/petitions?id=${id}`)
})

test('an example petition is nothing to answer from: whoever wants to help is sent to nothing invented', async () => {
  const { db } = (await emptyWorld()).database
  expect(await db.selectFrom('petitions').select('id').where('is_example', '=', 1).execute()).toHaveLength(6)
  const passages = await publishedPassages(db).passages()
  expect(passages.filter(({ kind }) => kind === 'petition')).toEqual([])
})
