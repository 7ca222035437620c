import { DAY_MS } from '#contract/limits.ts'
import { withDatabase, type DeviceDatabase, type DeviceSchema } from './device-database.ts'
import { noteWaiting, WAITING_DATABASE } from './waiting-note.ts'

/** A question written without a network. */
export interface WaitingQuestion {
  id: string
  text: string
  /** A data URL. */
  image: string | null
  /** Who wrote it; null for a guest. */
  userId: string | null
  /** Since 1970, in ms. */
  at: number
  /** When a tab last began to send it. */
  takenAt: number
}

interface WaitingSchema extends DeviceSchema {
  questions: { key: string; value: WaitingQuestion }
}

const KEPT_MS = 7 * DAY_MS
/** A tab that began to send and was closed is not waited for longer. */
const TAKEN_MS = 60_000
/** More than anybody writes before a network is back. */
const MOST = 20

/** A question that could not be sent. */
export type UnsentQuestion = Pick<WaitingQuestion, 'text' | 'image' | 'userId'>

/** Keeps a question until it can be sent; one that waits already is kept once. @throws DOMException where the browser keeps nothing */
export async function keepQuestion(asked: UnsentQuestion): Promise<void> {
  const waiting = await waitingQuestions()
  if (waiting.some((question) => isSame(question, asked))) return
  if (waiting.length >= MOST) throw new DOMException('too many questions wait', 'QuotaExceededError')
  await withQuestions((db) => db.put('questions', { ...asked, id: crypto.randomUUID(), at: Date.now(), takenAt: 0 }))
  noteWaiting(true)
}

/** What waits, oldest first; what has waited too long is removed. */
export async function waitingQuestions(): Promise<WaitingQuestion[]> {
  const all = await withQuestions((db) => db.getAll('questions'))
  const old = all.filter(({ at }) => Date.now() - at > KEPT_MS)
  for (const { id } of old) await removeQuestion(id)
  const waiting = all.filter((question) => !old.includes(question)).toSorted((one, other) => one.at - other.at)
  noteWaiting(waiting.length > 0)
  return waiting
}

/** The oldest question of a visitor that no other tab is sending, marked as being sent from here; null when there is none. */
export async function takeQuestion(userId: string | null): Promise<WaitingQuestion | null> {
  const waiting = await waitingQuestions()
  return withQuestions(async (db) => {
    const tx = db.transaction('questions', 'readwrite')
    for (const { id } of waiting) {
      const question = await tx.store.get(id)
      if (!question || question.userId !== userId || Date.now() - question.takenAt < TAKEN_MS) continue
      await tx.store.put({ ...question, takenAt: Date.now() })
      return question
    }
    return null
  })
}

/** The server has taken it: it waits no longer. */
export async function questionSent(text: string, userId: string | null): Promise<void> {
  for (const question of await waitingQuestions()) if (isSame(question, { text, userId })) await removeQuestion(question.id)
}

function isSame(one: Pick<UnsentQuestion, 'text' | 'userId'>, other: Pick<UnsentQuestion, 'text' | 'userId'>): boolean {
  return one.text === other.text && one.userId === other.userId
}

export async function removeQuestion(id: string): Promise<void> {
  const left = await withQuestions(async (db) => {
    await db.delete('questions', id)
    return db.count('questions')
  })
  if (left === 0) noteWaiting(false)
}

function withQuestions<Result>(use: (db: DeviceDatabase<WaitingSchema>) => Promise<Result>): Promise<Result> {
  return withDatabase<WaitingSchema, Result>({
    name: WAITING_DATABASE,
    create: (fresh) => void fresh.createObjectStore('questions', { keyPath: 'id' }),
    use,
    isEmpty: async (db) => (await db.count('questions')) === 0,
  })
}
