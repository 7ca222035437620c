import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useWideScreen } from '#web/screens/chat/use-wide-screen.ts'
import { SessionsDrawer } from './sessions-drawer.tsx'
import { SessionsPanel, type SessionsPanelProps } from './sessions-panel.tsx'
import styles from './sessions.module.css'

type SessionsProps = Omit<SessionsPanelProps, 'onChosen'> & { title: string }

/**
 * The conversations: a sidebar where there is room, a drawer where there is not. Before the browser knows, both
 * places are kept and the styles show the right one, so that nothing jumps.
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
