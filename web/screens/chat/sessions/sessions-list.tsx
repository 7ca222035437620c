import { useRef, useState, type RefObject } from 'react'
import { LogIn, RotateCcw, Search, X } from 'lucide-react'
import type { ConversationSearch } from '#contract/conversation-search.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { ownConversationsTexts } from '#texts/chat/own-conversations.ts'
import { searchConversations } from '#web/api/own-conversations.ts'
import { needsLogin } from '#web/features/account/account-state.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { useLatestAnswer, type Brought } from '#web/features/address/use-latest-answer.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { shortDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SessionItem } from './session-item.tsx'
import { shownTitle, type SavedSession } from './session.ts'
import { foundIn, matching, type ShownSession } from './list-state.ts'
import styles from './sessions-list.module.css'
import { TakeAll } from './take-all.tsx'

/** So long nobody types before the server is asked: it reads every message for each search. */
const PAUSE_MS = 300

interface SessionsListProps {
  sessions: readonly SavedSession[]
  /** What was deleted here: the server may still have it, the reader not. */
  gone: ReadonlySet<string>
  openId: string | null
  onOpen: () => void
  onRename: (session: SavedSession, title: string) => void
  onTake: (session: SavedSession) => void
  onRemove: (session: SavedSession) => void
}

/** The conversations, most recent first, or those in which the words one types were said, or the word that there are none. */
export function SessionsList({ sessions, gone, openId, onOpen, onRename, onTake, onRemove }: SessionsListProps) {
  const { sessions: texts } = useTexts(chatTexts)
  const foundTexts = useTexts(ownConversationsTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [now] = useState(() => new Date())
  const search = typed.trim()
  const field = useRef<HTMLInputElement>(null)
  const { state: account } = useAccount()
  // With another account or another conversation the search is made again.
  const within = [account.kind === 'signed-in' ? account.token : '', ...sessions.map(({ id }) => id)].join(' ')
  const { brought, again } = useLatestAnswer(search === '' ? null : { search, within }, searchOwn, { pauseMs: PAUSE_MS })
  const titleOf = (titled: Parameters<typeof shownTitle>[0]) => shownTitle(titled, texts, (instant) => shortDate(instant, language))

  // Until the messages are searched, and when they cannot be: the titles.
  const answer = typeof brought?.answer === 'object' ? brought.answer : null
  const shown: ShownSession[] = answer
    ? foundIn(sessions, answer.conversations, gone)
    : matching(sessions, search, titleOf).map((session) => ({ session, excerpt: [] }))

  if (sessions.length === 0) return <p className={styles.words}>{texts.empty}</p>
  return (
    <>
      <SearchField input={field} typed={typed} onType={setTyped} />
      <SearchState brought={brought} total={shown.length} field={field} onRetry={again} />
      {shown.length > 0 && (
        <ul aria-label={answer ? foundTexts.results : texts.title} className={styles.list}>
          {shown.map(({ session, excerpt }) => (
            <SessionItem
              key={session.id}
              session={session}
              title={titleOf(session)}
              excerpt={excerpt}
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
      {answer?.is_complete === false && <p className={styles.words}>{foundTexts.incomplete}</p>}
      <TakeAll />
    </>
  )
}

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
}

function SearchField({ input, typed, onType }: SearchFieldProps) {
  const texts = useTexts(ownConversationsTexts)
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

type OwnAnswer = ConversationSearch | 'failed' | 'signed-out'

function searchOwn({ search }: { search: string }, signal: AbortSignal): Promise<OwnAnswer> {
  return searchConversations(search, signal).catch((error: unknown) => (needsLogin(error) ? 'signed-out' : 'failed'))
}

interface SearchStateProps {
  brought: Brought<{ search: string }, OwnAnswer> | null
  /** How many of the conversations found are shown. */
  total: number
  field: RefObject<HTMLInputElement | null>
  onRetry: () => void
}

/** How much a search has found, when the reader pauses; at once that it failed. */
function SearchState({ brought, total, field, onRetry }: SearchStateProps) {
  const texts = useTexts(ownConversationsTexts)
  const { sessions } = useTexts(chatTexts)
  const { openLogin } = useAccount()
  const signedOut = brought?.answer === 'signed-out'
  const again = () => {
    // The pressed button goes; a login gives the focus back to where it was.
    field.current?.focus()
    if (signedOut) openLogin()
    else onRetry()
  }
  return (
    <>
      <output className={styles.words}>
        {typeof brought?.answer === 'object' && (total === 0 ? texts.nothing(brought.asked.search) : texts.found(total))}
      </output>
      {typeof brought?.answer === 'string' && (
        <div className={styles.failed}>
          <p role="alert">{signedOut ? texts.signedOut : texts.failed}</p>
          <Button variant="quiet" size="small" icon={signedOut ? <LogIn aria-hidden /> : <RotateCcw aria-hidden />} onClick={again}>
            {signedOut ? sessions.login : texts.retry}
          </Button>
        </div>
      )}
    </>
  )
}
