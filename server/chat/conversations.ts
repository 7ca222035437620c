import type { Language } from '#texts/language.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { causeOf } from '../platform/process/cause.ts'
import { Refusal } from '../platform/refusal.ts'
import { understand } from '../understanding/understanding.ts'
import { subjectOf } from './answer/earlier-messages.ts'
import { Generation } from './generation/generation.ts'
import { mirrorAnswer } from './generation/mirror.ts'
import { openProgressKeeper } from './generation/progress-keeper.ts'
import { RunningAnswers } from './generation/running-answers.ts'
import { writeAnswer, type WriteParts } from './generation/write-answer.ts'
import type { ChatQuestion } from './question.ts'
import { requestStop } from './sessions/answer-lease.ts'
import { insertQuestion, lastImage, readEarlier, restartAnswer } from './sessions/messages.ts'
import { insertSession, ownerKey } from './sessions/sessions.ts'
import { findUnfinishedAnswer } from './sessions/stored-answer.ts'
import { createStreamLimits, type AskerKey, type StreamLimits } from './sessions/stream-limits.ts'

const EARLIER_MESSAGES = 8

interface NewQuestion extends AskerKey {
  /** Null begins a new conversation. */
  sessionId: string | null
  question: Omit<ChatQuestion, 'earlier'>
}

interface Retry extends AskerKey {
  sessionId: string
  question: Omit<ChatQuestion, 'earlier' | 'text' | 'image'>
}

export interface Conversations {
  /** @throws Refusal chat.busy when the asker has too many answers running, in all processes */
  admitQuestion(asker: AskerKey): Promise<void>
  /** Whether a question, read with its conversation, calls for an urgent card. */
  isUrgent(sessionId: string | null, question: string): Promise<boolean>
  /** Saves the question in a session already found to be the asker's (findSession) and begins its answer. @throws Refusal chat.busy, chat.session_not_found, server.unavailable */
  ask(asked: NewQuestion): Promise<Generation>
  /** Answers the last question once more. @throws Refusal chat.busy, chat.message_not_found, server.unavailable */
  retry(retried: Retry): Promise<Generation>
  /** The session's running answer, from its beginning, whichever process writes it. @throws Refusal chat.message_not_found */
  attach(sessionId: string, language: Language): Promise<Generation>
  /** Stops the session's answer at once, or within a second when another process writes it. */
  stop(sessionId: string): Promise<void>
  /** Takes nothing new and ends every answer with what it has; resolves when all are saved. */
  close(): Promise<void>
}

/** The conversations of this process: one registry of answers for all readers. @param given `guestAnswers`: so many the guests of one network have running */
export function createConversations({ guestAnswers, ...given }: Omit<WriteParts, 'progress'> & { guestAnswers: number }): Conversations {
  const { db, log } = given
  const streams = createStreamLimits(guestAnswers)
  const parts = { ...given, streams, progress: openProgressKeeper(db, (error) => log.warn({ cause: causeOf(error) }, 'progress of answers could not be kept')) }
  const running = new RunningAnswers()

  const askNow = ({ sessionId, question, ...asker }: NewQuestion) => {
    const id = sessionId ?? newId()
    return begin(running, parts, { asker, sessionId: id }, (messageId) =>
      // One transaction, because each costs a write to the disk before the first word.
      db.transaction().execute(async (tx) => {
        await streams.refuseWhenBusyAnywhere(tx, asker, sessionId)
        if (sessionId === null) await insertSession(tx, asker.owner, { id })
        const earlier = await readEarlier(tx, id, EARLIER_MESSAGES)
        await insertQuestion(tx, id, messageId, { content: question.text, image: question.image, guestNetwork: asker.guestNetwork })
        return { ...question, earlier }
      }),
    )
  }

  return {
    async admitQuestion(asker) {
      streams.refuseWhenBusy(running.unfinished(), asker, null)
      await streams.refuseWhenBusyAnywhere(db, asker, null)
    },
    async isUrgent(sessionId, question) {
      const earlier = sessionId === null ? [] : await readEarlier(db, sessionId, EARLIER_MESSAGES)
      return understand(question, subjectOf(earlier), parts.classifier).card !== null
    },
    ask: (asked) =>
      askNow(asked).catch((error: unknown) => {
        // An emergency in a session that is being answered gets one of its own.
        if (asked.isUrgent && asked.sessionId !== null && error instanceof Refusal && error.code === 'chat.busy') return askNow({ ...asked, sessionId: null })
        throw error
      }),
    retry: ({ sessionId, question, ...asker }) =>
      begin(running, parts, { asker, sessionId }, (id) => restart(parts, asker, { sessionId, messageId: id }, question)),
    async attach(sessionId, language) {
      const own = running.own(sessionId)
      return own?.ended === false ? own : attachMirror(running, db, { sessionId, language, finished: own })
    },
    async stop(sessionId) {
      const own = running.own(sessionId)
      if (own?.ended === false) own.stopped.abort('stopped')
      else await requestStop(db, sessionId)
    },
    close: () => running.close(),
  }
}

/** Registers the answer before its question is prepared: two questions at the same instant cannot both pass the limit. */
async function begin(
  running: RunningAnswers,
  parts: WriteParts & { streams: StreamLimits },
  { asker, sessionId }: { asker: AskerKey; sessionId: string },
  prepare: (messageId: string) => Promise<ChatQuestion>,
): Promise<Generation> {
  if (running.isClosing) throw new Refusal('server.unavailable', { retryAfterS: 5 })
  parts.streams.refuseWhenBusy(running.unfinished(), asker, sessionId)
  const generation = new Generation({ sessionId, owner: ownerKey(asker.owner), guestNetwork: asker.guestNetwork, messageId: newId() })
  running.addOwn(generation)
  try {
    const question = await running.track(prepare(generation.messageId))
    running.run(generation, writeAnswer(generation, question, parts))
    return generation
  } catch (error) {
    running.forget(generation)
    throw error
  }
}

/** Replaces the last answer by an empty one, and reads the question it answers. */
async function restart(
  { db, streams }: { db: Db; streams: StreamLimits },
  asker: AskerKey,
  { sessionId, messageId }: { sessionId: string; messageId: string },
  question: Retry['question'],
): Promise<ChatQuestion> {
  await db.transaction().execute(async (tx) => {
    await streams.refuseWhenBusyAnywhere(tx, asker, sessionId)
    await restartAnswer(tx, sessionId, messageId, asker.guestNetwork)
  })
  const messages = await readEarlier(db, sessionId, EARLIER_MESSAGES)
  const last = messages.findLastIndex(({ role }) => role === 'user')
  return { ...question, text: messages[last]?.content ?? '', image: await lastImage(db, sessionId), earlier: messages.slice(0, last) }
}

interface Attachment {
  sessionId: string
  language: Language
  /** What to read when nothing newer is being written. */
  finished: Generation | undefined
}

/** Follows an answer that another process writes; one mirror serves all readers of this process. */
async function attachMirror(running: RunningAnswers, db: Db, { sessionId, language, finished }: Attachment): Promise<Generation> {
  const messageId = await findUnfinishedAnswer(db, sessionId)
  if (messageId === null && finished) return finished
  if (messageId === null) throw new Refusal('chat.message_not_found')
  const known = running.mirror(sessionId)
  if (known?.messageId === messageId) return known
  const mirror = new Generation({ sessionId, owner: '', guestNetwork: null, messageId })
  running.addMirror(mirror)
  running.run(mirror, mirrorAnswer(mirror, db, language))
  return mirror
}
