import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '#web/lib/classes.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'quiet' | 'danger'

interface ButtonLook {
  variant?: ButtonVariant
  size?: 'medium' | 'small' | 'large'
  /** A lucide icon, shown before the words. */
  icon?: ReactNode
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>

/** A button of 44 px or more; `type` is button unless it says submit. */
export function Button({ variant, size, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={look({ variant, size, className })} {...rest}>
      {icon}
      {children}
    </button>
  )
}

/** A link to a screen of ours that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link className={look({ variant, size, className })} {...rest}>
      {icon}
      {children}
    </Link>
  )
}

interface LookNames {
  variant: ButtonVariant | undefined
  size: ButtonLook['size']
  className: string | undefined
}

/** The class names of a button, for the rare element that is neither `<button>` nor `<Link>` (tel:, downloads). */
export function buttonLook(variant: ButtonVariant = 'primary', size: 'medium' | 'small' | 'large' = 'medium'): string {
  return look({ variant, size, className: undefined })
}

function look({ variant = 'primary', size = 'medium', className }: LookNames): string {
  return classes(styles.button, styles[variant], styles[size], className)
}
