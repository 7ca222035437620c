import { useCallback, useEffect, useState } from 'react'
import { listOwnSets } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { useAccount } from '#web/features/account/account.tsx'

/** The sets of the person signed in; `starting` until the browser knows who is here. */
export type OwnSets = { kind: 'starting' } | { kind: 'guest' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; sets: ShownSet[] }

/** Loads the person's own sets in the browser only; `refresh` asks again and keeps what is shown meanwhile. */
export function useOwnSets() {
  const { state } = useAccount()
  const userId = state.kind === 'signed-in' ? state.user.id : null
  const [asked, setAsked] = useState(0)
  const [loaded, setLoaded] = useState<{ userId: string; sets: ShownSet[] | null } | null>(null)

  useEffect(() => {
    if (userId === null) return
    const leaving = new AbortController()
    listOwnSets(userId, leaving.signal).then(
      (sets) => setLoaded({ userId, sets }),
      () => leaving.signal.aborted || setLoaded({ userId, sets: null }),
    )
    return () => leaving.abort()
  }, [userId, asked])

  const refresh = useCallback(() => setAsked((times) => times + 1), [])
  const own = loaded?.userId === userId ? loaded : null
  return { list: userId === null ? withoutUser(state.kind) : ownSets(own), refresh }
}

function withoutUser(kind: 'starting' | 'guest' | 'signed-in'): OwnSets {
  return { kind: kind === 'starting' ? 'starting' : 'guest' }
}

function ownSets(loaded: { sets: ShownSet[] | null } | null): OwnSets {
  if (loaded === null) return { kind: 'loading' }
  return loaded.sets === null ? { kind: 'failed' } : { kind: 'ready', sets: loaded.sets }
}
