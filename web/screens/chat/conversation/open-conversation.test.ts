import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#web/api/client.ts'
import { openConversation, openNew } from './open-conversation.ts'

const saved = { id: 's1', session_id: 's1', title: 'Rex latră', is_active: true }
const history = { session: saved, messages: [{ id: 'm1', role: 'user', content: 'De ce latră?', message_metadata: { state: 'done' } }] }

/** What the server answers, by path; anything else is refused. */
let answers: Record<string, unknown>
let calls: string[]
const api = createApi(
  async (path, { method = 'GET' }) => {
    calls.push(`${method} ${path.replace('/api/v1', '')}`)
    const answer = answers[path.replace('/api/v1', '')]
    return answer === undefined ? Response.json(null, { status: 404 }) : Response.json(answer)
  },
  () => null,
  () => 'ro',
)

beforeEach(() => {
  answers = {}
  calls = []
  vi.spyOn(console, 'error').mockReturnValue()
})

test('S-358 the session of the address is opened with its messages', async () => {
  answers['/chat/session/s1/history?limit=100'] = history
  expect(await openConversation('s1', null, api)).toMatchObject({
    type: 'open',
    session: { id: 's1', title: 'Rex latră', address: 's1' },
    messages: [{ text: 'De ce latră?' }],
  })
})

test('S-359 S-464 a session that cannot be loaded is missing', async () => {
  expect(await openConversation('x', 'ana', api)).toEqual({ type: 'miss', sessionId: 'x' })
})

test('S-360 a signed-in person meets their latest session', async () => {
  answers['/chat/sessions?user_id=ana&limit=1'] = [saved]
  answers['/chat/session/s1/history?limit=100'] = history
  expect(await openConversation(null, 'ana', api)).toMatchObject({ type: 'open', session: { id: 's1', address: 's1' } })
  expect(calls).toEqual(['GET /chat/sessions?user_id=ana&limit=1', 'GET /chat/session/s1/history?limit=100'])
})

test('S-361 a signed-in person without sessions gets a new one, still at /chat', async () => {
  answers['/chat/sessions?user_id=ana&limit=1'] = []
  answers['/chat/session'] = { ...saved, title: 'Chat nou' }
  expect(await openConversation(null, 'ana', api)).toMatchObject({ type: 'open', session: { id: 's1', title: 'Chat nou', address: null }, messages: [] })
  expect(calls).toContain('POST /chat/session')
})

test('S-362 S-363 a guest gets a temporary session without a call', async () => {
  expect(await openConversation(null, null, api)).toMatchObject({
    type: 'open',
    session: { id: expect.stringMatching(/^temp-session-/), address: null },
    messages: [],
  })
  expect(calls).toEqual([])
})

test('S-466 a chat that cannot start says so', async () => {
  expect(await openConversation(null, 'ana', api)).toEqual({ type: 'fail' })
})

test('S-364 a new chat of a signed-in person is a session of the server', async () => {
  answers['/chat/session'] = { ...saved, title: 'Chat nou' }
  expect(await openNew('ana', api)).toMatchObject({ saved: { id: 's1', title: 'Chat nou' }, opening: { session: { id: 's1', address: null } } })
})
