import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deleteSession } from '#web/api/chat.ts'
import { sessionsOf, withRestored, without, type ChangeList, type Removed, type ListState } from './list-state.ts'
import type { SavedSession } from './session.ts'

/** How long a deletion can be undone. */
const UNDO_MS = 5_000

export interface Removal {
  /** The conversation whose deletion can still be undone. */
  removed: Removed | null
  /** What was deleted on this page, whether the server knows or not. */
  gone: ReadonlySet<string>
  remove: (session: SavedSession) => void
  undo: () => void
}

/** Deletes with a way back: gone from the list at once, from the server after 5 s, or on leaving the page. */
export function useRemoval(list: ListState, setList: (change: ChangeList) => void, onFailure: () => void): Removal {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const pending = useRef<Removed | null>(null)

  const restore = (session: Removed) => {
    setGone((before) => new Set([...before].filter((id) => id !== session.session.id)))
    setList((after) => withRestored(after, session))
  }

  const finish = (leaving: boolean) => {
    const session = pending.current
    pending.current = null
    setRemoved(null)
    if (!session) return
    deleteSession(session.session.id, leaving).catch(() => {
      restore(session)
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
    gone,
    remove: (session) => {
      finish(false)
      const sessions = sessionsOf(list)
      const index = sessions.findIndex(({ id }) => id === session.id)
      // One that was found and not listed is older than those that are.
      pending.current = { session, index: index === -1 ? sessions.length : index }
      setGone((before) => new Set([...before, session.id]))
      setRemoved(pending.current)
      setList((before) => without(before, session.id))
    },
    undo: () => {
      const session = pending.current
      pending.current = null
      setRemoved(null)
      if (session) restore(session)
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
