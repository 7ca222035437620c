import { Refusal } from '../../platform/refusal.ts'

const WINDOW_MS = 30 * 60 * 1000
/** One may be an accident of a phone; the second opens the circuit breaker. */
const ENDED_DECODERS = 2

/**
 * A circuit breaker for each sender whose files have ended their decoders by time or memory: after the second within
 * half an hour nothing of theirs is decoded for half an hour. Counted by each process for itself: what it protects is this process's decoders.
 */
export function createPauses(now = Date.now) {
  /** Times in milliseconds, oldest first. */
  const ended = new Map<string, number[]>()

  function recent(sender: string): number[] {
    return (ended.get(sender) ?? []).filter((at) => now() - at < WINDOW_MS)
  }

  return {
    /** A decoder was ended under a file of this sender. */
    count(sender: string): void {
      ended.set(sender, [...recent(sender), now()].slice(-ENDED_DECODERS))
      for (const one of ended.keys()) if (recent(one).length === 0) ended.delete(one)
    },
    /** Why nothing of this sender is taken now (evidence.paused, with the time to wait); null when it is. */
    refusal(sender: string): Refusal | null {
      const [first, ...others] = recent(sender).toReversed()
      if (first === undefined || others.length < ENDED_DECODERS - 1) return null
      return new Refusal('evidence.paused', { retryAfterS: Math.ceil((first + WINDOW_MS - now()) / 1000) })
    },
  }
}
