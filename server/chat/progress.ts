import type { Db } from '../platform/database.ts'
import { wholeLetters, type Generation } from './generation.ts'
import { notStopped, saveProgress } from './under-way.ts'

/** How often answers in the making are kept and stops are looked for; a killed process loses at most this much of them. */
const SAVE_EVERY_MS = 1_000
/** How often a silent writer says that it is alive; under-way.ts gives up on one after SILENT_MS. */
const HEARTBEAT_MS = 2_000

/** Keeps the answers that this process is writing. */
export interface ProgressKeeper {
  /** Keeps an answer from now on, and stops it when another process was asked to. Call what it gives to end that; it resolves when nothing more is kept. */
  watch(generation: Generation): () => Promise<void>
}

interface Kept {
  text: string
  at: number
}

/** Opens the keeper of a process: one transaction a second for all answers, because each transaction waits for the disk. */
export function openProgressKeeper(db: Db, onFault: () => void): ProgressKeeper {
  const watched = new Map<Generation, Kept>()
  let timer: NodeJS.Timeout | undefined
  let keeping: Promise<void> | null = null

  async function keepAll(): Promise<void> {
    const now = Date.now()
    const all = [...watched].map(([generation, kept]) => ({ generation, kept, text: wholeLetters(generation.text) }))
    const parts = Map.groupBy(all, ({ kept, text }) => text !== kept.text || now - kept.at >= HEARTBEAT_MS)
    const due = parts.get(true) ?? []
    const goOn = await saveProgress(
      db,
      due.map(({ generation: { messageId }, kept, text }) => ({ messageId, content: text === kept.text ? null : text })),
    )
    for (const { kept, text } of due) Object.assign(kept, { text, at: now })
    const quiet = await notStopped(
      db,
      (parts.get(false) ?? []).map(({ generation }) => generation.messageId),
    )
    for (const { generation } of all) if (!goOn.has(generation.messageId) && !quiet.has(generation.messageId)) generation.stopped.abort('stopped')
  }

  function keep(): void {
    keeping ??= keepAll()
      .catch(onFault)
      .finally(() => (keeping = null))
  }

  return {
    watch(generation) {
      watched.set(generation, { text: '', at: Date.now() })
      timer ??= setInterval(keep, SAVE_EVERY_MS)
      return async () => {
        watched.delete(generation)
        if (watched.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
        await keeping
      }
    },
  }
}
