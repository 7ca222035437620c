import { useId, type ReactNode } from 'react'
import styles from '../official-petition.module.css'

interface SectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** One part of the form under its heading. */
export function Section({ title, hint, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {hint && <p className={styles.sectionHint}>{hint}</p>}
      {children}
    </section>
  )
}
