import { expect, test, vi } from 'vitest'
import type { OpenSession } from '../conversation/conversation.ts'
import { listen, type SessionNews } from './listen.ts'
import type { ChatAction } from '../conversation/reduce.ts'

const temporary: OpenSession = { id: 'temp-session-a', title: 'Chat nou', is_active: true, address: null }
const finish: ChatAction = {
  type: 'finish',
  reply: { answer: 'Salut', sources: [], perspectives: [], follow_ups: [], card: null, chat_session_id: 's1', message_id: 'm1' },
}

async function heard(actions: ChatAction[], session: OpenSession, title: string | null, signal = new AbortController().signal) {
  const told: unknown[] = []
  const news: SessionNews = { named: (id) => told.push(['named', id]), titled: vi.fn(), answered: (id, kept) => told.push(['answered', id, kept]) }
  async function* incoming() {
    yield* actions
  }
  await listen(incoming(), { session, title, signal, dispatch: ({ type }) => told.push(type), news })
  return told
}

test('S-367 S-373 a temporary session gets its id from the reply, then its title is kept', async () => {
  expect(await heard([{ type: 'hear', text: 'Salut', card: null, first: true }, finish], temporary, 'De ce latră?')).toEqual([
    'hear',
    'finish',
    'name',
    ['named', 's1'],
    ['answered', 's1', 'De ce latră?'],
  ])
})

test('a session named early is not named twice', async () => {
  expect(await heard([{ type: 'name', sessionId: 's1' }, finish], temporary, null)).toEqual(['name', ['named', 's1'], 'finish', ['answered', 's1', null]])
})

test('S-374 a later answer of a saved session changes neither address nor title', async () => {
  expect(await heard([finish], { ...temporary, id: 's1', address: 's1' }, null)).toEqual(['finish', ['answered', 's1', null]])
})

test('a reader who left is told nothing', async () => {
  const gone = new AbortController()
  gone.abort()
  expect(await heard([finish], temporary, null, gone.signal)).toEqual([])
})
