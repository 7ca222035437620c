import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { call, person } from '#tests/cast.ts'
import { anAnswer } from '#tests/shared-answer.ts'
import { emptyWorld } from '#tests/world.ts'
import { newToken } from '../../platform/ids.ts'
import { sweepGuestSessions } from './sessions.ts'

test('D-046 a guest lists the conversations of their own browser, the latest first, and deletes one; nobody else sees them', async () => {
  const { app } = await emptyWorld()
  const guest = { cookie: `bobita_guest=${newToken()}` }
  const other = { cookie: `bobita_guest=${newToken()}` }
  const list = async (headers: Record<string, string>): Promise<{ id: string }[]> => (await call(app, 'GET', '/chat/guest-sessions', { headers })).json()
  const first = await anAnswer(app, 'Ce mănâncă pisica?', guest)
  const second = await anAnswer(app, 'Ce vaccinuri face un pui?', guest)
  await anAnswer(app, 'Ce mănâncă iepurele?', other)
  expect((await list(guest)).map(({ id }) => id)).toEqual([second.sessionId, first.sessionId])
  expect(await list({})).toEqual([])
  expect(await list((await person(app, 'Ana')).headers)).toEqual([])
  expect(JSON.stringify(await list(other))).not.toContain(first.sessionId)
  expect((await call(app, 'DELETE', `/chat/session/${first.sessionId}`, { headers: guest })).statusCode).toBe(204)
  expect((await list(guest)).map(({ id }) => id)).toEqual([second.sessionId])
})

test('D-046 after 24 hours a guest’s conversation is gone from the list, and with the next sweep from the site', async () => {
  const { app, database } = await emptyWorld()
  const guest = { cookie: `bobita_guest=${newToken()}` }
  await anAnswer(app, 'Ce mănâncă pisica?', guest)
  const old = new Date(Date.now() - DAY_MS - 1).toISOString()
  await database.db.updateTable('chat_sessions').set({ updated_at: old }).execute()
  expect((await call(app, 'GET', '/chat/guest-sessions', { headers: guest })).json()).toEqual([])
  await sweepGuestSessions(database.db)
  expect(await database.db.selectFrom('chat_sessions').select('id').execute()).toEqual([])
})
