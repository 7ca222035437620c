import type { ChatSession } from '#contract/chat.ts'
import type { OpenSession } from '#web/screens/chat/conversation/conversation.ts'

/** A saved conversation as the list shows it. `title` is empty when nobody named it. */
export interface SavedSession {
  id: string
  title: string
  is_active: boolean
  created_at: string
  updated_at: string
}

/** The title a new session is given; a fixed value of the wire, whatever the language of the page. */
export const NEW_SESSION_TITLE = 'Chat nou'
const TEMPORARY_ID_PREFIX = 'temp-session-'

/** Reads a session of the API: `id` or `session_id`, active unless explicitly not (S-331). */
export function savedSession(session: Partial<ChatSession>, now = new Date()): SavedSession {
  const created_at = readable(session.created_at) ?? now.toISOString()
  return {
    id: String(session.id ?? session.session_id ?? ''),
    title: session.title?.trim() ?? '',
    is_active: session.is_active !== false,
    created_at,
    updated_at: readable(session.updated_at) ?? created_at,
  }
}

/** An instant that can be shown; a date that is none would stop the whole list. */
function readable(instant: string | undefined): string | null {
  return instant !== undefined && !Number.isNaN(Date.parse(instant)) ? instant : null
}

/** A guest's session until the first answer names a real one (S-332, S-367): it exists in this page only. */
export function temporarySession(random = Math.random): OpenSession {
  return { id: `${TEMPORARY_ID_PREFIX}${random().toString(36).slice(2)}`, title: NEW_SESSION_TITLE, is_active: true, address: null }
}

export function isTemporary({ id }: Pick<OpenSession, 'id'>): boolean {
  return id.startsWith(TEMPORARY_ID_PREFIX)
}

/** True while a session carries no title a person gave it, so that its first question may name it. */
export function isUntitled(title: string): boolean {
  return /^(|chat|chat nou|chat din .*)$/i.test(title.trim())
}

/** The words that name a session in the page's language. */
interface TitleTexts {
  newChat: string
  chatFrom: (date: string) => string
}

/** The title as shown: a session without one is 'Chat din {date}' (S-330). */
export function shownTitle({ title, created_at }: Pick<SavedSession, 'title' | 'created_at'>, texts: TitleTexts, date: (instant: string) => string): string {
  if (title === '') return texts.chatFrom(date(created_at))
  return title === NEW_SESSION_TITLE ? texts.newChat : title
}

/** What stands over an open conversation: its title, or the name of the chat while nobody has named it. */
export function shownHeading(title: string, heading: string): string {
  return isUntitled(title) ? heading : title
}
