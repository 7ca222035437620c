import type { FastifyBaseLogger } from 'fastify'
import { chatErrorTexts } from '#texts/chat-errors.ts'
import type { Db } from '../platform/database.ts'
import { answer, type Answered, type AnswerParts, type Question } from './answer.ts'
import { noteQuestion } from './editor-questions.ts'
import type { Generation } from './generation.ts'
import { saveAnswer, type AnswerRecord } from './messages.ts'
import type { ProgressKeeper } from './progress.ts'

export interface WriteParts extends AnswerParts {
  db: Db
  log: FastifyBaseLogger
  progress: ProgressKeeper
  /** Told how each answer was made, for the metrics. */
  onAnswered?: (mode: string) => void
}

/** Writes one answer to its end: into the generation for its readers, into the database for everybody later. */
export async function writeAnswer(generation: Generation, question: Question, parts: WriteParts): Promise<void> {
  const { db, log } = parts
  const stopSaving = parts.progress.watch(generation)
  try {
    const { state, answered } = await speak(generation, question, parts)
    await stopSaving()
    await saveAnswer(db, generation.sessionId, generation.messageId, {
      content: generation.text,
      state,
      sources: answered?.sources ?? [],
      perspectives: answered?.perspectives ?? [],
      follow_ups: answered?.follow_ups ?? [],
      mode: answered?.mode ?? null,
      tokensUsed: answered?.tokensUsed ?? 0,
    })
    parts.onAnswered?.(state === 'done' && answered ? answered.mode : state)
    if (answered) endWith(generation, question, answered)
    else generation.end({ type: 'error', error: chatErrorTexts[question.language][state === 'interrupted' ? 'closing' : 'failed'] })
    if (answered && !answered.known && !question.image) await noteQuestion(db, question.text, 'unknown')
  } catch (error) {
    log.error({ err: { type: error instanceof Error ? error.name : 'unknown' } }, 'an answer could not be kept')
    if (!generation.ended) generation.end({ type: 'error', error: chatErrorTexts[question.language].failed })
  } finally {
    await stopSaving()
  }
}

function endWith(generation: Generation, question: Question, { sources, perspectives, follow_ups, mode }: Answered): void {
  generation.end({
    type: 'final',
    answer: generation.text,
    sources: question.includeSources ? sources : [],
    perspectives: question.includePerspectives ? perspectives : [],
    follow_ups,
    mode,
    chat_session_id: generation.sessionId,
    message_id: generation.messageId,
  })
}

interface Spoken {
  state: AnswerRecord['state']
  /** Null when the reader must be told of a failure. */
  answered: Answered | null
}

async function speak(generation: Generation, question: Question, parts: WriteParts): Promise<Spoken> {
  const { signal } = generation.stopped
  const text = answer(question, parts, signal)
  try {
    for (;;) {
      const { value, done } = await text.next()
      if (!done) generation.append(value)
      else if (!signal.aborted) return { state: 'done', answered: value }
      else return signal.reason === 'closing' ? { state: 'interrupted', answered: null } : { state: 'stopped', answered: value }
    }
  } catch (error) {
    parts.log.warn({ err: { type: error instanceof Error ? error.name : 'unknown' } }, 'an answer failed')
    return { state: signal.aborted ? 'interrupted' : 'failed', answered: null }
  }
}
