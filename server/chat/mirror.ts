import { setTimeout } from 'node:timers/promises'
import { chatErrorTexts } from '#texts/chat-errors.ts'
import type { Language } from '#texts/language.ts'
import type { Db } from '../platform/database.ts'
import type { Ending, Generation } from './generation.ts'
import { parsedSources, readWritten, type Written } from './messages.ts'
import { hasLostWriter, markInterrupted } from './under-way.ts'

/** How often the row of an answer is read that another process writes; that one keeps it every second. */
const LOOK_MS = 300

/** Repeats to the readers here what another process writes, until its end, its writer's end or this process's. Never throws. */
export async function mirrorAnswer(generation: Generation, db: Db, language: Language, lookMs = LOOK_MS): Promise<void> {
  const { signal } = generation.stopped
  try {
    for (;;) {
      const written = await readWritten(db, generation.messageId)
      if (written) generation.append(written.content.slice(generation.text.length))
      const lost = written !== undefined && hasLostWriter(written)
      if (lost) await markInterrupted(db)
      if (lost || written?.state !== 'streaming') return generation.end(endingOf(generation, written, language))
      await setTimeout(lookMs, undefined, { signal })
    }
  } catch {
    generation.end({ type: 'error', error: chatErrorTexts[language][signal.aborted ? 'closing' : 'failed'] })
  }
}

function endingOf({ sessionId, messageId, text }: Generation, written: Written | undefined, language: Language): Ending {
  if (written?.state !== 'done' && written?.state !== 'stopped') return { type: 'error', error: chatErrorTexts[language].failed }
  return { type: 'final', answer: text, ...parsedSources(written), mode: written.mode ?? 'extractive', chat_session_id: sessionId, message_id: messageId }
}
