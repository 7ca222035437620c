import { useRef, useState } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { chatTexts } from '#texts/chat.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { dateLabel } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RenameForm } from './rename-form.tsx'
import type { SavedSession } from './session.ts'
import styles from './session-item.module.css'

interface SessionItemProps {
  session: SavedSession
  title: string
  now: Date
  isOpen: boolean
  onOpen: () => void
  onRename: (title: string) => void
  onRemove: () => void
}

/** One saved conversation: opened by its title, renamed in place, deleted. */
export function SessionItem({ session, title, now, isOpen, onOpen, onRename, onRemove }: SessionItemProps) {
  const texts = useTexts(chatTexts).sessions
  const language = useLanguage()
  const [isRenaming, setRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  const close = () => {
    setRenaming(false)
    // The input is gone; the keyboard goes on from where renaming began.
    requestAnimationFrame(() => item.current?.querySelector('button')?.focus())
  }
  const save = (words: string) => {
    onRename(words)
    close()
  }

  return (
    <li ref={item} className={styles.item} data-open={isOpen || undefined}>
      {isRenaming ? (
        <RenameForm title={session.title} onSave={save} onCancel={close} />
      ) : (
        <>
          <Link to={`/chat/${session.id}`} replace preventScrollReset aria-current={isOpen ? 'page' : undefined} className={styles.link} onClick={onOpen}>
            <span className={styles.title}>{title}</span>
            <span className={styles.date}>
              {dateLabel(session.updated_at, now, language)}
              {!session.is_active && ` · ${texts.closed}`}
            </span>
          </Link>
          <IconButton aria-label={texts.rename(title)} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton aria-label={texts.remove(title)} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  )
}
