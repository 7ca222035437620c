import { expect, test } from 'vitest'
import { chatHistory, type FinalEvent, type UrgentCard } from '#contract/chat.ts'
import { call, cookiesOf, person } from '#tests/cast.ts'
import { startModelServer } from '#tests/servers/model-server.ts'
import { eventsOf, finalOf, textOf } from '#tests/api/stream.ts'
import { emptyWorld } from '#tests/world.ts'
import { urgentCard } from '#content/cards/cards.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { openWithCard } from './answer/opening.ts'
import { Generation } from './generation/generation.ts'
import { mirrorAnswer } from './generation/mirror.ts'
import { markInterrupted, saveProgress } from './sessions/answer-lease.ts'
import { readHistory } from './sessions/history.ts'
import { insertQuestion } from './sessions/messages.ts'
import { createSession } from './sessions/sessions.ts'
import { saveAnswer } from './sessions/stored-answer.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'

/** The chocolate card as an answer carries it. */
function chocolate(): UrgentCard {
  const card = urgentCard('chocolate')
  if (!card) throw new Error('the chocolate card is gone')
  return openWithCard(card, 'ro', false).card
}

/** An answer somewhere in the making, with what its process has kept of it so far. */
async function answerUnderWay(db: Db, content: string) {
  const { id: sessionId } = await createSession(db, { guest_hash: newId() })
  const messageId = newId()
  await db.transaction().execute((tx) => insertQuestion(tx, sessionId, messageId, { content: CHOCOLATE, image: null, guestNetwork: null }))
  await saveProgress(db, [{ messageId, content, card: JSON.stringify(chocolate()) }])
  return { sessionId, messageId }
}

async function follow(generation: Generation) {
  const events = []
  for await (const event of generation.follow(10_000)) if (event) events.push(event)
  return events
}

test('the first line of an answer to an emergency carries its card, no other chunk does, and the final line and history hold it', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const { body } = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE }, headers: ana.headers })
  const [first, ...rest] = eventsOf(body)
  const { card, chat_session_id } = finalOf(body)
  expect(card).toEqual(chocolate())
  expect(first).toMatchObject({ type: 'chunk', card })
  expect(rest.filter((event) => event.type === 'chunk' && event.card !== undefined)).toEqual([])
  const { messages } = chatHistory.parse((await call(app, 'GET', `/chat/session/${chat_session_id}/history`, { headers: ana.headers })).json())
  expect(messages.at(-1)?.message_metadata.card).toEqual(card)
})

test('a conversation remembers its emergency: new signs get the card again, which says that it is still urgent', async () => {
  const { app } = await emptyWorld()
  const asked = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE } })
  const payload = { question: 'tremură și vomită', chat_session_id: finalOf(asked.body).chat_session_id }
  const { body } = await call(app, 'POST', '/chat/ask/stream', { payload, headers: { cookie: cookiesOf(asked) } })
  expect(finalOf(body).card).toMatchObject({ id: 'chocolate', note: expect.stringContaining('Rămâne urgent') })
})

test('an answer whose process died keeps the card it began with', async () => {
  const { db } = (await emptyWorld()).database
  const { sessionId } = await answerUnderWay(db, '## Urgență')
  await markInterrupted(db, 0)
  const [, answer] = await readHistory(db, sessionId, 10)
  expect(answer).toMatchObject({ content: '## Urgență', message_metadata: { state: 'interrupted', card: chocolate() } })
})

test('an answer whose model broke off keeps the card it began with', async () => {
  const model = await startModelServer({ kind: 'says then cuts', pieces: ['Sună acum '] })
  const { app } = await emptyWorld({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const ana = await person(app, 'Ana')
  const { body, headers } = await call(app, 'POST', '/chat/ask/stream', { payload: { question: CHOCOLATE }, headers: ana.headers })
  expect(eventsOf(body).at(-1)?.type).toBe('error')
  const { messages } = chatHistory.parse(
    (await call(app, 'GET', `/chat/session/${String(headers['x-chat-session-id'])}/history`, { headers: ana.headers })).json(),
  )
  expect(messages.at(-1)).toMatchObject({ content: textOf(body), message_metadata: { state: 'failed', card: chocolate() } })
  await model.close()
})

test('a reader at another process gets the card with the first words and again at the end', async () => {
  const { db } = (await emptyWorld()).database
  const { sessionId, messageId } = await answerUnderWay(db, '## Urgență')
  const mirror = new Generation({ sessionId, messageId, owner: '', guestNetwork: null })
  const events = mirror.follow(10_000)
  const mirrored = mirrorAnswer(mirror, db, 'ro', 1)
  expect((await events.next()).value).toEqual({ type: 'chunk', content: '## Urgență', card: chocolate() })

  const record = { state: 'done', sources: [], perspectives: [], follow_ups: [], card: chocolate(), mode: 'extractive', tokensUsed: 0 } as const
  await saveAnswer(db, sessionId, messageId, { ...record, sources: [], perspectives: [], follow_ups: [], content: '## Urgență: ciocolată' })
  await mirrored
  const told = await follow(mirror)
  expect(told.at(-1)).toMatchObject({ type: 'final', card: chocolate() } satisfies Partial<FinalEvent>)
})
