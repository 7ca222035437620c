import { z } from 'zod'
import { perspective, source, urgentCard, type UrgentCard } from '#contract/chat.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ChatMessagesTable } from '../tables.ts'
import type { AnswerResult } from '../question.ts'

/** What an answer holds when it is over. */
export interface AnswerRecord extends Omit<AnswerResult, 'mode' | 'known'> {
  content: string
  state: 'done' | 'stopped' | 'interrupted' | 'failed'
  /** Null when it failed before it was known how it is made. */
  mode: AnswerResult['mode'] | null
}

/** Saves the finished answer and ends its lease. When the session was deleted meanwhile no row is left to write, which is no fault. */
export async function saveAnswer(db: Db, sessionId: string, answerId: string, answer: AnswerRecord, now = new Date()): Promise<void> {
  const { content, state, tokensUsed } = answer
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('chat_sessions')
      .set(({ eb }) => ({ tokens_used: eb('tokens_used', '+', tokensUsed), updated_at: now.toISOString() }))
      .where('id', '=', sessionId)
      .execute()
    await tx
      .updateTable('chat_messages')
      .set({
        content,
        state,
        mode: answer.mode,
        network: null,
        sources: JSON.stringify(answer.sources),
        perspectives: JSON.stringify(answer.perspectives),
        follow_ups: JSON.stringify(answer.follow_ups),
        card: answer.card === null ? null : JSON.stringify(answer.card),
      })
      .where('id', '=', answerId)
      .execute()
  })
}

/** An answer as far as any process has saved it. */
export type StoredAnswer = NonNullable<Awaited<ReturnType<typeof readStoredAnswer>>>

/** Undefined when its row was deleted. */
export function readStoredAnswer(db: Db, answerId: string) {
  return db
    .selectFrom('chat_messages')
    .select(['content', 'state', 'heartbeat_at', 'sources', 'perspectives', 'follow_ups', 'card', 'mode'])
    .where('id', '=', answerId)
    .executeTakeFirst()
}

/** The id of the session's answer that somebody writes, or wrote until they died; null when there is none. */
export async function findUnfinishedAnswer(db: Db, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'streaming')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

const sources = z.array(source)
const perspectives = z.array(perspective)
const followUps = z.array(z.string())

/** What lies as JSON in the row of an answer, read; a column that is not filled yet is left out. */
export function parseJsonColumns(row: Pick<ChatMessagesTable, 'sources' | 'perspectives' | 'follow_ups' | 'card'>) {
  return {
    ...(row.sources !== null && { sources: sources.parse(JSON.parse(row.sources)) }),
    ...(row.perspectives !== null && { perspectives: perspectives.parse(JSON.parse(row.perspectives)) }),
    ...(row.follow_ups !== null && { follow_ups: followUps.parse(JSON.parse(row.follow_ups)) }),
    ...(row.card !== null && { card: parseCard(row.card) }),
  }
}

/** The urgent card of an answer, as its row holds it. */
export function parseCard(json: string): UrgentCard {
  return urgentCard.parse(JSON.parse(json))
}
