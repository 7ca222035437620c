import type { OperatorMe } from '#contract/staff.ts'
import { authTexts } from '#texts/account/auth.ts'
import { doorTexts } from '#texts/staff/door.ts'
import { signInOperator } from '#web/api/staff.ts'
import { EmailField } from '#web/features/account/email-field.tsx'
import { PasswordField } from '#web/features/account/password-field.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import styles from './door.module.css'

interface SignInFormProps {
  /** Of who was here before. */
  email?: string
  onEntered: (me: OperatorMe) => void
}

/** E-mail, password and code. */
export function SignInForm({ email, onEntered }: SignInFormProps) {
  const texts = useTexts(doorTexts)
  const words = useTexts(authTexts)
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ email: formText(data, 'email'), password: typedText(data, 'password'), code: formText(data, 'code') }),
    check: (values) => ({
      email: values.email === '' ? words.emailMissing : undefined,
      password: values.password === '' ? words.passwordMissing : undefined,
      code: values.code === '' ? texts.codeMissing : undefined,
    }),
    send: async (values, options) => onEntered(await signInOperator(values, options)),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <EmailField label={words.email} autoComplete="username" defaultValue={email} error={form.error('email')} />
      <PasswordField label={words.password} name="password" autoComplete="current-password" error={form.error('password')} />
      <CodeField error={form.error('code')} />
      <FormNotices form={form} />
      <Button type="submit" size="large" aria-disabled={form.working}>
        {form.working ? words.working : texts.action}
      </Button>
      <p className={styles.aside}>{texts.lost}</p>
    </form>
  )
}
