import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Check, X } from 'lucide-react'
import { TITLE_CHARACTERS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './rename-form.module.css'

interface RenameFormProps {
  title: string
  onSave: (title: string) => void
  onCancel: () => void
}

/** Renames in place (spec §2): Enter saves, Escape cancels, a blank title is not saved. */
export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
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
