import type { ComponentProps } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does; nobody can read an icon aloud. */
  'aria-label': string
}

/** A square of 44 px around one icon. */
export function IconButton({ className, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} title={rest['aria-label']} className={classes(styles.button, className)} {...rest} />
}
