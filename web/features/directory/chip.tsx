import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './chip.module.css'

/** A short word about a record: a species, approved, example. */
export function Chip({ look = 'plain', children }: { look?: 'plain' | 'approved' | 'example'; children: ReactNode }) {
  return <span className={classes(styles.chip, styles[look])}>{children}</span>
}
