import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Question } from './answer.ts'
import { Generation } from './generation.ts'
import { insertQuestion, lastImage, readTurns, restartAnswer } from './messages.ts'
import { insertSession, type Owner } from './sessions.ts'
import { writeAnswer, type WriteParts } from './write-answer.ts'

/** design.md §5: answers one asker may have under way. */
const STREAMS_AT_ONCE = 2
/** Guests of one network together: without a cookie everybody is new. */
const GUEST_STREAMS_OF_NETWORK = 10
/** How long a finished generation can still be attached to. */
const LINGER_MS = 5_000
const EARLIER_MESSAGES = 8

/** Who asks, as far as streams are counted. */
export interface Place {
  owner: Owner
  /** A guest's network; null for an account. */
  network: string | null
}

interface Asked extends Place {
  /** Null begins a new conversation. */
  sessionId: string | null
  question: Omit<Question, 'earlier'>
}

export interface Conversations {
  /** @throws Refusal chat.busy when the asker has too many answers under way */
  admit(place: Place): void
  /** Keeps the question and begins its answer. @throws Refusal chat.busy, chat.session_not_found, server.unavailable */
  ask(asked: Asked): Promise<Generation>
  /** Answers the last question once more. @throws Refusal chat.busy, chat.message_not_found, server.unavailable */
  retry(asked: Place & { sessionId: string; question: Omit<Question, 'earlier' | 'text' | 'image'> }): Promise<Generation>
  /** The session's running answer, if this process writes one. */
  running(sessionId: string): Generation | null
  stop(sessionId: string): void
  /** Takes nothing new and ends every answer with what it has; resolves when all are kept. */
  close(): Promise<void>
}

/** The answers this process is writing, one registry for all readers. */
export function createConversations(parts: WriteParts): Conversations {
  const { db } = parts
  const generations = new Map<string, Generation>()
  const underWay = new Set<Promise<unknown>>()
  let closing = false

  function admit({ owner, network }: Place): void {
    const running = [...generations.values()].filter(({ ended }) => !ended)
    const own = running.filter((generation) => generation.owner === ownerKey(owner))
    const neighbours = running.filter((generation) => network !== null && generation.network === network)
    if (own.length >= STREAMS_AT_ONCE || neighbours.length >= GUEST_STREAMS_OF_NETWORK) throw new Refusal('chat.busy', { retryAfterS: 5 })
  }

  /** Takes the place first, then prepares: two questions at the same instant cannot both pass the guard. */
  async function begin(place: Place, sessionId: string, prepare: (messageId: string) => Promise<Question>): Promise<Generation> {
    if (closing) throw new Refusal('server.unavailable', { retryAfterS: 5 })
    admit(place)
    if (generations.get(sessionId)?.ended === false) throw new Refusal('chat.busy', { retryAfterS: 5 })
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
    if (generations.get(generation.sessionId) === generation) generations.delete(generation.sessionId)
  }

  return {
    admit,
    ask: ({ sessionId, question, ...place }) => {
      const id = sessionId ?? newId()
      return begin(place, id, (messageId) =>
        db.transaction().execute(async (tx) => {
          // One transaction, because each costs a write to the disk before the first word.
          if (sessionId === null) await insertSession(tx, place.owner, { id })
          return askIn(tx, id, messageId, question)
        }),
      )
    },
    retry: ({ sessionId, question, ...place }) => begin(place, sessionId, (messageId) => askAgain(db, sessionId, messageId, question)),
    running: (sessionId) => generations.get(sessionId) ?? null,
    stop: (sessionId) => generations.get(sessionId)?.stopped.abort('stopped'),
    async close() {
      closing = true
      for (const generation of generations.values()) generation.stopped.abort('closing')
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}

async function askIn(tx: Db, sessionId: string, messageId: string, question: Omit<Question, 'earlier'>): Promise<Question> {
  const earlier = await readTurns(tx, sessionId, EARLIER_MESSAGES)
  await insertQuestion(tx, sessionId, messageId, { content: question.text, image: question.image })
  return { ...question, earlier }
}

async function askAgain(db: Db, sessionId: string, messageId: string, question: Omit<Question, 'earlier' | 'text' | 'image'>): Promise<Question> {
  await restartAnswer(db, sessionId, messageId)
  const turns = await readTurns(db, sessionId, EARLIER_MESSAGES)
  const last = turns.findLastIndex(({ role }) => role === 'user')
  return { ...question, text: turns[last]?.content ?? '', image: await lastImage(db, sessionId), earlier: turns.slice(0, last) }
}

function ownerKey(owner: Owner): string {
  return 'user_id' in owner ? `user ${owner.user_id}` : `guest ${owner.guest_hash}`
}
