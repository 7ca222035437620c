import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
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

/** A link to a screen of ours that looks like one. */
export function IconLink({ className, ...rest }: LinkProps & Pick<IconButtonProps, 'aria-label'>) {
  return <Link title={rest['aria-label']} className={classes(styles.button, className)} {...rest} />
}
