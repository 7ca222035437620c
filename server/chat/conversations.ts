import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#texts/language.ts'
import { chatErrorTexts } from '#texts/chat-errors.ts'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { answer, type Answered, type AnswerParts, type Question } from './answer.ts'
import { noteQuestion } from './editor-questions.ts'
import { Generation } from './generation.ts'
import { addQuestion, readHistory, restartAnswer, saveAnswer, saveProgress, type AnswerRecord } from './messages.ts'

/** design.md §5: answers one asker may have under way. */
const STREAMS_AT_ONCE = 2
/** How often an answer in the making is kept; a killed process loses at most this much of it. */
const SAVE_EVERY_MS = 1_000
/** How long a finished generation can still be attached to. */
const LINGER_MS = 5_000
const EARLIER_MESSAGES = 8

export interface Conversations {
  /** Keeps the question and begins its answer. @throws Refusal chat.busy */
  ask(asked: { sessionId: string; owner: string; question: Omit<Question, 'earlier'> }): Promise<Generation>
  /** Answers the last question once more. @throws Refusal chat.busy, chat.message_not_found */
  retry(asked: { sessionId: string; owner: string; language: Language; maxChunks: number }): Promise<Generation>
  /** The session's running answer, if this process writes one. */
  running(sessionId: string): Generation | null
  stop(sessionId: string): void
  /** Ends every answer with what it has; resolves when all are kept. */
  close(): Promise<void>
}

interface ConversationParts extends AnswerParts {
  db: Db
  log: FastifyBaseLogger
  /** Told how each answer was made, for the metrics. */
  onAnswered?: (mode: string) => void
}

/** The answers this process is writing, one registry for all readers. */
export function createConversations(parts: ConversationParts): Conversations {
  const { db, log } = parts
  const generations = new Map<string, Generation>()
  const writing = new Set<Promise<void>>()

  /** Takes the place first, then prepares: two questions at the same instant cannot both pass the guard. */
  async function begin(place: { sessionId: string; owner: string }, prepare: (messageId: string) => Promise<Question>): Promise<Generation> {
    refuseBusy(place.sessionId, place.owner)
    const generation = new Generation({ ...place, messageId: newId() })
    generations.set(place.sessionId, generation)
    try {
      const question = await prepare(generation.messageId)
      const work = write(generation, question, parts)
        .catch((error: unknown) => {
          log.error({ err: { type: error instanceof Error ? error.name : 'unknown' } }, 'an answer could not be kept')
          generation.end({ type: 'error', error: chatErrorTexts[question.language].failed })
        })
        .finally(() => {
          writing.delete(work)
          setTimeout(forget, LINGER_MS, generation).unref()
        })
      writing.add(work)
      return generation
    } catch (error) {
      forget(generation)
      throw error
    }
  }

  function forget(generation: Generation): void {
    if (generations.get(generation.sessionId) === generation) generations.delete(generation.sessionId)
  }

  function refuseBusy(sessionId: string, owner: string): void {
    const underWay = [...generations.values()].filter(({ ended }) => !ended)
    const own = underWay.filter((generation) => generation.owner === owner)
    if (own.length >= STREAMS_AT_ONCE || underWay.some((generation) => generation.sessionId === sessionId)) throw new Refusal('chat.busy', { retryAfterS: 5 })
  }

  return {
    ask: ({ sessionId, owner, question }) =>
      begin({ sessionId, owner }, async (messageId) => {
        const earlier = await readTurns(db, sessionId)
        await addQuestion(db, sessionId, messageId, { content: question.text, image: question.image })
        return { ...question, earlier }
      }),
    retry: ({ sessionId, owner, language, maxChunks }) =>
      begin({ sessionId, owner }, async (messageId) => {
        await restartAnswer(db, sessionId, messageId)
        const turns = await readTurns(db, sessionId)
        const last = turns.findLastIndex(({ role }) => role === 'user')
        return { text: turns[last]?.content ?? '', image: await lastImage(db, sessionId), earlier: turns.slice(0, last), language, maxChunks }
      }),
    running: (sessionId) => generations.get(sessionId) ?? null,
    stop: (sessionId) => generations.get(sessionId)?.stopped.abort('stopped'),
    async close() {
      for (const generation of generations.values()) generation.stopped.abort('closing')
      await Promise.allSettled(writing)
    },
  }
}

/** Writes one answer to its end: into the generation for its readers, into the database for everybody later. */
async function write(generation: Generation, question: Question, parts: ConversationParts): Promise<void> {
  const { db, log } = parts
  const saver = setInterval(() => {
    saveProgress(db, generation.messageId, generation.text).catch(() => log.warn('progress of an answer could not be kept'))
  }, SAVE_EVERY_MS)
  try {
    const ending = await speak(generation, question, parts)
    const answered = ending.answered
    await saveAnswer(db, generation.sessionId, generation.messageId, {
      content: generation.text,
      state: ending.state,
      sources: answered?.sources ?? [],
      perspectives: answered?.perspectives ?? [],
      follow_ups: answered?.follow_ups ?? [],
      tokensUsed: answered?.tokensUsed ?? 0,
    })
    if (answered && !answered.known && question.image === null) await noteQuestion(db, question.text, 'unknown')
    parts.onAnswered?.(ending.state === 'done' && answered ? answered.mode : ending.state)
    if (!answered) {
      generation.end({ type: 'error', error: chatErrorTexts[question.language][ending.state === 'interrupted' ? 'closing' : 'failed'] })
      return
    }
    const { sources, perspectives, follow_ups, mode } = answered
    generation.end({ type: 'final', answer: generation.text, sources, perspectives, follow_ups, mode, chat_session_id: generation.sessionId, message_id: generation.messageId })
  } finally {
    clearInterval(saver)
  }
}

interface Spoken {
  state: AnswerRecord['state']
  /** Null when the reader must be told of a failure. */
  answered: Answered | null
}

async function speak(generation: Generation, question: Question, parts: ConversationParts): Promise<Spoken> {
  const { signal } = generation.stopped
  const text = answer(question, parts, signal)
  try {
    for (;;) {
      const { value, done } = await text.next()
      if (done) return { state: signal.aborted ? endedState(signal) : 'done', answered: signal.aborted && signal.reason === 'closing' ? null : value }
      generation.append(value)
    }
  } catch (error) {
    parts.log.warn({ err: { type: error instanceof Error ? error.name : 'unknown' } }, 'an answer failed')
    return { state: signal.aborted ? endedState(signal) : 'failed', answered: null }
  }
}

function endedState(signal: AbortSignal): AnswerRecord['state'] {
  return signal.reason === 'closing' ? 'interrupted' : 'stopped'
}

async function readTurns(db: Db, sessionId: string) {
  const history = await readHistory(db, sessionId, EARLIER_MESSAGES)
  return history.filter(({ content }) => content !== '').map(({ role, content }) => ({ role, content }))
}

async function lastImage(db: Db, sessionId: string) {
  const row = await db.selectFrom('chat_messages').select(['image_type', 'image_data']).where('session_id', '=', sessionId).where('role', '=', 'user').orderBy('position', 'desc').limit(1).executeTakeFirst()
  return row?.image_type && row.image_data ? { type: row.image_type, base64: row.image_data } : null
}
