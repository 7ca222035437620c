import { CircleCheck } from 'lucide-react'
import type { Petition } from '#contract/petitions.ts'
import { longDate } from '#texts/dates.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import { signedTexts } from '#texts/petitions/signatures.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { oneDecimal, wholeNumber } from '#web/lib/numbers.ts'
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
      <progress
        max={100}
        value={progressPercent(petition)}
        aria-label={texts.progress(title)}
        className={classes(styles.bar, isGoalReached(petition) && styles.reached)}
      />
      <p className={styles.line}>
        <span>{texts.reached(oneDecimal(shownPercent(petition), language))}</span>
        {/* An invented petition began on no day. */}
        {!petition.is_example && <span>{texts.started(longDate(petition.created_at, language))}</span>}
      </p>
      <Verified count={petition.verified_signatures} />
    </div>
  )
}

/** Stands where the sign button was once the goal is reached. */
export function GoalBadge() {
  const texts = useTexts(petitionsTexts)
  return (
    <p className={styles.badge}>
      <CircleCheck aria-hidden />
      {texts.goalReached}
    </p>
  )
}

/** Beside the count of all signatures, how many were confirmed; absent where no mail is sent. */
function Verified({ count }: { count: number | null | undefined }) {
  const texts = useTexts(signedTexts)
  return typeof count === 'number' && <p className={styles.line}>{texts.verifiedCount(count)}</p>
}
