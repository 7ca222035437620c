import { useEffect, useState } from 'react'
import type { ConversationSearch } from '#contract/conversation-search.ts'
import { searchConversations } from '#web/api/own-conversations.ts'
import { needsLogin } from '#web/features/account/account-state.ts'

/** So long nobody types before the server is asked: it reads every message for each search. */
const PAUSE_MS = 300

/** What a search has brought. */
export interface Brought {
  search: string
  /** What it was searched in. */
  within: string
  answer: ConversationSearch | 'failed' | 'signed-out'
}

/**
 * What is found for a search, which may change meanwhile: the answer before it stays until the next is there. Null before any.
 *
 * @param within names what is searched: when it is another, the search is made again
 */
export function useConversationSearch(search: string, within: string): { brought: Brought | null; retry: () => void } {
  const [brought, setBrought] = useState<Brought | null>(null)
  const isHere = brought?.search === search && brought.within === within
  const retry = () => setBrought(null)
  if (search === '' && brought) retry()

  useEffect(() => {
    if (search === '' || isHere) return
    const replaced = new AbortController()
    const { signal } = replaced
    const timer = setTimeout(() => {
      void searchConversations(search, signal)
        .catch((error: unknown) => (needsLogin(error) ? 'signed-out' : 'failed'))
        .then((answer) => signal.aborted || setBrought({ search, within, answer }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      replaced.abort()
    }
  }, [search, within, isHere])

  return { brought, retry }
}
