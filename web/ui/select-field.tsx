import { useId, type SelectHTMLAttributes } from 'react'
import { FieldFrame, describedBy, type FieldFrameProps } from './field-frame.tsx'
import styles from './field.module.css'

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
