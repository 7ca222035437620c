import { lazy, Suspense, useRef } from 'react'
import { History, LogIn, MessageCirclePlus, Undo2 } from 'lucide-react'
import { chatTexts } from '#texts/chat/chat.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useAccount } from '#web/features/account/account.tsx'
import { shortDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Removed } from './list-state.ts'
import { shownTitle, type SavedSession } from './session.ts'
import styles from './sessions-panel.module.css'
import type { SavedSessions } from './use-saved-sessions.ts'

/** Loads where there is a list: a first visit has none. */
const SessionsList = lazy(async () => ({ default: (await import('./sessions-list.tsx')).SessionsList }))

export interface SessionsPanelProps {
  saved: SavedSessions
  openId: string | null
  onNewChat: () => void
  onRemove: (session: SavedSession) => void
  /** A conversation or a new chat was chosen: the drawer may close. */
  onChosen: () => void
}

/** The saved conversations with everything that can be done to them. */
export function SessionsPanel({ saved, openId, onNewChat, onRemove, onChosen }: SessionsPanelProps) {
  const { sessions: texts } = useTexts(chatTexts)
  const body = useRef<HTMLDivElement>(null)

  const remove = (session: SavedSession) => {
    onRemove(session)
    // The pressed button is gone with its item; the list keeps the focus.
    body.current?.focus()
  }

  return (
    <div className={styles.panel}>
      <Button
        variant="quiet"
        icon={<MessageCirclePlus aria-hidden />}
        className={styles.newChat}
        onClick={() => {
          onNewChat()
          onChosen()
        }}
      >
        {texts.newChat}
      </Button>
      <div ref={body} tabIndex={-1} className={styles.body}>
        <PanelBody saved={saved} openId={openId} onRemove={remove} onChosen={onChosen} />
      </div>
      {saved.trouble && (
        <p role="alert" className={styles.trouble}>
          {{ rename: texts.renameFailed, remove: texts.removeFailed, take: texts.takeFailed }[saved.trouble]}
        </p>
      )}
      <RemovedNotice removed={saved.removed} onUndo={saved.undo} />
    </div>
  )
}

function PanelBody({ saved, openId, onRemove, onChosen }: Omit<SessionsPanelProps, 'onNewChat'>) {
  const { sessions: texts } = useTexts(chatTexts)
  const isGuest = useAccount().state.kind === 'guest'
  switch (saved.list.kind) {
    case 'guest':
      return (
        <div className={styles.words}>
          <GuestInvitation />
          <Button variant="quiet" size="small" icon={<History aria-hidden />} onClick={saved.showGuests}>
            {texts.showGuests}
          </Button>
        </div>
      )
    case 'loading':
      return (
        <>
          <output className={styles.words}>{texts.loading}</output>
          <Skeleton lines={5} />
        </>
      )
    case 'failed':
      return (
        <div className={styles.words}>
          <p role="alert">{texts.failed}</p>
          <Button variant="quiet" size="small" onClick={saved.reload}>
            {texts.retry}
          </Button>
        </div>
      )
    case 'list':
      return (
        <>
          {isGuest && <p className={styles.words}>{texts.guestList}</p>}
          <Suspense fallback={<Skeleton lines={5} />}>
            <SessionsList
              sessions={saved.list.sessions}
              gone={saved.gone}
              openId={openId}
              onOpen={onChosen}
              onRename={saved.rename}
              onTake={saved.take}
              onRemove={onRemove}
            />
          </Suspense>
          {isGuest && (
            <div className={styles.words}>
              <GuestInvitation />
            </div>
          )}
        </>
      )
  }
}

function GuestInvitation() {
  const { sessions: texts } = useTexts(chatTexts)
  const { openLogin } = useAccount()
  return (
    <>
      <p>{texts.guest}</p>
      <Button variant="quiet" size="small" icon={<LogIn aria-hidden />} onClick={() => openLogin()}>
        {texts.login}
      </Button>
    </>
  )
}

/** Says what was deleted, for as long as that can be undone. */
function RemovedNotice({ removed, onUndo }: { removed: Removed | null; onUndo: () => void }) {
  const { sessions: texts } = useTexts(chatTexts)
  const language = useLanguage()
  const title = removed && shownTitle(removed.session, texts, (instant) => shortDate(instant, language))
  return (
    <div className={styles.notice} data-empty={removed ? undefined : true}>
      <output>{title !== null && texts.removed(title)}</output>
      {removed && (
        <Button variant="quiet" size="small" icon={<Undo2 aria-hidden />} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}
