import type { ExcerptPart, FoundConversation } from '#contract/conversation-search.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import { savedSession, type SavedSession } from './session.ts'

/** The saved conversations, most recent first; `guest` while a guest has not asked for theirs. */
export type ListState = { kind: 'guest' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'list'; sessions: readonly SavedSession[] }

/** What happens to the list, whatever it holds by then. */
export type ChangeList = (list: ListState) => ListState

/** Puts a session first, new or known. */
export function withFirst(list: ListState, session: SavedSession): ListState {
  return changed(list, (sessions) => [session, ...sessions.filter(({ id }) => id !== session.id)])
}

/** Renames a session; one that was found and not listed is older than those that are. */
export function withTitle(list: ListState, session: SavedSession, title: string): ListState {
  return changed(list, (sessions) => {
    const listed = sessions.some(({ id }) => id === session.id) ? sessions : [...sessions, session]
    return listed.map((each) => (each.id === session.id ? { ...each, title } : each))
  })
}

export function without(list: ListState, id: string): ListState {
  return changed(list, (sessions) => sessions.filter((session) => session.id !== id))
}

/** Puts a removed session back at its index. */
export function withRestored(list: ListState, { session, index }: Removed): ListState {
  return changed(list, (sessions) => sessions.toSpliced(index, 0, session))
}

/** A session taken from the list whose deletion may still be undone; `index` counts from 0. */
export interface Removed {
  session: SavedSession
  index: number
}

export function sessionsOf(list: ListState): readonly SavedSession[] {
  return list.kind === 'list' ? list.sessions : []
}

/** The sessions whose shown title holds the words, whatever their case and diacritics. */
export function matching(sessions: readonly SavedSession[], words: string, titleOf: (session: SavedSession) => string): SavedSession[] {
  const matches = finder(words)
  return sessions.filter((session) => matches(foldForSearch(titleOf(session))))
}

/** A conversation of the list, with what was found in it. */
export interface ShownSession {
  session: SavedSession
  excerpt: readonly ExcerptPart[]
}

/** What a search has found, as the list knows it by now, without what was deleted since. */
export function foundIn(sessions: readonly SavedSession[], found: readonly FoundConversation[], gone: ReadonlySet<string>): ShownSession[] {
  const listed = new Map(sessions.map((session) => [session.id, session]))
  return found
    .filter(({ id }) => !gone.has(id))
    .map(({ excerpt, ...conversation }) => ({ session: listed.get(conversation.id) ?? savedSession(conversation), excerpt }))
}

function changed(list: ListState, change: (sessions: readonly SavedSession[]) => readonly SavedSession[]): ListState {
  return list.kind === 'list' ? { kind: 'list', sessions: change(list.sessions) } : list
}
