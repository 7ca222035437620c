import { Download, ExternalLink } from 'lucide-react'
import { LOCAL_POLICE_PDF, localPoliceAct } from '#content/law/links.ts'
import type { LawNote } from '#contract/law.ts'
import { lawTexts } from '#texts/law/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './local-police.module.css'
import { NoteText } from './note.tsx'

/** The highlighted block on Law 155/2010, article 6, with our PDF of it (S-279 to S-281). */
export function LocalPolice({ notes }: { notes: readonly LawNote[] }) {
  const texts = useTexts(lawTexts)
  const words = texts.localPolice
  const note = notes.find(({ anchor }) => anchor === localPoliceAct.anchor)
  return (
    <section id={localPoliceAct.anchor} aria-labelledby="politia-locala" className={styles.block}>
      <h2 id="politia-locala">{words.heading}</h2>
      {/* The note says the same and more. */}
      {!note && <p>{words.summary}</p>}
      {note && texts.noteLanguage && <p className={styles.aside}>{texts.noteLanguage}</p>}
      {note && <NoteText note={note} />}
      <div className={styles.ways}>
        <a href={LOCAL_POLICE_PDF} download target="_blank" rel="noopener" className={buttonLook('primary')}>
          <Download aria-hidden /> {words.download}
        </a>
        <a href={localPoliceAct.url} target="_blank" rel="noopener" className={buttonLook('quiet')}>
          <ExternalLink aria-hidden /> {words.open}
          <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
        </a>
      </div>
      <p className={styles.aside}>
        {words.hint} {words.form}
      </p>
    </section>
  )
}
