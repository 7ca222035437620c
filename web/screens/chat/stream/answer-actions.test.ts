import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerStream } from '#web/api/chat.ts'
import { ApiError } from '#web/api/client.ts'
import { answerActions } from './answer-actions.ts'

const report = vi.spyOn(console, 'error')
beforeEach(() => void report.mockReturnValue())
afterEach(() => report.mockReset())

const here = new AbortController().signal

function streamOf(text: string, sessionId: string | null = null): AnswerStream {
  return { sessionId, body: new Blob([text]).stream() }
}

function actionsOf(open: () => AnswerStream | Promise<AnswerStream>, signal = here) {
  return all(answerActions(async () => open(), signal))
}

const reply = { answer: 'Salut', sources: [], perspectives: [], follow_ups: [], card: null, chat_session_id: 's1', message_id: null }

test('S-366 words come in order and the final object ends the answer', async () => {
  const actions = await actionsOf(() => streamOf('{"content":"Sa"}\n\n{"content":"lut"}\n{"answer":"Salut","chat_session_id":"s1"}\n[DONE]\n'))
  expect(actions).toEqual([
    { type: 'hear', text: 'Sa', card: null, first: true },
    { type: 'hear', text: 'lut', card: null, first: false },
    { type: 'finish', reply },
  ])
})

test('a session the server names before its answer ends is known at once', async () => {
  const [first] = await actionsOf(() => streamOf('{"content":"Sa"}\n', 's9'))
  expect(first).toEqual({ type: 'name', sessionId: 's9' })
})

test('S-457 a stream without a final object ends the answer', async () => {
  expect((await actionsOf(() => streamOf('{"content":"Sa"}\n[DONE]\n'))).at(-1)).toEqual({ type: 'end' })
  expect(await actionsOf(() => streamOf(''))).toEqual([{ type: 'end' }])
})

test('S-467 S-469 an error event breaks the answer and is reported', async () => {
  const actions = await actionsOf(() => streamOf('{"content":"Sa"}\n{"type":"error","error":"model oprit"}\n[DONE]\n'))
  expect(actions.at(-1)).toEqual({ type: 'break', trouble: { kind: 'stream', detail: 'model oprit' } })
  expect(report).toHaveBeenCalledWith('Error communicating with Bobita: model oprit')
})

test('S-468 a refused question is a failed send with the sentence of the server', async () => {
  const message = 'Bobita răspunde deja la o întrebare de-a ta.'
  const refused = new ApiError(message, 429, { status: 429, code: 'chat.busy', error: message, message, request_id: 'r' })
  const actions = await actionsOf(() => Promise.reject(refused))
  expect(actions).toEqual([{ type: 'break', trouble: { kind: 'send', detail: message } }])
})

test('a question that guests alone are refused is told as such, so that an account can be offered', async () => {
  const message = 'Deocamdată s-au pus toate întrebările fără cont din această rețea. Încearcă din nou peste 60 de minute.'
  const refused = new ApiError(message, 429, { status: 429, code: 'chat.guest_limit', error: message, message, request_id: 'r' })
  expect(await actionsOf(() => Promise.reject(refused))).toEqual([{ type: 'break', trouble: { kind: 'send', detail: message, guestLimit: true } }])
})

test('S-468 a question that never reached the server is a failed send without a sentence', async () => {
  const actions = await actionsOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(actions).toEqual([{ type: 'break', trouble: { kind: 'send', detail: null } }])
})

test('S-470 an answer without a body is reported', async () => {
  const actions = await actionsOf(() => ({ sessionId: null, body: null }))
  expect(actions).toEqual([{ type: 'break', trouble: { kind: 'lost', detail: null } }])
  expect(report).toHaveBeenCalledWith('Error communicating with Bobita: No response body')
})

test('S-469 a connection lost in the middle is reported and the words so far were heard', async () => {
  let parts = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1
      if (parts === 1) controller.enqueue(new TextEncoder().encode('{"content":"Sa"}\n'))
      else controller.error(new TypeError('network error'))
    },
  })
  expect(await actionsOf(() => ({ sessionId: null, body }))).toEqual([
    { type: 'hear', text: 'Sa', card: null, first: true },
    { type: 'break', trouble: { kind: 'lost', detail: null } },
  ])
  expect(report).toHaveBeenCalledWith('Error communicating with Bobita: network error')
})

test('what comes after the end of an answer is not heard, and the connection is left to close', async () => {
  const body = new Blob(['{"answer":"Salut","chat_session_id":"s1"}\n{"content":"încă"}\n{"answer":"Alt"}\n']).stream()
  expect(await actionsOf(() => ({ sessionId: null, body }))).toEqual([{ type: 'finish', reply }])
})

test('a reader who left hears of no failure', async () => {
  const gone = new AbortController()
  gone.abort()
  expect(await actionsOf(() => Promise.reject(new DOMException('Aborted', 'AbortError')), gone.signal)).toEqual([])
  expect(report).not.toHaveBeenCalled()
})

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}
