import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for those who listen to the page; a heading that only they need is one `as` a heading. */
export function VisuallyHidden({ as: Element = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) {
  return <Element className={styles.hidden}>{children}</Element>
}
