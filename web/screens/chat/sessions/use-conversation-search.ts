import { useEffect, useState } from 'react'
import type { ConversationSearch } from '#contract/conversation-search.ts'
import { searchConversations } from '#web/api/own-conversations.ts'

/** So long nobody types before the server is asked: it reads every message for each search. */
const PAUSE_MS = 300

/** What a search has brought; no answer when it failed. */
export interface Brought {
  search: string
  answer: ConversationSearch | null
}

/** What is found for a search, which may change meanwhile: the answer before it stays until the next is there. Null before any. */
export function useConversationSearch(search: string): { brought: Brought | null; retry: () => void } {
  const [brought, setBrought] = useState<Brought | null>(null)
  const isHere = brought?.search === search

  useEffect(() => {
    if (search === '' || isHere) return
    const replaced = new AbortController()
    const { signal } = replaced
    const timer = setTimeout(() => {
      void searchConversations(search, signal)
        .catch(() => null)
        .then((answer) => signal.aborted || setBrought({ search, answer }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      replaced.abort()
    }
  }, [search, isHere])

  return { brought: search === '' ? null : brought, retry: () => setBrought(null) }
}
