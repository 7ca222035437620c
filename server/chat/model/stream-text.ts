import type { LanguageModelV4, LanguageModelV4Message, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { ChatQuestion } from '../question.ts'
import { recentMessages } from './prompt.ts'

const MAX_OUTPUT_TOKENS = 1_500
/** A model that does not stop is stopped here. */
const MAX_OUTPUT_CHARACTERS = 12_000

/** How long a model may be silent, and how long it may speak. */
export interface StreamTimeouts {
  idleMs: number
  totalMs: number
}

/**
 * Asks a model and yields its text piece by piece, then the tokens it used as a number. The model is asked through
 * its provider alone: what the library puts around that delayed the first word by 4 ms (docs/performance.md).
 *
 * @throws Error when the model fails, is silent or speaks too long, or the signal aborts
 */
export async function* streamText(
  model: LanguageModelV4,
  asked: { question: ChatQuestion; instructions: string },
  timeouts: StreamTimeouts,
  signal: AbortSignal,
): AsyncGenerator<string | number> {
  const over = new AbortController()
  const total = setTimeout(() => over.abort(new Error('the model spoke too long')), timeouts.totalMs)
  const idle = setTimeout(() => over.abort(new Error('the model was silent')), timeouts.idleMs)
  try {
    const abortSignal = AbortSignal.any([signal, over.signal])
    const call = async () => model.doStream({ prompt: prompt(asked.question, asked.instructions), maxOutputTokens: MAX_OUTPUT_TOKENS, abortSignal })
    const { stream } = await call().catch((error: unknown) => (hadNoAnswer(error) && !abortSignal.aborted ? call() : Promise.reject(error)))
    yield* readText(stream.getReader(), idle)
  } finally {
    clearTimeout(total)
    clearTimeout(idle)
    // Closes the connection of a model that is still speaking.
    over.abort(new Error('enough'))
  }
}

/** A keep-alive connection that the provider closes just then fails without an answer: retried once, on a new one. */
function hadNoAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'AI_APICallError' && !('statusCode' in error && typeof error.statusCode === 'number')
}

/** @param idle started anew with whatever the model sends */
async function* readText(reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>, idle: NodeJS.Timeout): AsyncGenerator<string | number> {
  let length = 0
  while (length < MAX_OUTPUT_CHARACTERS) {
    const { done, value: part } = await reader.read()
    if (done) return
    idle.refresh()
    if (part.type === 'error') throw part.error
    if (part.type === 'finish') yield (part.usage.inputTokens.total ?? 0) + (part.usage.outputTokens.total ?? 0)
    if (part.type !== 'text-delta') continue
    const text = part.delta.slice(0, MAX_OUTPUT_CHARACTERS - length)
    length += text.length
    yield text
  }
}

function prompt({ text, image, earlier }: ChatQuestion, instructions: string): LanguageModelV4Message[] {
  const messages = recentMessages(earlier).map(({ role, content }): LanguageModelV4Message => ({ role, content: [{ type: 'text', text: content }] }))
  const picture = image ? [{ type: 'file' as const, mediaType: image.type, data: { type: 'data' as const, data: image.base64 } }] : []
  return [{ role: 'system', content: instructions }, ...messages, { role: 'user', content: [{ type: 'text', text }, ...picture] }]
}
