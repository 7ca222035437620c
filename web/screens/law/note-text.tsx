import type { LawNote } from '#contract/law.ts'
import styles from './note.module.css'

/** The words of a note, always in Romanian. */
export function NoteText({ note }: { note: LawNote }) {
  return <div lang="ro" className={styles.text} dangerouslySetInnerHTML={{ __html: note.text_html }} />
}
