import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SignedIn } from '#contract/auth.ts'
import { NAME_CHARACTERS, PASSWORD_MIN_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import { authTexts } from '#texts/account/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './credentials-form.module.css'
import { checkCredentials, enter, readCredentials, type CredentialsMode } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

interface LoginDialogProps {
  mode: CredentialsMode | 'closed'
  onMode: (mode: CredentialsMode) => void
  onClose: () => void
  onSignedIn: (data: SignedIn['data']) => void
}

/** The login/register modal; switching its mode starts a new form, so nothing typed and no error stays (S-065, S-066). */
export function LoginDialog({ mode, onMode, onClose, onSignedIn }: LoginDialogProps) {
  const texts = useTexts(authTexts)
  const shown = mode === 'closed' ? 'login' : mode
  const other = shown === 'login' ? 'register' : 'login'

  const enter = (data: SignedIn['data']) => {
    onSignedIn(data)
    onClose()
  }

  return (
    <Dialog open={mode !== 'closed'} title={texts[shown]} width="narrow" onClose={onClose}>
      <CredentialsForm key={shown} mode={shown} onSignedIn={enter} />
      {shown === 'login' && (
        <p className={styles.switch}>
          <Link to="/parola-uitata" className={styles.link} onClick={onClose}>
            {texts.forgotten}
          </Link>
        </p>
      )}
      <p className={styles.switch}>
        {shown === 'login' ? texts.toRegister : texts.toLogin}
        <button type="button" className={styles.link} onClick={() => onMode(other)}>
          {texts[other]}
        </button>
      </p>
    </Dialog>
  )
}

interface CredentialsFormProps {
  mode: CredentialsMode
  onSignedIn: (data: SignedIn['data']) => void
}

/** Name (register only), e-mail, phone (register only, optional), password (S-067, S-068). */
function CredentialsForm({ mode, onSignedIn }: CredentialsFormProps) {
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
