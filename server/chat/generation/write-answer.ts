import type { FastifyBaseLogger } from 'fastify'
import { streamErrorTexts } from '#texts/chat/stream-errors.ts'
import type { Db } from '../../platform/database/database.ts'
import { causeOf } from '../../platform/process/cause.ts'
import { answer, type AnswerParts } from '../answer/answer.ts'
import type { AnswerResult, ChatQuestion } from '../question.ts'
import { noteQuestion } from '../sessions/editor-questions.ts'
import { saveAnswer, type AnswerRecord } from '../sessions/stored-answer.ts'
import type { Generation } from './generation.ts'
import type { ProgressKeeper } from './progress-keeper.ts'

export interface WriteParts extends AnswerParts {
  db: Db
  log: FastifyBaseLogger
  progress: ProgressKeeper
  /** Told how each answer was made, for the metrics. */
  onAnswered?: (mode: string, known: boolean) => void
}

/** Writes one answer to its end: into the generation for its readers, into the database for everybody later. */
export async function writeAnswer(generation: Generation, question: ChatQuestion, parts: WriteParts): Promise<void> {
  const { db, log } = parts
  const endProgress = parts.progress.watch(generation)
  try {
    const { state, result } = await generate(generation, question, parts)
    await endProgress()
    await saveAnswer(db, generation.sessionId, generation.messageId, {
      content: generation.text,
      state,
      sources: result?.sources ?? [],
      perspectives: result?.perspectives ?? [],
      follow_ups: result?.follow_ups ?? [],
      card: result?.card ?? generation.card,
      mode: result?.mode ?? null,
      tokensUsed: result?.tokensUsed ?? 0,
    })
    parts.onAnswered?.(state === 'done' && result ? result.mode : state, result?.known ?? false)
    if (result) endWith(generation, question, result)
    else generation.end({ type: 'error', error: streamErrorTexts[question.language][state === 'interrupted' ? 'closing' : 'failed'] })
    if (result && !result.known && !question.image) await noteQuestion(db, generation.sessionId, question.text, 'unknown')
  } catch (error) {
    log.error({ cause: causeOf(error) }, 'an answer could not be kept')
    if (!generation.ended) generation.end({ type: 'error', error: streamErrorTexts[question.language].failed })
  } finally {
    await endProgress()
  }
}

function endWith(generation: Generation, question: ChatQuestion, { sources, perspectives, follow_ups, card, mode }: AnswerResult): void {
  generation.end({
    type: 'final',
    answer: generation.text,
    sources: question.includeSources ? sources : [],
    perspectives: question.includePerspectives ? perspectives : [],
    follow_ups,
    card,
    mode,
    chat_session_id: generation.sessionId,
    message_id: generation.messageId,
  })
}

interface AnswerOutcome {
  state: AnswerRecord['state']
  /** Null when the reader must be told of a failure. */
  result: AnswerResult | null
}

async function generate(generation: Generation, question: ChatQuestion, parts: WriteParts): Promise<AnswerOutcome> {
  const { signal } = generation.stopped
  const text = answer(question, parts, signal)
  try {
    for (;;) {
      const { value, done } = await text.next()
      if (!done) generation.append(value.text, value.card)
      else if (!signal.aborted) return { state: 'done', result: value }
      else return signal.reason === 'closing' ? { state: 'interrupted', result: null } : { state: 'stopped', result: value }
    }
  } catch (error) {
    parts.log.warn({ cause: causeOf(error) }, 'an answer failed')
    return { state: signal.aborted ? 'interrupted' : 'failed', result: null }
  }
}
