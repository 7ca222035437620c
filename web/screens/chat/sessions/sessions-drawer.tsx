import { useState } from 'react'
import { MessageCirclePlus, MessagesSquare } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './sessions-drawer.module.css'
import { SessionsPanel, type SessionsPanelProps } from './sessions-panel.tsx'

/** On a small screen the conversations wait in a left drawer, behind a bar within reach of the thumb's corner. */
export function SessionsDrawer({ title, ...panel }: Omit<SessionsPanelProps, 'onChosen'> & { title: string }) {
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
