import { useState, type InputHTMLAttributes } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { PASSWORD_MAX_CHARACTERS } from '#contract/limits.ts'
import { authTexts } from '#texts/account/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'className'> {
  label: string
  error?: string | undefined
}

/** A password that its owner may look at while typing. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const texts = useTexts(authTexts)
  const Icon = shown ? EyeOff : Eye
  const toggle = (
    <IconButton aria-label={shown ? texts.hidePassword : texts.showPassword} aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon size={20} aria-hidden />
    </IconButton>
  )
  return (
    <Field
      label={label}
      error={error}
      end={toggle}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      maxLength={PASSWORD_MAX_CHARACTERS}
      {...input}
    />
  )
}
