import type { FastifyBaseLogger } from 'fastify'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { causeOf } from '../../platform/process/cause.ts'
import type { AnswerResult } from '../question.ts'
import { checkAnswer } from './check-answer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { citedSources, numberSources } from './citations.ts'
import type { Material } from './material.ts'
import { instructions, numberedPassages } from './prompt.ts'
import { streamText, type StreamTimeouts } from './stream-text.ts'

/** T13: no answer hangs longer than 30 s without a word or 120 s in all. */
const DEFAULT_TIMEOUTS = { idleMs: 30_000, totalMs: 120_000 }

/** A model failed after it had begun to speak: what was said stays, and the reader is told. */
export class ModelInterrupted extends Error {}

/** Writes answers with a language model. */
export interface Composer {
  /**
   * Yields the text and returns what belongs under it; returns null when the model said nothing, so that the
   * extractive answer can be given instead.
   *
   * @throws ModelInterrupted
   */
  write(material: Material, signal: AbortSignal): AsyncGenerator<string, AnswerResult | null>
}

interface ComposerParts {
  model: LanguageModelV4
  vision: boolean
  log: Pick<FastifyBaseLogger, 'warn'>
  timeouts?: StreamTimeouts
}

/** A composer over one model, with a circuit breaker of its own. */
export function createComposer({ model, vision, log, timeouts = DEFAULT_TIMEOUTS }: ComposerParts): Composer {
  const breaker = createCircuitBreaker()
  return {
    async *write(material, signal) {
      const { question, language, search, extractive } = material
      // Without eyes the model would guess what the picture shows; the extractive answer says plainly that Bobita cannot see it.
      if ((question.image && !vision) || !breaker.allows()) return null

      const numbered = numberSources(material)
      const opening = numbered.opening
      let written = opening
      let tokensUsed = 0
      const checked = checkAnswer(material, numbered)
      if (opening !== '') yield opening
      try {
        const given = `${instructions(language)}\n\n${numberedPassages(search.answerable ? search.found : [], numbered.first)}`
        for await (const piece of streamText(model, { question, instructions: given }, timeouts, signal)) {
          if (typeof piece === 'number') tokensUsed = piece
          else {
            const said = checked.take(piece)
            written += said
            if (said !== '') yield said
          }
        }
        const rest = checked.rest()
        written += rest
        if (rest !== '') yield rest
        if (written.trim() === opening.trim()) throw new Error('empty answer')
        breaker.succeeded()
      } catch (error) {
        if (signal.aborted) return stopped(material, tokensUsed)
        breaker.failed()
        log.warn({ provider_fault: faultName(error), cause: causeOf(error) }, 'the model failed')
        if (written.trim() !== opening.trim()) throw new ModelInterrupted('the model failed while speaking', { cause: error })
        return null
      }
      const cited = citedSources(written, numbered, extractive)
      return { ...cited, follow_ups: extractive.follow_ups, card: material.opening?.card ?? null, mode: 'model', known: cited.sources.length > 0, tokensUsed }
    },
  }
}

function stopped({ extractive, opening }: Material, tokensUsed: number): AnswerResult {
  return {
    sources: opening ? [opening.source] : [],
    perspectives: [],
    follow_ups: extractive.follow_ups,
    card: opening?.card ?? null,
    mode: 'model',
    known: true,
    tokensUsed,
  }
}

/** The kind of fault, never its text: a provider may echo the question in it. */
function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` ${error.statusCode}` : ''
  return `${error.name}${status}`
}
