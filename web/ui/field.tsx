import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldFrame, describedBy, type FieldFrameProps } from './field-frame.tsx'
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
