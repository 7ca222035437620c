import { useState } from 'react'
import { Search } from 'lucide-react'
import { chatTexts } from '#texts/chat/chat.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { shortDate } from '#web/lib/dates.ts'
import { SessionItem } from './session-item.tsx'
import { shownTitle, type SavedSession } from './session.ts'
import { matching } from './list-state.ts'
import styles from './sessions-list.module.css'

/** A list longer than this is searched rather than read. */
const SEARCHED_FROM = 8

interface SessionsListProps {
  sessions: readonly SavedSession[]
  openId: string | null
  onOpen: () => void
  onRename: (session: SavedSession, title: string) => void
  onTake: (session: SavedSession) => void
  onRemove: (session: SavedSession) => void
}

/** The conversations, most recent first, or the word that there are none. */
export function SessionsList({ sessions, openId, onOpen, onRename, onTake, onRemove }: SessionsListProps) {
  const { sessions: texts } = useTexts(chatTexts)
  const language = useLanguage()
  const [words, setWords] = useState('')
  const [now] = useState(() => new Date())
  const titleOf = (session: SavedSession) => shownTitle(session, texts, (instant) => shortDate(instant, language))
  const isSearched = sessions.length > SEARCHED_FROM
  const shown = isSearched ? matching(sessions, words, titleOf) : sessions

  if (sessions.length === 0) return <p className={styles.words}>{texts.empty}</p>
  return (
    <>
      {isSearched && (
        <label className={styles.search}>
          <Search aria-hidden />
          <input type="search" value={words} placeholder={texts.search} aria-label={texts.search} onChange={(event) => setWords(event.currentTarget.value)} />
        </label>
      )}
      <output className={styles.words}>{shown.length === 0 && texts.noMatch}</output>
      <ul aria-label={texts.title} className={styles.list}>
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            title={titleOf(session)}
            now={now}
            isOpen={session.id === openId}
            onOpen={onOpen}
            onRename={(title) => onRename(session, title)}
            onTake={() => onTake(session)}
            onRemove={() => onRemove(session)}
          />
        ))}
      </ul>
    </>
  )
}
