import type { FastifyBaseLogger } from 'fastify'
import { streamText, type LanguageModel, type ModelMessage } from 'ai'
import type { UrgentCard } from '#content/urgent-cards.ts'
import type { Search } from '../../knowledge/knowledge.ts'
import type { Answered, Question } from '../answer.ts'
import type { Composed } from '../compose-extractive.ts'
import { createBreaker } from './breaker.ts'
import { citedSources, numberSources } from './citations.ts'
import { instructions, numberedPassages, recentTurns } from './prompt.ts'

export type { Turn } from './prompt.ts'

const MAX_OUTPUT_TOKENS = 1_500
/** A model that does not stop is stopped here. */
const MAX_OUTPUT_CHARACTERS = 12_000
/** reliability.md T13: no answer hangs longer than 30 s without a word or 120 s in all. */
const DEFAULT_TIMES = { idleMs: 30_000, totalMs: 120_000 }

/** A model failed after it had begun to speak: what was said stays, and the reader is told. */
export class ModelInterrupted extends Error {}

export interface Material {
  question: Question
  search: Search
  urgent: UrgentCard | null
  extractive: Composed
}

/** Writes answers with a language model. */
export interface Composer {
  /**
   * Yields the text and returns what belongs under it; returns null when the model said nothing, so that the
   * extractive answer can take its place.
   *
   * @throws ModelInterrupted
   */
  write(material: Material, signal: AbortSignal): AsyncGenerator<string, Answered | null>
}

interface ComposerParts {
  model: LanguageModel
  vision: boolean
  log: Pick<FastifyBaseLogger, 'warn'>
  times?: { idleMs: number; totalMs: number }
}

/** A composer over one model, with a breaker of its own. */
export function createComposer({ model, vision, log, times = DEFAULT_TIMES }: ComposerParts): Composer {
  const breaker = createBreaker()
  return {
    async *write(material, signal) {
      const { question, extractive } = material
      // Without eyes the model would guess what the picture shows; the extractive answer says plainly that Bobita cannot see it.
      if ((question.image && !vision) || !breaker.allows()) return null

      const numbered = numberSources(material)
      const opening = numbered.opening
      let written = opening
      let tokensUsed = 0
      if (opening !== '') yield opening
      try {
        for await (const piece of speak(model, material, numbered.first, times, signal)) {
          if (typeof piece === 'number') tokensUsed = piece
          else {
            written += piece
            yield piece
          }
        }
        if (written.trim() === opening.trim()) throw new Error('empty answer')
        breaker.succeeded()
      } catch (error) {
        if (signal.aborted) return stopped(extractive, tokensUsed)
        breaker.failed()
        log.warn({ provider_fault: faultName(error) }, 'the model failed')
        if (written.trim() !== opening.trim()) throw new ModelInterrupted('the model failed while speaking', { cause: error })
        return null
      }
      const cited = citedSources(written, numbered, extractive)
      return { ...cited, follow_ups: extractive.follow_ups, mode: 'model', known: cited.sources.length > 0, tokensUsed }
    },
  }
}

/** The model's text piece by piece, then the tokens it used as a number. */
async function* speak(
  model: LanguageModel,
  { question, search }: Material,
  first: number,
  times: { idleMs: number; totalMs: number },
  signal: AbortSignal,
): AsyncGenerator<string | number> {
  const enough = new AbortController()
  const { stream } = streamText({
    model,
    instructions: `${instructions(question.language)}\n\n${numberedPassages(search.answerable ? search.found : [], first)}`,
    messages: messages(question),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    timeout: { totalMs: times.totalMs, firstChunkMs: times.idleMs, chunkMs: times.idleMs },
    abortSignal: AbortSignal.any([signal, enough.signal]),
    // The default prints the error, which may hold the question.
    onError: () => undefined,
  })
  let length = 0
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Error('aborted or timed out')
    if (part.type === 'finish') yield part.totalUsage.totalTokens ?? 0
    if (part.type !== 'text-delta') continue
    const text = part.text.slice(0, MAX_OUTPUT_CHARACTERS - length)
    length += text.length
    yield text
    if (length >= MAX_OUTPUT_CHARACTERS) {
      enough.abort()
      return
    }
  }
}

function messages({ text, image, earlier }: Question): ModelMessage[] {
  const content = image
    ? [
        { type: 'text' as const, text },
        { type: 'file' as const, mediaType: image.type, data: image.base64 },
      ]
    : text
  return [...recentTurns(earlier), { role: 'user', content }]
}

function stopped(extractive: Composed, tokensUsed: number): Answered {
  return { sources: [], perspectives: [], follow_ups: extractive.follow_ups, mode: 'model', known: true, tokensUsed }
}

/** The kind of fault, never its text: a provider may echo the question in it. */
function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` ${error.statusCode}` : ''
  return `${error.name}${status}`
}
