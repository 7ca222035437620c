import { expect, test } from 'vitest'
import { anUpload, aSet } from '#tests/complaint-set.ts'
import { call, person } from '#tests/cast.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { newId } from '../platform/ids.ts'

const NOTICE = { reason: 'privacy', what: '  Se vede fața unui copil.  ' }

async function publishedWorld() {
  const world = await emptyWorld()
  const dan = await person(world.app, 'Dan')
  const set = await aSet(world.app, dan, [await anUpload(world, dan.user.id)])
  const petition = await aPetition(world.database.db)
  const { id: article } = await world.database.db.selectFrom('blog_posts').select('id').executeTakeFirstOrThrow()
  const kept = () => world.database.db.selectFrom('reports').selectAll().execute()
  return { ...world, set, petition, article, kept }
}

test('D-042 a guest reports a set, a petition and an article', async () => {
  const { app, set, petition, article, kept } = await publishedWorld()
  for (const [kind, id] of [
    ['set', set.media_id],
    ['petition', String(petition)],
    ['article', String(article)],
  ] as const) {
    const answer = await call(app, 'POST', '/reports', { payload: { ...NOTICE, kind, id, email: 'ana@exemplu.ro' } })
    expect([kind, answer.statusCode, answer.body]).toEqual([kind, 204, ''])
  }
  const rows = await kept()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['article', 'petition', 'set'])
  expect(rows.find(({ kind }) => kind === 'set')).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    kind: 'set',
    target_id: set.media_id,
    reason: 'privacy',
    what: 'Se vede fața unui copil.',
    email: 'ana@exemplu.ro',
    state: 'open',
    created_at: expect.stringMatching(/Z$/),
  })
})

test('D-042 nobody has to say who they are', async () => {
  const { app, set, kept } = await publishedWorld()
  for (const email of [undefined, null, '', '  ']) {
    expect((await call(app, 'POST', '/reports', { payload: { ...NOTICE, kind: 'set', id: set.media_id, email } })).statusCode).toBe(204)
  }
  expect((await kept()).map(({ email }) => email)).toEqual([null, null, null, null])
})

test('what is not published cannot be reported', async () => {
  const { app, database, set, kept } = await publishedWorld()
  const closed = await aPetition(database.db, { is_active: 0 })
  await database.db.updateTable('complaint_sets').set({ expires_at: new Date().toISOString() }).execute()
  const unknown = [
    ['set', set.media_id], ['set', set.id], ['set', newId()], ['set', '1'],
    ['petition', String(closed)], ['petition', '999999999999'], ['petition', '1e3'], ['petition', ' 1'], ['petition', '\u0000'],
    ['article', '0'], ['article', '2147483648'], ['article', set.media_id],
  ] // prettier-ignore
  for (const [kind, id] of unknown) {
    for (const comment of [undefined, 'bot']) {
      const answer = await call(app, 'POST', '/reports', { payload: { ...NOTICE, kind, id, comment } })
      expect([kind, id, answer.statusCode, answer.json().code]).toEqual([kind, id, 404, 'report.target_not_found'])
    }
  }
  expect(await kept()).toEqual([])
})

test('a notice that fills in the field no person sees is answered as usual and not kept', async () => {
  const { app, set, kept } = await publishedWorld()
  const answer = await call(app, 'POST', '/reports', { payload: { ...NOTICE, kind: 'set', id: set.media_id, comment: 'http://spam' } })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await kept()).toEqual([])
})

test('a notice must say what is wrong, of which kind, and give a mailbox that can be one', async () => {
  const { app, set, kept } = await publishedWorld()
  for (const wrong of [{ what: ' ' }, { reason: 'boring' }, { kind: 'person' }, { id: '' }, { email: 'ana' }, { what: 'a'.repeat(1_001) }]) {
    expect((await call(app, 'POST', '/reports', { payload: { ...NOTICE, kind: 'set', id: set.media_id, ...wrong } })).statusCode).toBe(422)
  }
  expect(await kept()).toEqual([])
})

test('ten notices an hour from one network are taken without work', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1' })
  const answers = []
  for (let notice = 0; notice < 11; notice += 1) answers.push(await call(app, 'POST', '/reports', { payload: { ...NOTICE, kind: 'set', id: newId() } }))
  expect(answers.map((answer) => answer.statusCode)).toEqual([...Array.from({ length: 10 }, () => 404), 428])
})
