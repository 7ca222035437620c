import { CircleCheck } from 'lucide-react'
import { petitionsTexts } from '#texts/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './goal-badge.module.css'

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
