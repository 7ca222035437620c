import { useEffect } from 'react'
import { BookOpenText } from 'lucide-react'
import { useLocation } from 'react-router'
import type { LawNote } from '#contract/law.ts'
import { lawTexts } from '#texts/law/law.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
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

/** The words of a note, which come in the language of the page. */
export function NoteText({ note }: { note: LawNote }) {
  return <div lang={useLanguage()} className={styles.text} dangerouslySetInnerHTML={{ __html: note.text_html }} />
}

/** Opens the note the address names (`/lege#legea-205-2004`): a source of an answer leads to its text, not to a closed fold. */
export function useNamedNote(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    const note = named?.querySelector('details')
    if (!named || !note) return
    note.open = true
    named.scrollIntoView()
  }, [hash])
}
