import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'
import styles from './notice.module.css'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

interface NoticeProps {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  /** What to do about it: a button or a link. */
  action?: ReactNode
  className?: string
}

const icons = { info: Info, success: CircleCheck, warning: CircleAlert, error: CircleAlert } as const

/** What happened and what to do, in a box. An error is announced at once, anything else when the reader pauses. */
export function Notice({ kind = 'info', title, children, action, className }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes(styles.notice, styles[kind], className)}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
