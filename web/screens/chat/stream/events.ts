import type { UrgentCard } from '#contract/chat.ts'
import { cardFrom, isRecord, replyFrom, type Reply } from './reply.ts'

/** What one line of an answer says (S-448 to S-454). */
export type StreamEvent = { kind: 'text'; text: string; card: UrgentCard | null } | { kind: 'final'; reply: Reply } | { kind: 'error'; error: string }

/** The events of an answer, in order, whatever way the network cut the bytes. */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  for await (const line of readLines(bytes)) {
    const event = eventOf(line)
    if (event) yield event
  }
}

/** Whole lines of UTF-8; the last one may lack its line end. */
async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of bytes) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

/** The event of one line; null for a blank line, the [DONE] marker and a line that cannot be read (warned about). */
export function eventOf(line: string): StreamEvent | null {
  const json = line.trim().replace(/^data:\s*/, '')
  if (json === '' || json === '[DONE]') return null
  const event = parse(json)
  if (!event) console.warn('Skipped a line of the answer that could not be read:', json)
  return event
}

function parse(json: string): StreamEvent | null {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? eventFrom(value) : null
  } catch {
    return null
  }
}

/** Read by what the object holds as much as by its `type`: the specification names the fields, not the marker. */
function eventFrom(value: Record<string, unknown>): StreamEvent | null {
  const { error } = value
  if (value['type'] === 'error' || typeof error === 'string') return { kind: 'error', error: typeof error === 'string' ? error : '' }
  if (value['type'] === 'final' || 'answer' in value) return { kind: 'final', reply: replyFrom(value) }
  const text = value['content'] ?? value['text']
  return typeof text === 'string' ? { kind: 'text', text, card: cardFrom(value['card']) } : null
}
