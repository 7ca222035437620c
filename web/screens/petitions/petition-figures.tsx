import type { Petition } from '#contract/petitions.ts'
import { petitionsTexts } from '#texts/petitions.ts'
import { signedTexts } from '#texts/signatures.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { longDate } from '#web/lib/dates.ts'
import { onePlace, wholeNumber } from '#web/lib/numbers.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './petition-figures.module.css'
import { isGoalReached, progressPercent, shownPercent } from './progress.ts'

/** Signatures, goal, bar, percentage and start date: the same on a card and in the detail. */
export function PetitionFigures({ petition, title }: { petition: Petition; title: string }) {
  const texts = useTexts(petitionsTexts)
  const language = useLanguage()
  return (
    <div className={styles.figures}>
      <dl className={styles.counts}>
        <div>
          <dt>{texts.signatures}</dt>
          <dd>{wholeNumber(petition.current_signatures, language)}</dd>
        </div>
        <div>
          <dt>{texts.goal}</dt>
          <dd>{wholeNumber(petition.required_signatures, language)}</dd>
        </div>
      </dl>
      <ProgressBar percent={progressPercent(petition)} label={texts.progress(title)} reached={isGoalReached(petition)} />
      <p className={styles.line}>
        <span>{texts.reached(onePlace(shownPercent(petition), language))}</span>
        <span>{texts.started(longDate(petition.created_at, language))}</span>
      </p>
      <Verified count={petition.verified_signatures} />
    </div>
  )
}

/** Beside the count of all signatures, how many were confirmed; absent where no mail is sent. */
function Verified({ count }: { count: number | null | undefined }) {
  const texts = useTexts(signedTexts)
  return typeof count === 'number' && <p className={styles.line}>{texts.verifiedCount(count)}</p>
}
