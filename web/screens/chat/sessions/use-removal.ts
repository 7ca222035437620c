import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deleteSession } from '#web/api/chat.ts'
import { sessionsOf, withRestored, without, type ChangeList, type Removed, type ListState } from './list-state.ts'
import type { SavedSession } from './session.ts'

/** How long a deletion can be undone. */
const UNDO_MS = 5_000

export interface Removal {
  /** The conversation whose deletion can still be undone. */
  removed: Removed | null
  remove: (session: SavedSession) => void
  undo: () => void
}

/** Deletes with a way back: gone from the list at once, from the server after 5 s, or on leaving the page. */
export function useRemoval(list: ListState, setList: (change: ChangeList) => void, onFailure: () => void): Removal {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const pending = useRef<Removed | null>(null)

  const finish = (leaving: boolean) => {
    const session = pending.current
    pending.current = null
    setRemoved(null)
    if (!session) return
    deleteSession(session.session.id, leaving).catch(() => {
      setList((after) => withRestored(after, session))
      onFailure()
    })
  }

  const onTime = useEffectEvent(() => finish(false))
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => onTime(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [removed])

  useLeaving(() => finish(true))

  return {
    removed,
    remove: (session) => {
      finish(false)
      const index = sessionsOf(list).findIndex(({ id }) => id === session.id)
      pending.current = { session, index: Math.max(0, index) }
      setRemoved(pending.current)
      setList((before) => without(before, session.id))
    },
    undo: () => {
      const session = pending.current
      pending.current = null
      setRemoved(null)
      if (session) setList((after) => withRestored(after, session))
    },
  }
}

/** Calls when the page is closed, put away or left for another screen. */
function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const left = () => leave()
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pagehide', left)
      leave()
    }
  }, [])
}
