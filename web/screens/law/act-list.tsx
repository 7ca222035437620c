import { useId, type ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { PORTAL, resources, type ActLink } from '#content/law/links.ts'
import type { LawNote } from '#contract/law.ts'
import { actTexts } from '#texts/law/law-acts.ts'
import { lawTexts } from '#texts/law/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './law.module.css'
import { Note } from './note.tsx'

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
  // The portal knows an act by its Romanian name.
  const inRomanian = actTexts.ro[anchor].short
  return (
    <li id={anchor} className={styles.act}>
      <h3>
        <OuterLink to={url}>{name}</OuterLink>
      </h3>
      <p>{summary}</p>
      {url === PORTAL && <p className={styles.aside}>{texts.searchPortal(inRomanian)}</p>}
      {note && <Note note={note} act={short} />}
    </li>
  )
}

/** Every link of the page opens in a new tab (S-296), and says so. */
export function OuterLink({ to, children }: { to: string; children: ReactNode }) {
  const texts = useTexts(lawTexts)
  return (
    <a href={to} target="_blank" rel="noopener" className={styles.outer}>
      {children}
      <ExternalLink size={16} aria-hidden className={styles.outerIcon} />
      <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
    </a>
  )
}

/** The portal, the veterinary authority, a database of summaries (S-289 to S-291). */
export function Resources() {
  const words = useTexts(lawTexts).resources
  return (
    <section aria-labelledby="resurse" data-later>
      <h2 id="resurse">{words.heading}</h2>
      <ul className={styles.acts}>
        {resources.map(({ name, url }) => (
          <li key={name} className={styles.act}>
            <h3>
              <OuterLink to={url}>{words[name].name}</OuterLink>
            </h3>
            <p>{words[name].about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
