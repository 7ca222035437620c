import type { Language } from '#texts/language.ts'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Question } from './answer.ts'
import { Generation } from './generation.ts'
import { insertQuestion, lastImage, readTurns, restartAnswer, unfinishedAnswer } from './messages.ts'
import { mirrorAnswer } from './mirror.ts'
import { openProgressKeeper } from './progress.ts'
import { insertSession, type Owner } from './sessions.ts'
import { askToStop, busy, GUEST_STREAMS_OF_NETWORK, refuseBusy, STREAMS_AT_ONCE, type Place } from './under-way.ts'
import { writeAnswer, type WriteParts } from './write-answer.ts'

/** How long a finished generation can still be attached to. */
const LINGER_MS = 5_000
const EARLIER_MESSAGES = 8

interface Asked extends Place {
  /** Null begins a new conversation. */
  sessionId: string | null
  question: Omit<Question, 'earlier'>
}

export interface Conversations {
  /** @throws Refusal chat.busy when the asker has too many answers under way, in all processes */
  admit(place: Place): Promise<void>
  /** Keeps the question and begins its answer. @throws Refusal chat.busy, chat.session_not_found, server.unavailable */
  ask(asked: Asked): Promise<Generation>
  /** Answers the last question once more. @throws Refusal chat.busy, chat.message_not_found, server.unavailable */
  retry(asked: Place & { sessionId: string; question: Omit<Question, 'earlier' | 'text' | 'image'> }): Promise<Generation>
  /** The session's running answer, from its beginning, whichever process writes it. @throws Refusal chat.message_not_found */
  attach(sessionId: string, language: Language): Promise<Generation>
  /** Stops the session's answer at once, or within a second when another process writes it. */
  stop(sessionId: string): Promise<void>
  /** Takes nothing new and ends every answer with what it has; resolves when all are kept. */
  close(): Promise<void>
}

/** The answers this process is writing or repeating from another one, one registry for all readers. */
export function createConversations(given: Omit<WriteParts, 'progress'>): Conversations {
  const { db, log } = given
  const parts = { ...given, progress: openProgressKeeper(db, () => log.warn('progress of answers could not be kept')) }
  const generations = new Map<string, Generation>()
  /** What other processes write for readers here, by session. */
  const mirrors = new Map<string, Generation>()
  const underWay = new Set<Promise<unknown>>()
  let closing = false

  function refuseBusyHere({ owner, network }: Place): void {
    const running = [...generations.values()].filter(({ ended }) => !ended)
    const own = running.filter((generation) => generation.owner === ownerKey(owner))
    const neighbours = running.filter((generation) => network !== null && generation.network === network)
    if (own.length >= STREAMS_AT_ONCE || neighbours.length >= GUEST_STREAMS_OF_NETWORK) throw busy()
  }

  /** Takes the place first, then prepares: two questions at the same instant cannot both pass the guard. */
  async function begin(place: Place, sessionId: string, prepare: (messageId: string) => Promise<Question>): Promise<Generation> {
    if (closing) throw new Refusal('server.unavailable', { retryAfterS: 5 })
    refuseBusyHere(place)
    if (generations.get(sessionId)?.ended === false) throw busy()
    const generation = new Generation({ sessionId, owner: ownerKey(place.owner), network: place.network, messageId: newId() })
    generations.set(sessionId, generation)
    try {
      const question = await track(prepare(generation.messageId))
      void track(writeAnswer(generation, question, parts)).finally(() => setTimeout(forget, LINGER_MS, generation).unref())
      return generation
    } catch (error) {
      forget(generation)
      throw error
    }
  }

  function track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  function forget(generation: Generation): void {
    for (const registry of [generations, mirrors]) if (registry.get(generation.sessionId) === generation) registry.delete(generation.sessionId)
  }

  /** @param ended what to read when nothing newer is being written */
  async function mirrored(sessionId: string, language: Language, ended: Generation | undefined): Promise<Generation> {
    const messageId = await unfinishedAnswer(db, sessionId)
    if (messageId === null && ended) return ended
    if (messageId === null) throw new Refusal('chat.message_not_found')
    const known = mirrors.get(sessionId)
    if (known?.messageId === messageId) return known
    const mirror = new Generation({ sessionId, owner: '', network: null, messageId })
    mirrors.set(sessionId, mirror)
    if (closing) mirror.stopped.abort('closing')
    void track(mirrorAnswer(mirror, db, language)).finally(() => setTimeout(forget, LINGER_MS, mirror).unref())
    return mirror
  }

  return {
    async admit(place) {
      refuseBusyHere(place)
      await refuseBusy(db, place, null)
    },
    ask: ({ sessionId, question, ...place }) => {
      const id = sessionId ?? newId()
      return begin(place, id, (messageId) =>
        db.transaction().execute(async (tx) => {
          // One transaction, because each costs a write to the disk before the first word.
          await refuseBusy(tx, place, sessionId)
          if (sessionId === null) await insertSession(tx, place.owner, { id })
          return askIn(tx, { sessionId: id, messageId, network: place.network }, question)
        }),
      )
    },
    retry: ({ sessionId, question, ...place }) => begin(place, sessionId, (messageId) => askAgain(db, place, { sessionId, messageId }, question)),
    async attach(sessionId, language) {
      const here = generations.get(sessionId)
      return here?.ended === false ? here : mirrored(sessionId, language, here)
    },
    async stop(sessionId) {
      const generation = generations.get(sessionId)
      if (generation?.ended === false) generation.stopped.abort('stopped')
      else await askToStop(db, sessionId)
    },
    async close() {
      closing = true
      for (const generation of [...generations.values(), ...mirrors.values()]) generation.stopped.abort('closing')
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}

/** Where an answer will stand, and from where it was asked. */
interface AnswerPlace {
  sessionId: string
  messageId: string
  network: string | null
}

async function askIn(tx: Db, { sessionId, messageId, network }: AnswerPlace, question: Omit<Question, 'earlier'>): Promise<Question> {
  const earlier = await readTurns(tx, sessionId, EARLIER_MESSAGES)
  await insertQuestion(tx, sessionId, messageId, { content: question.text, image: question.image, network })
  return { ...question, earlier }
}

async function askAgain(
  db: Db,
  place: Place,
  { sessionId, messageId }: Omit<AnswerPlace, 'network'>,
  question: Omit<Question, 'earlier' | 'text' | 'image'>,
): Promise<Question> {
  await db.transaction().execute(async (tx) => {
    await refuseBusy(tx, place, sessionId)
    await restartAnswer(tx, sessionId, messageId, place.network)
  })
  const turns = await readTurns(db, sessionId, EARLIER_MESSAGES)
  const last = turns.findLastIndex(({ role }) => role === 'user')
  return { ...question, text: turns[last]?.content ?? '', image: await lastImage(db, sessionId), earlier: turns.slice(0, last) }
}

function ownerKey(owner: Owner): string {
  return 'user_id' in owner ? `user ${owner.user_id}` : `guest ${owner.guest_hash}`
}
