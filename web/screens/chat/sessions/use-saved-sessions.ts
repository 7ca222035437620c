import { useEffect, useState } from 'react'
import { exportSession, listGuestSessions, listSessions, renameSession } from '#web/api/chat.ts'
import type { OpenSession } from '#web/screens/chat/conversation/conversation.ts'
import type { Visitor } from '#web/screens/chat/conversation/arrival.ts'
import { savedSession, type SavedSession } from './session.ts'
import { sessionsOf, withFirst, withTitle, type ChangeList, type ListState } from './list-state.ts'
import { useRemoval, type Removal } from './use-removal.ts'

export interface SavedSessions extends Removal {
  list: ListState
  /** What could not be done to a conversation, until something else is tried. */
  trouble: 'rename' | 'remove' | 'take' | null
  reload: () => void
  /** Shows a guest theirs: not before they ask, as the next person at a shared computer is a guest too. */
  showGuests: () => void
  add: (session: SavedSession) => void
  /** The first question titled the open session: it now belongs first in the list. */
  addTitled: (session: OpenSession, title: string) => void
  /** Keeps on the server a title the list already shows. */
  keepTitle: (sessionId: string, title: string) => void
  rename: (session: SavedSession, title: string) => void
  /** Saves the conversation as a file. */
  take: (session: SavedSession) => void
}

/** The signed-in person's conversations, or a guest's of the last day once they ask for them; what is changed shows at once and is taken back when the server refuses. */
export function useSavedSessions(visitor: Visitor): SavedSessions {
  const { list, setList, reload, showGuests } = useLoadedList(visitor)
  const [trouble, setTrouble] = useState<SavedSessions['trouble']>(null)
  const removal = useRemoval(list, setList, () => setTrouble('remove'))

  const rename = (session: SavedSession, title: string) => {
    setTrouble(null)
    setList((before) => withTitle(before, session, title))
    renameSession(session.id, title).catch(() => {
      setTrouble('rename')
      setList((after) => withTitle(after, session, session.title))
    })
  }

  return {
    ...removal,
    list,
    trouble,
    rename,
    take: (session) => {
      setTrouble(null)
      takeAlong(session.id).catch(() => setTrouble('take'))
    },
    reload,
    showGuests,
    add: (session) => setList((before) => withFirst(before, session)),
    addTitled: (session, title) => setList((before) => withFirst(before, titled(before, session, title))),
    // The title was shown already; if it cannot be kept, the list will show the old one on the next visit.
    keepTitle: (sessionId, title) => void renameSession(sessionId, title).catch(() => undefined),
  }
}

async function takeAlong(id: string): Promise<void> {
  const [file, { saveFile }] = await Promise.all([exportSession(id), import('#web/lib/save-file.ts')])
  saveFile(file, 'bobita-conversatie.md')
}

/** The list of one person; another person's, or an earlier load's, is never shown instead. */
function useLoadedList(visitor: Visitor) {
  const [loads, setLoads] = useState(0)
  const [guestsShown, setGuestsShown] = useState(false)
  const [loaded, setLoaded] = useState<{ load: string; list: ListState } | null>(null)
  const load = `${visitor} ${loads}`
  const isHidden = visitor === undefined || (visitor === null && !guestsShown)

  useEffect(() => {
    if (isHidden) return
    let isCurrent = true
    void loadList(visitor).then((list) => isCurrent && setLoaded({ load, list }))
    return () => {
      isCurrent = false
    }
  }, [visitor, isHidden, load])

  const ofVisitor: ListState = loaded?.load === load ? loaded.list : { kind: 'loading' }
  return {
    list: isHidden ? ({ kind: 'guest' } as const) : ofVisitor,
    setList: (change: ChangeList) => setLoaded((before) => before && { ...before, list: change(before.list) }),
    reload: () => setLoads((count) => count + 1),
    showGuests: () => setGuestsShown(true),
  }
}

/** @param userId null for a guest */
async function loadList(userId: string | null): Promise<ListState> {
  try {
    const sessions = await (userId === null ? listGuestSessions() : listSessions(userId))
    return { kind: 'list', sessions: sessions.map((session) => savedSession(session)) }
  } catch {
    return { kind: 'failed' }
  }
}

function titled(list: ListState, { id, is_active }: OpenSession, title: string): SavedSession {
  const known = sessionsOf(list).find((session) => session.id === id)
  return { ...(known ?? savedSession({ id, is_active })), title, updated_at: new Date().toISOString() }
}
