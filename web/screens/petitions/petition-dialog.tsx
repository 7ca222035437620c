import { Link } from 'react-router'
import type { Petition } from '#contract/petitions.ts'
import { longDate } from '#texts/dates.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ReportContent } from '#web/features/reports/report-content.tsx'
import { classes } from '#web/lib/classes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './petition-dialog.module.css'
import { GoalBadge, PetitionFigures } from './petition-figures.tsx'
import { PetitionPhoto } from './petition-photo.tsx'
import { petitionWords } from './petition-words.ts'
import { isGoalReached } from './progress.ts'
import { ShareRow } from './share-row.tsx'

/** Petition, criminal complaint or denunciation: which one, to whom. */
const HOW_TO_ASK = '/blog/57'

interface PetitionDialogProps {
  /** Null while no petition is read. */
  petition: Petition | null
  onClose: () => void
  onSign: () => void
}

/** The whole petition (S-255 to S-259). */
export function PetitionDialog({ petition, onClose, onSign }: PetitionDialogProps) {
  const texts = useTexts(petitionsTexts)
  const language = useLanguage()
  const actions = petition && (
    <>
      <Button variant="quiet" onClick={onClose}>
        {texts.close}
      </Button>
      {isGoalReached(petition) ? <GoalBadge /> : <Button onClick={onSign}>{texts.sign}</Button>}
    </>
  )
  return (
    <Dialog
      open={petition !== null}
      title={petition && petitionWords(petition, language).title}
      onClose={onClose}
      footer={actions}
      className={classes(styles.dialog)}
    >
      {petition && <PetitionDetail petition={petition} />}
    </Dialog>
  )
}

/** What is new, in the words of who carries the petition on. */
function Updates({ updates }: Pick<Petition, 'updates'>) {
  const texts = useTexts(petitionsTexts)
  const language = useLanguage()
  return (
    <section className={styles.updates} aria-labelledby="petition-updates">
      <h3 id="petition-updates">{texts.updates}</h3>
      {updates.map(({ id, title, text, created_at }) => (
        <article key={id} lang="ro">
          <h4>{title}</h4>
          <p className={styles.when} lang={language}>
            {longDate(created_at, language)}
          </p>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </section>
  )
}

function PetitionDetail({ petition }: { petition: Petition }) {
  const texts = useTexts(petitionsTexts)
  const language = useLanguage()
  const { title, text, isSummary } = petitionWords(petition, language)
  return (
    <div className={styles.detail}>
      <div className={styles.photo}>
        <PetitionPhoto src={petition.photo_url} loading="eager" />
      </div>
      {petition.is_example && (
        <p className={styles.example}>
          {texts.exampleNote} <Link to={HOW_TO_ASK}>{texts.exampleInstead}</Link>
        </p>
      )}
      <PetitionFigures petition={petition} title={title} />
      {petition.addressee && (
        <p className={styles.addressee} lang="ro">
          <span lang={language}>{texts.addressee}: </span>
          {petition.addressee}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {isSummary && (
        <>
          <p className={styles.translated}>{texts.translated}</p>
          <blockquote className={styles.original} lang="ro">
            <strong>{petition.title}</strong>
            <p className={styles.text}>{petition.description}</p>
          </blockquote>
        </>
      )}
      {petition.updates.length > 0 && <Updates updates={petition.updates} />}
      {!petition.is_example && (
        <>
          <ShareRow petition={petition} />
          <ReportContent kind="petition" id={String(petition.id)} />
        </>
      )}
    </div>
  )
}
