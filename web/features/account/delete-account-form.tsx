import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { deleteAccount } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './account-form.module.css'
import { useAccount } from './account.tsx'
import { PasswordField } from './password-field.tsx'

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
