import { useRef, useState } from 'react'
import { RotateCcw, Search, X } from 'lucide-react'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { ownConversationsTexts } from '#texts/chat/own-conversations.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { shortDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FoundConversations } from './found-conversations.tsx'
import { SessionItem } from './session-item.tsx'
import { shownTitle, type SavedSession } from './session.ts'
import { matching } from './list-state.ts'
import styles from './sessions-list.module.css'
import { TakeAll } from './take-all.tsx'
import { useConversationSearch, type Brought } from './use-conversation-search.ts'

interface SessionsListProps {
  sessions: readonly SavedSession[]
  /** The conversation whose deletion may still be undone: the server has it, the reader not. */
  removedId: string | null
  openId: string | null
  onOpen: () => void
  onRename: (session: SavedSession, title: string) => void
  onTake: (session: SavedSession) => void
  onRemove: (session: SavedSession) => void
}

/** The conversations, most recent first, or those in which the words one types were said, or the word that there are none. */
export function SessionsList({ sessions, removedId, openId, onOpen, onRename, onTake, onRemove }: SessionsListProps) {
  const { sessions: texts } = useTexts(chatTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [now] = useState(() => new Date())
  const search = typed.trim()
  const { brought, retry } = useConversationSearch(search)
  const found = brought?.answer && withoutRemoved(brought.answer, removedId)
  const titleOf = (titled: Parameters<typeof shownTitle>[0]) => shownTitle(titled, texts, (instant) => shortDate(instant, language))

  if (sessions.length === 0) return <p className={styles.words}>{texts.empty}</p>
  return (
    <>
      <SearchField typed={typed} onType={setTyped} />
      <SearchState brought={brought && { ...brought, answer: found ?? null }} onRetry={retry} />
      {found ? (
        <FoundConversations answer={found} openId={openId} titleOf={({ title, updated_at }) => titleOf({ title, created_at: updated_at })} onOpen={onOpen} />
      ) : (
        // Until the messages are searched, and when they cannot be: the titles.
        <ul aria-label={texts.title} className={styles.list}>
          {matching(sessions, search, titleOf).map((session) => (
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
      )}
      <TakeAll />
    </>
  )
}

function withoutRemoved(answer: NonNullable<Brought['answer']>, removedId: string | null) {
  return { ...answer, conversations: answer.conversations.filter(({ id }) => id !== removedId) }
}

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const texts = useTexts(ownConversationsTexts)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onType('')
    // The pressed button goes.
    input.current?.focus()
  }
  return (
    <search className={styles.search}>
      <label>
        <Search aria-hidden />
        <input
          ref={input}
          type="search"
          value={typed}
          maxLength={SEARCH_CHARACTERS}
          placeholder={texts.search}
          aria-label={texts.search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </label>
      {typed !== '' && (
        <IconButton aria-label={texts.clear} onClick={clear}>
          <X aria-hidden />
        </IconButton>
      )}
    </search>
  )
}

/** How much a search has found, when the reader pauses; at once that it failed. */
function SearchState({ brought, onRetry }: { brought: Brought | null; onRetry: () => void }) {
  const texts = useTexts(ownConversationsTexts)
  const total = brought?.answer?.conversations.length
  return (
    <>
      <output className={styles.words}>{brought && total !== undefined && (total === 0 ? texts.nothing(brought.search) : texts.found(total))}</output>
      {brought?.answer === null && (
        <div className={styles.failed}>
          <p role="alert">{texts.failed}</p>
          <Button variant="quiet" size="small" icon={<RotateCcw aria-hidden />} onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  )
}
