import { use, useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { LanguageContext } from '#web/lib/language-context.ts'
import styles from './field.module.css'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>, Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'optional'> {
  /** A control inside the box, at its end: show the password, clear the search. */
  end?: ReactNode
}

/** A labelled input; its hint and error are read with it. */
export function Field({ label, hint, error, optional, end, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className={styles.box}>
        <input id={id} className={styles.input} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, { hint, error })} {...input} />
        {end}
      </span>
    </FieldFrame>
  )
}

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

type AreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'optional'>

/** A labelled box for several lines. */
export function AreaField({ label, hint, error, optional, rows = 4, ...area }: AreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        rows={rows}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        {...area}
      />
    </FieldFrame>
  )
}

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> & Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'optional'>

/** A labelled choice of one; options are children. */
export function SelectField({ label, hint, error, optional, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select id={id} className={styles.input} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, { hint, error })} {...select}>
        {children}
      </select>
    </FieldFrame>
  )
}
