import { BookOpenText } from 'lucide-react'
import type { LawNote } from '#contract/law.ts'
import { lawTexts } from '#texts/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { NoteText } from './note-text.tsx'
import styles from './note.module.css'

/** Our note on an act, folded. @param act named for those who hear 'Citește nota noastră' many times */
export function Note({ note, act }: { note: LawNote; act: string }) {
  const texts = useTexts(lawTexts)
  return (
    <details className={styles.note}>
      <summary>
        <BookOpenText size={20} aria-hidden /> {texts.note}
        <VisuallyHidden>: {act}</VisuallyHidden>
      </summary>
      {texts.noteLanguage && <p className={styles.language}>{texts.noteLanguage}</p>}
      <NoteText note={note} />
    </details>
  )
}
