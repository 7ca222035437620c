import { useEffect, useRef } from 'react'
import type { SignedIn } from '#contract/auth.ts'
import { NAME_CHARACTERS, PASSWORD_MIN_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import { authTexts } from '#texts/account/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './credentials-form.module.css'
import { checkCredentials, enter, readCredentials, type CredentialsMode } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

interface CredentialsFormProps {
  mode: CredentialsMode
  onSignedIn: (data: SignedIn['data']) => void
}

/** Name (register only), e-mail, phone (register only, optional), password (S-067, S-068). */
export function CredentialsForm({ mode, onSignedIn }: CredentialsFormProps) {
  const texts = useTexts(authTexts)
  const form = useForm({
    failed: texts.failed,
    incomplete: texts.checkFields,
    read: readCredentials,
    check: (credentials) => checkCredentials(credentials, mode, texts),
    send: async (credentials, options) => onSignedIn(await enter(mode, credentials, options)),
  })
  const { error, working } = form
  const registering = mode === 'register'

  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
    <form ref={useFocusFirstField()} className={styles.form} noValidate onSubmit={form.submit}>
      <FormNotices form={form} />
      {registering && <Field label={texts.name} name="name" autoComplete="name" required maxLength={NAME_CHARACTERS} error={error('name')} data-autofocus />}
      <EmailField
        label={texts.email}
        autoComplete={registering ? 'email' : 'username'}
        error={error('email')}
        data-autofocus={registering ? undefined : true}
      />
      {registering && (
        <Field label={texts.phone} name="phone_number" type="tel" autoComplete="tel" optional maxLength={PHONE_CHARACTERS} error={error('phone_number')} />
      )}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={PASSWORD_MIN_CHARACTERS}
        placeholder={texts.passwordPlaceholder}
        error={error('password')}
      />
      <Button type="submit" size="large" aria-disabled={working}>
        {working ? texts.working : texts[mode]}
      </Button>
    </form>
  )
}

/** Switching the mode mounts a new form inside the open dialog: the focus goes where the typing starts. */
function useFocusFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return form
}
