import { useId } from 'react'
import { PORTAL, type ActLink } from '#content/law/links.ts'
import type { LawNote } from '#contract/law.ts'
import { actTexts } from '#texts/law-acts.ts'
import { lawTexts } from '#texts/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './law.module.css'
import { Note } from './note.tsx'
import { OuterLink } from './outer-link.tsx'

interface ActListProps {
  heading: string
  acts: readonly ActLink[]
  notes: readonly LawNote[]
}

/** One group of acts: each leads to its official text and opens our note on it. */
export function ActList({ heading, acts, notes }: ActListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-later>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <Act key={act.anchor} act={act} note={notes.find(({ anchor }) => anchor === act.anchor)} />
        ))}
      </ul>
    </section>
  )
}

function Act({ act: { anchor, url }, note }: { act: ActLink; note: LawNote | undefined }) {
  const texts = useTexts(lawTexts)
  const { name, short, summary } = useTexts(actTexts)[anchor]
  return (
    <li id={anchor} className={styles.act}>
      <h3>
        <OuterLink to={url}>{name}</OuterLink>
      </h3>
      <p>{summary}</p>
      {url === PORTAL && <p className={styles.aside}>{texts.searchPortal(short)}</p>}
      {note && <Note note={note} act={short} />}
    </li>
  )
}
