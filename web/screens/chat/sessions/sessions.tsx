import { useState, useSyncExternalStore } from 'react'
import { MessageCirclePlus, MessagesSquare } from 'lucide-react'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SessionsPanel, type SessionsPanelProps } from './sessions-panel.tsx'
import styles from './sessions.module.css'

type SessionsProps = Omit<SessionsPanelProps, 'onChosen'> & { title: string }

/**
 * The conversations: a sidebar where there is room, a drawer where there is not. Before the browser knows, both
 * are rendered and the styles show the right one, so that nothing jumps.
 */
export function Sessions({ title, ...panel }: SessionsProps) {
  const { sessions: texts } = useTexts(chatTexts)
  const isWide = useWideScreen()
  return (
    <>
      {isWide !== false && (
        <nav aria-label={texts.title} className={styles.sidebar}>
          <SessionsPanel {...panel} onChosen={stay} />
        </nav>
      )}
      {isWide !== true && (
        <div className={styles.narrow}>
          <SessionsDrawer title={title} {...panel} />
        </div>
      )}
    </>
  )
}

/** A sidebar stays open. */
function stay(): void {}

/** On a small screen the conversations wait in a left drawer, behind a bar within reach of the thumb's corner. */
function SessionsDrawer({ title, ...panel }: Omit<SessionsPanelProps, 'onChosen'> & { title: string }) {
  const { sessions: texts } = useTexts(chatTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => setOpen(true)}>
        <MessagesSquare aria-hidden />
        {texts.open}
      </button>
      <p className={styles.title}>{title}</p>
      {!isOpen && (
        <IconButton aria-label={texts.newChat} onClick={panel.onNewChat}>
          <MessageCirclePlus aria-hidden />
        </IconButton>
      )}
      <Dialog open={isOpen} title={texts.title} className={styles.drawer ?? ''} onClose={() => setOpen(false)}>
        <SessionsPanel {...panel} onChosen={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

/** From here on the conversations stand beside the chat; the same width as in route.module.css. */
const WIDE = '(min-width: 60rem)'

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True when there is room for a sidebar; null on the server, where styles decide. */
function useWideScreen(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    watch,
    () => matchMedia(WIDE).matches,
    () => null,
  )
}
