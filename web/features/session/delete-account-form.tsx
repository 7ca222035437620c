import { useState, type FormEvent } from 'react'
import { accountTexts } from '#texts/account.ts'
import { authTexts } from '#texts/auth.ts'
import { deleteAccount } from '#web/api/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-dialog.module.css'
import { PasswordField } from './password-field.tsx'
import { useSession } from './session.tsx'
import { useCall } from './use-call.ts'

/** Deletes the account for good, after the password has been typed once more. */
export function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { forget } = useSession()
  const [password, setPassword] = useState('')
  const { state, run, fail } = useCall(async () => {
    await deleteAccount(password)
    onDeleted()
    forget()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return fail(words.passwordMissing)
    void run()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{texts.deleteText}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.deletePassword}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {state.kind === 'failed' && <Notice kind="error">{state.message}</Notice>}
      <Button type="submit" variant="danger" aria-disabled={state.kind === 'working' || undefined}>
        {state.kind === 'working' ? words.working : texts.deleteAction}
      </Button>
    </form>
  )
}
