import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Db } from '../../platform/database/database.ts'
import { noteQuestion, sweepQuestions } from './editor-questions.ts'
import { createSession, deleteSession, sweepGuestSessions } from './sessions.ts'

const DAY_MS = 86_400_000
const listed = async (db: Db) => (await db.selectFrom('editor_questions').select('question').orderBy('question').execute()).map(({ question }) => question)

test('who deletes a conversation takes its questions off the editors’ list, and no other', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const owner = { user_id: (await person(app, 'Ana')).user.id }
  const [one, other] = [await createSession(db, owner), await createSession(db, owner)]
  await noteQuestion(db, one.id, 'Ce mănâncă un axolotl?', 'unknown')
  await noteQuestion(db, one.id, 'Dar iarna?', 'thumb_down')
  await noteQuestion(db, other.id, 'Cât doarme un cuc?', 'unknown')
  await deleteSession(db, owner, one.id)
  expect(await listed(db)).toEqual(['Cât doarme un cuc?'])
})

test('an answer that ends after its conversation was deleted puts nothing on the list', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const owner = { user_id: (await person(app, 'Ana')).user.id }
  const { id } = await createSession(db, owner)
  await Promise.all([deleteSession(db, owner, id), ...Array.from({ length: 10 }, () => noteQuestion(db, id, 'Ce mănâncă un axolotl?', 'unknown'))])
  await noteQuestion(db, id, 'Dar iarna?', 'unknown')
  expect(await listed(db)).toEqual([])
})

test('the oldest of 501 conversations goes with its questions', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const ana = await person(app, 'Ana')
  const first = await createSession(db, { user_id: ana.user.id }, {}, new Date('2026-01-01'))
  await noteQuestion(db, first.id, 'Ce mănâncă un axolotl?', 'unknown')
  for (let made = 1; made <= 500; made += 1) await createSession(db, { user_id: ana.user.id })
  expect(await listed(db)).toEqual([])
  expect((await call(app, 'GET', `/chat/session/${first.id}/history`, { headers: ana.headers })).statusCode).toBe(404)
})

test('a guest’s question stays for the editors when the conversation ends, and is kept 90 days at most', async () => {
  const { db } = (await emptyWorld()).database
  const asked = new Date('2026-06-01T08:00:00Z')
  const { id } = await createSession(db, { guest_hash: 'x' }, {}, asked)
  await noteQuestion(db, id, 'Ce mănâncă un axolotl?', 'unknown', asked)
  const after = (ms: number) => new Date(asked.getTime() + ms)
  await sweepGuestSessions(db, after(2 * DAY_MS))
  await sweepQuestions(db, after(90 * DAY_MS - 1))
  expect(await listed(db)).toHaveLength(1)
  await sweepQuestions(db, after(90 * DAY_MS))
  expect(await listed(db)).toEqual([])
})
