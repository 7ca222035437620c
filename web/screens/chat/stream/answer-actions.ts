import type { AnswerStream } from '#web/api/chat.ts'
import { ApiError } from '#web/api/client.ts'
import type { Trouble } from '../conversation/conversation.ts'
import type { ChatAction } from '../conversation/reduce.ts'
import { readEvents, type StreamEvent } from './events.ts'

type StreamAction = Extract<ChatAction, { type: 'name' | 'hear' | 'finish' | 'end' | 'break' }>

/**
 * What happens to the conversation while one answer comes in, ending in exactly one of finish, end and break.
 * Says nothing more once `signal` is aborted: the reader has left.
 */
export async function* answerActions(open: () => Promise<AnswerStream>, signal: AbortSignal): AsyncGenerator<StreamAction> {
  let stream: AnswerStream
  try {
    stream = await open()
  } catch (error) {
    if (!signal.aborted) yield broken('send', error)
    return
  }
  if (stream.sessionId) yield { type: 'name', sessionId: stream.sessionId }
  let over = false
  try {
    for await (const action of actionsOf(readEvents(bytesOf(stream.body)))) {
      over = action.type !== 'hear'
      yield action
    }
  } catch (error) {
    if (!over && !signal.aborted) yield broken('lost', error)
  }
}

/** After the end of the answer the rest is read and left unused, so that the connection closes by itself. */
async function* actionsOf(events: AsyncIterable<StreamEvent>): AsyncGenerator<StreamAction> {
  let phase: 'start' | 'middle' | 'end' = 'start'
  for await (const event of events) {
    if (phase === 'end') continue
    if (event.kind === 'text') yield { type: 'hear', text: event.text, card: event.card, first: phase === 'start' }
    else yield event.kind === 'final' ? { type: 'finish', reply: event.reply } : broken('stream', event.error)
    phase = event.kind === 'text' ? 'middle' : 'end'
  }
  if (phase !== 'end') yield { type: 'end' }
}

/** Not every browser can iterate a stream with `for await`. */
async function* bytesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) throw new Error('No response body')
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    // Also when the reader stops listening early: the connection must not stay open.
    await reader.cancel().catch(() => undefined)
  }
}

/** Reports the failure as S-467 to S-470 word it and keeps the server's own sentence, when it has one, for the person. */
function broken(kind: Trouble['kind'], error: unknown): StreamAction {
  console.error(`Error communicating with Bobita: ${error instanceof Error ? error.message : String(error)}`)
  return { type: 'break', trouble: { kind, detail: sentenceOf(error), ...(isGuestLimit(error) && { guestLimit: true }) } }
}

function isGuestLimit(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'chat.guest_limit'
}

/** The words of the browser about a network fault are not for people; those of the server are. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.problem?.message ?? null
  return typeof error === 'string' && error !== '' ? error : null
}
