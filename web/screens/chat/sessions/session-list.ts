import { finder, fold } from '#contract/search.ts'
import type { SavedSession } from './session.ts'

/** The saved conversations, most recent first (spec §4 lists). A guest has none. */
export type SessionList = { kind: 'guest' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'list'; sessions: readonly SavedSession[] }

/** What happens to the list, whatever it holds by then. */
export type ChangeList = (list: SessionList) => SessionList

/** Puts a session first, new or known. */
export function withFirst(list: SessionList, session: SavedSession): SessionList {
  return changed(list, (sessions) => [session, ...sessions.filter(({ id }) => id !== session.id)])
}

export function withTitle(list: SessionList, id: string, title: string): SessionList {
  return changed(list, (sessions) => sessions.map((session) => (session.id === id ? { ...session, title } : session)))
}

export function without(list: SessionList, id: string): SessionList {
  return changed(list, (sessions) => sessions.filter((session) => session.id !== id))
}

/** Puts a removed session back in its place. */
export function withRestored(list: SessionList, { session, index }: Removed): SessionList {
  return changed(list, (sessions) => sessions.toSpliced(index, 0, session))
}

/** A session taken from the list whose deletion may still be undone; `index` is its place from 0. */
export interface Removed {
  session: SavedSession
  index: number
}

export function sessionsOf(list: SessionList): readonly SavedSession[] {
  return list.kind === 'list' ? list.sessions : []
}

/** The sessions whose shown title holds the words, whatever their case and diacritics. */
export function matching(sessions: readonly SavedSession[], words: string, titleOf: (session: SavedSession) => string): SavedSession[] {
  const matches = finder(words)
  return sessions.filter((session) => matches(fold(titleOf(session))))
}

function changed(list: SessionList, change: (sessions: readonly SavedSession[]) => readonly SavedSession[]): SessionList {
  return list.kind === 'list' ? { kind: 'list', sessions: change(list.sessions) } : list
}
