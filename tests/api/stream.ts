import { chatEvent, type ChatEvent, type FinalEvent } from '#contract/chat.ts'

/** Reads a whole NDJSON answer; anything that is neither an event, a blank line nor [DONE] is a fault. */
export function eventsOf(body: string): ChatEvent[] {
  return body
    .split('\n')
    .filter((line) => line.trim() !== '' && line !== '[DONE]')
    .map((line) => chatEvent.parse(JSON.parse(line)))
}

/** The final event of an answer. @throws Error when there is none */
export function finalOf(body: string): FinalEvent {
  const final = eventsOf(body).find((event) => event.type === 'final')
  if (final?.type !== 'final') throw new Error(`no final event in ${body.slice(0, 200)}`)
  return final
}

/** The chunks put together. */
export function textOf(body: string): string {
  return eventsOf(body)
    .map((event) => (event.type === 'chunk' ? event.content : ''))
    .join('')
}
