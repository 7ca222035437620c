import type { Db } from '../../platform/database/database.ts'
import { saveProgress, stillWanted } from '../sessions/answer-lease.ts'
import { wholeLetters, type Generation } from './generation.ts'

/** How often unfinished answers are saved and requests to stop are looked for; a killed process loses at most this much of them. */
const SAVE_EVERY_MS = 1_000
/** How often a lease is renewed while a model is silent; well within LEASE_MS (answer-lease.ts). */
const HEARTBEAT_MS = 2_000

/** Saves the answers that this process is writing, and renews their leases. */
export interface ProgressKeeper {
  /** Saves an answer from now on, and stops it when another process was asked to. Call what it returns to end that; it resolves when nothing more is saved. */
  watch(generation: Generation): () => Promise<void>
}

interface SavedProgress {
  text: string
  /** Epoch milliseconds. */
  savedAt: number
}

/** Opens the keeper of a process: one transaction a second for all answers, because each transaction waits for the disk. */
export function openProgressKeeper(db: Db, onFault: (error: unknown) => void): ProgressKeeper {
  const watched = new Map<Generation, SavedProgress>()
  let timer: NodeJS.Timeout | undefined
  let saving: Promise<void> | null = null

  function save(): void {
    saving ??= saveAll(db, watched)
      .catch(onFault)
      .finally(() => (saving = null))
  }

  return {
    watch(generation) {
      watched.set(generation, { text: '', savedAt: Date.now() })
      timer ??= setInterval(save, SAVE_EVERY_MS)
      return async () => {
        watched.delete(generation)
        if (watched.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await saving
      }
    },
  }
}

/** Writes what is new and what needs a heartbeat; of the others it is only read whether they shall stop. */
async function saveAll(db: Db, watched: ReadonlyMap<Generation, SavedProgress>): Promise<void> {
  const now = Date.now()
  const all = [...watched].map(([generation, saved]) => ({ generation, saved, text: wholeLetters(generation.text) }))
  const parts = Map.groupBy(all, ({ saved, text }) => text !== saved.text || now - saved.savedAt >= HEARTBEAT_MS)
  const due = parts.get(true) ?? []
  const wanted = await saveProgress(
    db,
    due.map(({ generation: { messageId, card }, saved, text }) => ({
      messageId,
      content: text === saved.text ? null : text,
      card: card && JSON.stringify(card),
    })),
  )
  for (const { saved, text } of due) Object.assign(saved, { text, savedAt: now })
  const quiet = await stillWanted(
    db,
    (parts.get(false) ?? []).map(({ generation }) => generation.messageId),
  )
  for (const { generation } of all) if (!wanted.has(generation.messageId) && !quiet.has(generation.messageId)) generation.stopped.abort('stopped')
}
