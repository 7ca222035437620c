import { authTexts } from '#texts/account/auth.ts'
import { forgottenTexts } from '#texts/account/forgotten-password.ts'
import { askForNewPassword } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-form.module.css'
import { EmailField } from './email-field.tsx'

/** Asks for a link to a new password; says the same whether there is such an account or not. */
export function ForgottenForm() {
  const texts = useTexts(forgottenTexts)
  const words = useTexts(authTexts)
  const form = useForm({
    failed: words.failed,
    read: (data) => ({ email: formText(data, 'email') }),
    check: ({ email }) => ({ email: email === '' ? words.emailMissing : undefined }),
    send: ({ email }) => askForNewPassword(email),
  })
  if (form.state.kind === 'done') {
    return (
      <Notice kind="success" title={texts.sent}>
        {texts.sentText}
      </Notice>
    )
  }
  return (
    <form className={styles.page} noValidate onSubmit={form.submit}>
      <EmailField label={words.email} autoComplete="username" error={form.error('email')} />
      <FormNotices form={form} />
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? words.working : texts.action}
      </Button>
    </form>
  )
}
