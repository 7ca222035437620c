import { useId, type TextareaHTMLAttributes } from 'react'
import { FieldFrame, describedBy, type FieldFrameProps } from './field-frame.tsx'
import styles from './field.module.css'

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
