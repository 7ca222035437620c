import { DAY_MS } from '#contract/limits.ts'
import { locked, type Db } from '../../platform/database/database.ts'
import type { EditorQuestionsTable } from '../tables.ts'
import { newId, tokenHash } from '../../platform/ids.ts'
import { wordsOf } from '../editors/alike.ts'

/** Only the newest stay; the list is for people to read. */
const MOST_QUESTIONS = 5_000
/** As the privacy policy promises (texts/legal/privacy.ts). */
const STORED_MS = 90 * DAY_MS
/** Cut before searching, so that a long question costs no more than a short one. */
const LONGEST = 500
const PERSONAL = /[\w.+-]+@[\w-]+\.[\w.]+|(?:\+|00)?\d[\d\s().-]{7,}\d|https?:\/\/\S+/g

/**
 * Puts a question on the editors' list, without who asked; addresses, phone numbers and links in it are blanked. One
 * whose conversation was deleted meanwhile is not noted: nothing could erase it any more.
 */
export async function noteQuestion(db: Db, sessionId: string, question: string, reason: EditorQuestionsTable['reason'], now = new Date()): Promise<void> {
  const text = question.slice(0, LONGEST).replace(PERSONAL, '…').trim()
  if (text === '') return
  await db.transaction().execute(async (tx) => {
    const session = await locked(tx.selectFrom('chat_sessions').select('id').where('id', '=', sessionId), tx).executeTakeFirst()
    if (!session) return
    const words = wordsOf(text)
    const about = { words, decision_id: await setAsideBefore(tx, words) }
    const row = { id: newId(), question: text, reason, erasure_key: erasureKey(sessionId), created_at: now.toISOString(), ...about }
    await tx.insertInto('editor_questions').values(row).execute()
    await dropOldest(tx)
  })
}

/** Takes the questions of conversations off the list; after the conversations in the same transaction, so that none is noted behind it. */
export async function forgetQuestions(tx: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length > 0) await tx.deleteFrom('editor_questions').where('erasure_key', 'in', sessionIds.map(erasureKey)).execute()
}

/** The decision by which an editor has set the same question aside, while one of those is kept. */
async function setAsideBefore(tx: Db, words: string): Promise<string | null> {
  const aside = await tx
    .selectFrom('editor_questions')
    .innerJoin('question_decisions', 'question_decisions.id', 'decision_id')
    .select('decision_id')
    .where('words', '=', words)
    .where('page', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return aside?.decision_id ?? null
}

/** Removes questions that nobody has answered for 90 days, and what was set aside with the last of its questions. Safe to repeat. */
export async function sweepQuestions(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('editor_questions')
    .where('created_at', '<=', new Date(now.getTime() - STORED_MS).toISOString())
    .execute()
  await db
    .deleteFrom('question_decisions')
    .where('page', 'is', null)
    .where((row) => row.not(row.exists(row.selectFrom('editor_questions').select('id').whereRef('decision_id', '=', 'question_decisions.id'))))
    .execute()
}

/**
 * All that is stored of the conversation: the hash of an id of 128 random bits, which nobody can turn back into the id
 * once the conversation is deleted. Not keyed with the site's secret, so that a restore can erase again where the secret is not yet.
 */
function erasureKey(sessionId: string): string {
  return tokenHash(`editor question ${sessionId}`)
}

async function dropOldest(tx: Db): Promise<void> {
  const excess = await tx.selectFrom('editor_questions').select('id').orderBy('created_at', 'desc').offset(MOST_QUESTIONS).limit(10).execute()
  const ids = excess.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('editor_questions').where('id', 'in', ids).execute()
}
