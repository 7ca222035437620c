import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './page.module.css'

interface PageProps {
  title: ReactNode
  /** One or two sentences under the title. */
  intro?: ReactNode
  /** `reading` keeps lines at 68 characters; `wide` makes room for card grids. */
  width?: 'reading' | 'wide'
  className?: string
  children?: ReactNode
}

/** The frame of an ordinary screen: its h1, its introduction, its width. */
export function Page({ title, intro, width = 'wide', className, children }: PageProps) {
  return (
    <div className={classes(styles.page, styles[width], className)}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  )
}
