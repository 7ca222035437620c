import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '#web/api/client.ts'
import { resumeActions } from './resume-actions.ts'

const here = new AbortController().signal
const noPause = async () => undefined
vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

function storedAnswer(state: string, content: string) {
  return {
    session: { id: 's1' },
    messages: [
      { role: 'user', content: 'De ce latră?' },
      { id: 'm1', role: 'assistant', content, message_metadata: { state } },
    ],
  }
}

/** Answers the calls one after the other. */
function serverSaying(...answers: Response[]) {
  return createApi(
    async () => answers.shift() ?? Response.json(null, { status: 404 }),
    () => null,
    () => 'ro',
  )
}

async function resumed(api: ReturnType<typeof createApi>) {
  const actions = []
  for await (const action of resumeActions('s1', here, api, noPause)) actions.push(action)
  return actions
}

test('a page reloaded in the middle of an answer hears it from its beginning to its end', async () => {
  const actions = await resumed(
    serverSaying(
      new Response('{"content":"Latră de"}\n{"content":" plictiseală."}\n{"answer":"Latră de plictiseală.","chat_session_id":"s1"}\n[DONE]\n', {
        headers: { 'X-Chat-Session-Id': 's1' },
      }),
    ),
  )
  expect(actions).toMatchObject([
    { type: 'name', sessionId: 's1' },
    { type: 'hear', text: 'Latră de', first: true },
    { type: 'hear', first: false },
    { type: 'finish', reply: { answer: 'Latră de plictiseală.' } },
  ])
})

test('an answer written elsewhere is looked at again until it is whole', async () => {
  const gone = () => Response.json(null, { status: 404 })
  const actions = await resumed(
    serverSaying(gone(), Response.json(storedAnswer('streaming', 'Latră')), gone(), Response.json(storedAnswer('done', 'Latră de plictiseală.'))),
  )
  expect(actions).toMatchObject([
    { type: 'open', messages: [{}, { state: 'streaming', text: 'Latră' }] },
    { type: 'open', messages: [{}, { state: 'done', text: 'Latră de plictiseală.' }] },
  ])
})

test('S-471 an answer that can no longer be reached may be asked for again', async () => {
  expect(await resumed(serverSaying())).toEqual([{ type: 'break', trouble: { kind: 'lost', detail: null } }])
})
