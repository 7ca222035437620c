import { PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { authTexts } from '#texts/account/auth.ts'
import type { Language } from '#texts/language.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { PasswordField } from './password-field.tsx'

/** Where a new password is typed. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  const texts = useTexts(authTexts)
  return (
    <PasswordField
      label={label}
      name="new_password"
      autoComplete="new-password"
      placeholder={texts.passwordPlaceholder}
      minLength={PASSWORD_MIN_CHARACTERS}
      error={error}
    />
  )
}

/** What is wrong with a new password before it is sent. */
export function newPasswordFault(password: string, texts: (typeof authTexts)[Language]): string | undefined {
  if (password === '') return texts.passwordMissing
  return password.length < PASSWORD_MIN_CHARACTERS ? texts.passwordShort(PASSWORD_MIN_CHARACTERS) : undefined
}

/** Takes a password off the page that has served its purpose. */
export function emptyField(elements: HTMLFormControlsCollection, name: string): void {
  const field = elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ''
}
