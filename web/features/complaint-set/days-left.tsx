import { Clock } from 'lucide-react'
import { complaintSetTexts } from '#texts/complaint-set.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { daysLeft, isUrgent } from './days-until-deletion.ts'
import styles from './days-left.module.css'

/** How long a set stays; red when the days are few. */
export function DaysLeft({ expires_at, now = new Date() }: { expires_at: string; now?: Date }) {
  const texts = useTexts(complaintSetTexts)
  const days = daysLeft(expires_at, now)
  const urgent = isUrgent(days)
  return (
    <span className={classes(styles.days, urgent && styles.urgent)} data-urgent={urgent}>
      <Clock aria-hidden />
      {days === 0 ? texts.deletedToday : texts.daysLeft(days)}
    </span>
  )
}
