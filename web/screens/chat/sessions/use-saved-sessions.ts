import { useEffect, useState } from 'react'
import { listSessions, renameSession } from '#web/api/chat.ts'
import type { OpenSession } from '#web/screens/chat/conversation/conversation.ts'
import type { Visitor } from '#web/screens/chat/conversation/arrival.ts'
import { savedSession, type SavedSession } from './session.ts'
import { sessionsOf, withFirst, withTitle, type SessionList } from './session-list.ts'
import { useRemoval, type Removal } from './use-removal.ts'

export interface SavedSessions extends Removal {
  list: SessionList
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
  const [list, setList] = useState<SessionList>({ kind: 'guest' })
  const [trouble, setTrouble] = useState<SavedSessions['trouble']>(null)
  const [loads, setLoads] = useState(0)
  const removal = useRemoval(list, setList, () => setTrouble('remove'))

  useEffect(() => {
    if (visitor === undefined) return
    setList({ kind: visitor === null ? 'guest' : 'loading' })
    if (visitor === null) return
    let isCurrent = true
    void load(visitor).then((loaded) => isCurrent && setList(loaded))
    return () => {
      isCurrent = false
    }
  }, [visitor, loads])

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
    reload: () => setLoads((count) => count + 1),
    add: (session) => setList((before) => withFirst(before, session)),
    addTitled: (session, title) => setList((before) => withFirst(before, titled(before, session, title))),
    // The title was shown already; if it cannot be kept, the list will show the old one on the next visit.
    keepTitle: (sessionId, title) => void renameSession(sessionId, title).catch(() => undefined),
  }
}

async function load(userId: string): Promise<SessionList> {
  try {
    return { kind: 'list', sessions: (await listSessions(userId)).map((session) => savedSession(session)) }
  } catch {
    return { kind: 'failed' }
  }
}

function titled(list: SessionList, { id, is_active }: OpenSession, title: string): SavedSession {
  const known = sessionsOf(list).find((session) => session.id === id)
  return { ...(known ?? savedSession({ id, is_active })), title, updated_at: new Date().toISOString() }
}
