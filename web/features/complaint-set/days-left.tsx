import { Clock } from 'lucide-react'
import { DAY_MS, FEW_DAYS_LEFT } from '#contract/limits.ts'
import { complaintSetTexts } from '#texts/complaints/complaint-set.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
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

/** Days of 24 hours until a set is deleted, begun ones counted whole; 0 means today, and it never goes below 0 (S-214, S-217). */
export function daysLeft(expires_at: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / DAY_MS))
}

/** The warning is red at 7 days or fewer (S-216). */
export function isUrgent(days: number): boolean {
  return days <= FEW_DAYS_LEFT
}
