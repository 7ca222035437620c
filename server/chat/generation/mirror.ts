import { setTimeout as pause } from 'node:timers/promises'
import { streamErrorTexts } from '#texts/chat/stream-errors.ts'
import type { Language } from '#texts/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { hasExpiredLease, markInterrupted } from '../sessions/answer-lease.ts'
import { parseCard, parseJsonColumns, readStoredAnswer, type StoredAnswer } from '../sessions/stored-answer.ts'
import type { AnswerEnding, Generation } from './generation.ts'

/** How often the row of an answer is polled that another process writes; that one saves it every second. */
const POLL_MS = 300

/** Repeats to the readers here what another process writes, until its end, its writer's death or this process's end. Never throws. */
export async function mirrorAnswer(generation: Generation, db: Db, language: Language, pollMs = POLL_MS): Promise<void> {
  const { signal } = generation.stopped
  try {
    for (;;) {
      const stored = await readStoredAnswer(db, generation.messageId)
      if (stored) generation.append(stored.content.slice(generation.text.length), stored.card === null ? undefined : parseCard(stored.card))
      const isInterrupted = stored !== undefined && hasExpiredLease(stored)
      if (isInterrupted) await markInterrupted(db)
      if (isInterrupted || stored?.state !== 'streaming') return generation.end(endingOf(generation, stored, language))
      await pause(pollMs, undefined, { signal })
    }
  } catch {
    generation.end({ type: 'error', error: streamErrorTexts[language][signal.aborted ? 'closing' : 'failed'] })
  }
}

function endingOf({ sessionId, messageId, text }: Generation, stored: StoredAnswer | undefined, language: Language): AnswerEnding {
  if (stored?.state !== 'done' && stored?.state !== 'stopped') return { type: 'error', error: streamErrorTexts[language].failed }
  const none = { sources: [], perspectives: [], follow_ups: [], card: null }
  return {
    type: 'final',
    answer: text,
    ...none,
    ...parseJsonColumns(stored),
    mode: stored.mode ?? 'extractive',
    chat_session_id: sessionId,
    message_id: messageId,
  }
}
