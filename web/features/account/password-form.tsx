import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { changePassword } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-form.module.css'
import { useAccount } from './account.tsx'
import { emptyField, NewPasswordField, newPasswordFault } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Changes the password; this device stays signed in with the token of the answer. */
export function PasswordForm({ email }: { email: string }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { signIn } = useAccount()
  const form = useForm({
    failed: words.failed,
    read: (data) => ({ current_password: typedText(data, 'current_password'), new_password: typedText(data, 'new_password') }),
    check: ({ current_password, new_password }) => ({
      current_password: current_password === '' ? words.passwordMissing : undefined,
      new_password: newPasswordFault(new_password, words),
    }),
    send: async (values, _, { elements }) => {
      signIn(await changePassword(values))
      emptyField(elements, 'current_password')
      emptyField(elements, 'new_password')
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={texts.currentPassword} name="current_password" autoComplete="current-password" error={form.error('current_password')} />
      <NewPasswordField label={texts.newPassword} error={form.error('new_password')} />
      <FormNotices form={form} />
      {form.state.kind === 'done' && <Notice kind="success">{texts.passwordChanged}</Notice>}
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? words.working : texts.savePassword}
      </Button>
    </form>
  )
}
