import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { deleteAccount, signOutEverywhere } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-form.module.css'
import { useAccount } from './account.tsx'
import { PasswordField } from './password-field.tsx'

/** Ends the sign-ins of other devices, or of all; a button for each, so that nobody signs out by mistake. */
export function SignOutPart({ onSignedOut }: { onSignedOut: () => void }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { forget } = useAccount()
  const others = useCall({ failed: words.failed })
  const all = useCall({ failed: words.failed })
  const signOutHere = async () => {
    await signOutEverywhere(true)
    onSignedOut()
    forget()
  }
  return (
    <div className={styles.form}>
      <p>{texts.signOutText}</p>
      <FormNotices form={others.state.kind === 'refused' ? others : all} />
      {others.state.kind === 'done' && <Notice kind="success">{texts.signedOut}</Notice>}
      <Button variant="quiet" aria-disabled={others.working} onClick={() => void others.run(() => signOutEverywhere(false))}>
        {texts.signOutOthers}
      </Button>
      <Button variant="quiet" aria-disabled={all.working} onClick={() => void all.run(signOutHere)}>
        {texts.signOutAll}
      </Button>
    </div>
  )
}

/** Deletes the account for good, after the password has been typed once more. */
export function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { forget } = useAccount()
  const form = useForm({
    failed: words.failed,
    read: (data) => ({ password: typedText(data, 'password') }),
    check: ({ password }) => ({ password: password === '' ? words.passwordMissing : undefined }),
    send: async ({ password }) => {
      await deleteAccount(password)
      onDeleted()
      forget()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{texts.deleteText}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={texts.deletePassword} name="password" autoComplete="current-password" error={form.error('password')} />
      <FormNotices form={form} />
      <Button type="submit" variant="danger" aria-disabled={form.working}>
        {form.working ? words.working : texts.deleteAction}
      </Button>
    </form>
  )
}
