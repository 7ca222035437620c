import type { InputHTMLAttributes } from 'react'
import { EMAIL_CHARACTERS } from '#contract/limits.ts'
import { Field } from '#web/ui/field.tsx'

type EmailFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'className'> & {
  label: string
  error?: string | undefined
  'data-autofocus'?: boolean | undefined
}

/** An e-mail address, typed without help that spoils it. */
export function EmailField({ label, error, ...input }: EmailFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={EMAIL_CHARACTERS}
      {...input}
    />
  )
}
