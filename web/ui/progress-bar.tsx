import { classes } from '#web/lib/classes.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number
  label: string
  /** True paints it green: the goal is reached (spec §3). */
  reached?: boolean
  className?: string
}

/** How far something is, on the platform's own element. */
export function ProgressBar({ percent, label, reached = false, className }: ProgressBarProps) {
  return <progress max={100} value={percent} aria-label={label} className={classes(styles.bar, reached && styles.reached, className)} />
}
