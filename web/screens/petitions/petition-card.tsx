import { lazy, Suspense } from 'react'
import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import type { Petition } from '#contract/petitions.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './petition-card.module.css'
import { GoalBadge, PetitionFigures } from './petition-figures.tsx'
import { PetitionPhoto } from './petition-photo.tsx'
import { petitionWords } from './petition-words.ts'
import { isGoalReached } from './progress.ts'
import { OPENED_FROM_LIST } from './use-reading.ts'

/** Fetched once somebody has signed. */
const AfterSigning = lazy(() => import('./after-signing.tsx').then((module) => ({ default: module.AfterSigning })))

interface PetitionCardProps {
  petition: Petition
  /** The query string under which the detail is open. */
  search: string
  /** True once this person has signed it on this page and the form is gone. */
  signed: boolean
  /** What takes that signature back, where the site shows it. */
  code: string | null
  onOpen: () => void
  onSign: () => void
}

/** One petition of the grid. Pressing it anywhere reads it; its title is the link for everybody who does not point. */
export function PetitionCard({ petition, search, signed, code, onOpen, onSign }: PetitionCardProps) {
  const texts = useTexts(petitionsTexts)
  const { title, text } = petitionWords(petition, useLanguage())
  return (
    // The link inside does the same for keyboards and listeners.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article className={styles.card} onClick={(event) => isPlainPress(event.target) && onOpen()}>
      <PetitionPhoto src={petition.photo_url} />
      <div className={styles.body}>
        {petition.is_example && <p className={styles.tag}>{texts.example}</p>}
        <h2 className={styles.title}>
          <Link to={{ search }} state={OPENED_FROM_LIST} preventScrollReset>
            {title}
          </Link>
        </h2>
        <p className={styles.description}>{text}</p>
        <PetitionFigures petition={petition} title={title} />
        {isGoalReached(petition) ? (
          <GoalBadge />
        ) : (
          <Button icon={<PenLine aria-hidden />} onClick={onSign}>
            {texts.sign}
          </Button>
        )}
        {signed && (
          <Suspense>
            <AfterSigning petition={petition} code={code} />
          </Suspense>
        )}
      </div>
    </article>
  )
}

/** A press on a link, a button or what is said after signing is theirs, and one that ends the selecting of text opens nothing. */
function isPlainPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, [role="status"]') === null && window.getSelection()?.isCollapsed !== false
}
