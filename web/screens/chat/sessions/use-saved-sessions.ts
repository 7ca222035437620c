import { useEffect, useState } from 'react'
import { listSessions, renameSession } from '#web/api/chat.ts'
import type { OpenSession } from '#web/screens/chat/conversation/conversation.ts'
import type { Visitor } from '#web/screens/chat/conversation/arrival.ts'
import { savedSession, type SavedSession } from './session.ts'
import { sessionsOf, withFirst, withTitle, type ChangeList, type ListState } from './list-state.ts'
import { useRemoval, type Removal } from './use-removal.ts'

export interface SavedSessions extends Removal {
  list: ListState
  /** What could not be done to a conversation, until something else is tried. */
  trouble: 'rename' | 'remove' | null
  reload: () => void
  add: (session: SavedSession) => void
  /** The first question titled the open session: it now belongs first in the list. */
  addTitled: (session: OpenSession, title: string) => void
  /** Keeps on the server a title the list already shows. */
  keepTitle: (sessionId: string, title: string) => void
  rename: (session: SavedSession, title: string) => void
}

/** The signed-in person's conversations; what is changed shows at once and is taken back when the server refuses. */
export function useSavedSessions(visitor: Visitor): SavedSessions {
  const { list, setList, reload } = useLoadedList(visitor ?? null)
  const [trouble, setTrouble] = useState<SavedSessions['trouble']>(null)
  const removal = useRemoval(list, setList, () => setTrouble('remove'))

  const rename = (session: SavedSession, title: string) => {
    setTrouble(null)
    setList((before) => withTitle(before, session.id, title))
    renameSession(session.id, title).catch(() => {
      setTrouble('rename')
      setList((after) => withTitle(after, session.id, session.title))
    })
  }

  return {
    ...removal,
    list,
    trouble,
    rename,
    reload,
    add: (session) => setList((before) => withFirst(before, session)),
    addTitled: (session, title) => setList((before) => withFirst(before, titled(before, session, title))),
    // The title was shown already; if it cannot be kept, the list will show the old one on the next visit.
    keepTitle: (sessionId, title) => void renameSession(sessionId, title).catch(() => undefined),
  }
}

/** The list of one person; another person's, or an earlier load's, is never shown instead. */
function useLoadedList(userId: string | null): { list: ListState; setList: (change: ChangeList) => void; reload: () => void } {
  const [loads, setLoads] = useState(0)
  const [loaded, setLoaded] = useState<{ load: string; list: ListState } | null>(null)
  const load = `${userId} ${loads}`

  useEffect(() => {
    if (userId === null) return
    let isCurrent = true
    void loadList(userId).then((list) => isCurrent && setLoaded({ load, list }))
    return () => {
      isCurrent = false
    }
  }, [userId, load])

  const ofUser: ListState = loaded?.load === load ? loaded.list : { kind: 'loading' }
  return {
    list: userId === null ? { kind: 'guest' } : ofUser,
    setList: (change) => setLoaded((before) => before && { ...before, list: change(before.list) }),
    reload: () => setLoads((count) => count + 1),
  }
}

async function loadList(userId: string): Promise<ListState> {
  try {
    return { kind: 'list', sessions: (await listSessions(userId)).map((session) => savedSession(session)) }
  } catch {
    return { kind: 'failed' }
  }
}

function titled(list: ListState, { id, is_active }: OpenSession, title: string): SavedSession {
  const known = sessionsOf(list).find((session) => session.id === id)
  return { ...(known ?? savedSession({ id, is_active })), title, updated_at: new Date().toISOString() }
}
