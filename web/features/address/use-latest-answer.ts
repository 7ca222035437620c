import { useEffect, useState } from 'react'

/** What was asked, and what came of it. */
export interface Brought<Asked, Answer> {
  asked: Asked
  answer: Answer
}

interface LatestAnswerOptions<Asked, Answer> {
  first?: Brought<Asked, Answer> | null
  /** So long nothing else must be asked before the server is, in milliseconds. */
  pauseMs?: number
}

/**
 * The answer to what is asked, which may change while one is on its way: that one is dropped, and the one before it stays until the next
 * is there. Null before any, and while nothing is asked.
 *
 * @param ask the same function each time
 * @returns with what asks the same again
 */
export function useLatestAnswer<Asked, Answer>(
  asked: Asked | null,
  ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>,
  { first = null, pauseMs = 0 }: LatestAnswerOptions<Asked, Answer> = {},
): { brought: Brought<Asked, Answer> | null; again: () => void } {
  const [brought, setBrought] = useState(first)
  const key = JSON.stringify(asked)
  const isHere = brought !== null && JSON.stringify(brought.asked) === key
  const again = () => setBrought(null)
  if (asked === null && brought) again()

  useEffect(() => {
    const now: Asked | null = JSON.parse(key)
    if (now === null || isHere) return
    const replaced = new AbortController()
    const { signal } = replaced
    const timer = setTimeout(() => {
      void ask(now, signal).then((answer) => signal.aborted || setBrought({ asked: now, answer }))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      replaced.abort()
    }
  }, [key, ask, pauseMs, isHere])

  return { brought: asked === null ? null : brought, again }
}
