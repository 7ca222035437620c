import { useState, type FormEvent } from 'react'
import { PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { accountTexts } from '#texts/account.ts'
import { authTexts } from '#texts/auth.ts'
import { changePassword } from '#web/api/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-dialog.module.css'
import { PasswordField } from './password-field.tsx'
import { useSession } from './session.tsx'
import { useCall } from './use-call.ts'

/** Changes the password; this device stays signed in with the token of the answer. */
export function PasswordForm({ email }: { email: string }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { signIn } = useSession()
  const [current_password, setCurrent] = useState('')
  const [new_password, setNew] = useState('')
  const { state, run, fail } = useCall(async () => {
    signIn(await changePassword({ current_password, new_password }))
    setCurrent('')
    setNew('')
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (current_password === '' || new_password === '') return fail(words.passwordMissing)
    if (new_password.length < PASSWORD_MIN_CHARACTERS) return fail(words.passwordShort(PASSWORD_MIN_CHARACTERS))
    void run()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.currentPassword}
        name="current_password"
        autoComplete="current-password"
        value={current_password}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label={texts.newPassword}
        name="new_password"
        autoComplete="new-password"
        placeholder={words.passwordPlaceholder}
        minLength={PASSWORD_MIN_CHARACTERS}
        value={new_password}
        onChange={(event) => setNew(event.target.value)}
      />
      {state.kind === 'failed' && <Notice kind="error">{state.message}</Notice>}
      {state.kind === 'done' && <Notice kind="success">{texts.passwordChanged}</Notice>}
      <Button type="submit" aria-disabled={state.kind === 'working' || undefined}>
        {state.kind === 'working' ? words.working : texts.savePassword}
      </Button>
    </form>
  )
}
