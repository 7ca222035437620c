import { useCallback, useEffect, useState } from 'react'
import type { Api } from '#web/api/client.ts'
import { failureSentence } from '#web/features/forms/use-call.ts'
import { useDesk } from '../door/desk-context.ts'

/** What a screen has read: nothing yet, an answer, or why there is none. While it is read anew the old answer stays. */
export type Read<Answer> = { kind: 'reading' } | { kind: 'read'; answer: Answer } | { kind: 'failed'; message: string }

/**
 * Reads what a screen shows, and again when asked to.
 *
 * @param read keeps its identity as long as what it asks is the same: a function outside the component, or of useCallback
 */
export function useRead<Answer>(read: (api: Api) => Promise<Answer>, failed: string): { state: Read<Answer>; again: () => Promise<void> } {
  const { api } = useDesk()
  const [state, setState] = useState<Read<Answer>>({ kind: 'reading' })
  const again = useCallback(async () => {
    try {
      setState({ kind: 'read', answer: await read(api) })
    } catch (error) {
      setState({ kind: 'failed', message: failureSentence(error, failed) })
    }
  }, [api, read, failed])
  useEffect(() => {
    let left = false
    read(api).then(
      (answer) => !left && setState({ kind: 'read', answer }),
      (error: unknown) => !left && setState({ kind: 'failed', message: failureSentence(error, failed) }),
    )
    return () => {
      left = true
    }
  }, [api, read, failed])
  return { state, again }
}
