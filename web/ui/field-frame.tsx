import { use, type ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { LanguageContext } from '#web/lib/language-context.ts'
import styles from './field.module.css'

export interface FieldFrameProps {
  /** Of the control inside. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Says '(opțional)' after the label. */
  optional?: boolean | undefined
  children: ReactNode
}

/** Label above, hint and error below, tied to the control by the ids of `describedBy`. */
export function FieldFrame({ id, label, hint, error, optional, children }: FieldFrameProps) {
  const texts = uiTexts[use(LanguageContext)]
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.aside}> ({texts.optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The value of aria-describedby for a control inside a frame. */
export function describedBy(id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
