import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Check, Download, Pencil, Trash2, X } from 'lucide-react'
import { Link } from 'react-router'
import type { ExcerptPart } from '#contract/conversation-search.ts'
import { TITLE_CHARACTERS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { dateLabel } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './session-item.module.css'
import type { SavedSession } from './session.ts'

interface SessionItemProps {
  session: SavedSession
  title: string
  /** What was said in it of what is searched. */
  excerpt: readonly ExcerptPart[]
  now: Date
  isOpen: boolean
  onOpen: () => void
  onRename: (title: string) => void
  onTake: () => void
  onRemove: () => void
}

/** One saved conversation: opened by its title, renamed where it stands, saved as a file, deleted. */
export function SessionItem({ session, title, excerpt, now, isOpen, onOpen, onRename, onTake, onRemove }: SessionItemProps) {
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
          <IconButton aria-label={texts.take(title)} onClick={onTake}>
            <Download aria-hidden />
          </IconButton>
          <IconButton aria-label={texts.remove(title)} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
          {excerpt.length > 0 && <p className={styles.excerpt}>{excerpt.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text))}</p>}
        </>
      )}
    </li>
  )
}

interface RenameFormProps {
  title: string
  onSave: (title: string) => void
  onCancel: () => void
}

/** Renames where it stands: Enter saves, Escape cancels, a blank title is not saved (S-121 to S-125). */
function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const texts = useTexts(chatTexts).sessions
  const [words, setWords] = useState(title)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const trimmed = words.trim()
    if (trimmed === '' || trimmed === title) onCancel()
    else onSave(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // In the drawer Escape would close the drawer as well.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <input
        value={words}
        maxLength={TITLE_CHARACTERS}
        aria-label={texts.newTitle}
        enterKeyHint="done"
        className={styles.input}
        ref={input}
        onKeyDown={onKeyDown}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <IconButton type="submit" aria-label={texts.save}>
        <Check aria-hidden />
      </IconButton>
      <IconButton aria-label={texts.cancel} onClick={onCancel}>
        <X aria-hidden />
      </IconButton>
    </form>
  )
}
