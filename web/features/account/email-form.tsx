import { useEffect, useState } from 'react'
import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { askForNewEmail, askToConfirm, isEmailConfirmed } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { formText, typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-form.module.css'
import { EmailField } from './email-field.tsx'
import { emptyField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Asks for another e-mail address; on a site without mail says why there is none. */
export function EmailForm({ email }: { email: string }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const mails = useRootData()?.site?.mails ?? true
  const form = useForm({
    failed: words.failed,
    read: (data) => ({ email: formText(data, 'email'), password: typedText(data, 'password') }),
    check: (values) => ({
      email: values.email === '' ? words.emailMissing : undefined,
      password: values.password === '' ? words.passwordMissing : undefined,
    }),
    send: async (values, _, { elements }) => {
      await askForNewEmail(values)
      emptyField(elements, 'password')
      return values.email
    },
  })
  if (!mails) return <Notice>{texts.emailNoMail}</Notice>

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{texts.changeEmailText}</p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <EmailField label={texts.newEmail} error={form.error('email')} />
      <PasswordField label={texts.emailPassword} name="password" autoComplete="current-password" error={form.error('password')} />
      <FormNotices form={form} />
      {form.state.kind === 'done' && <Notice kind="success">{texts.emailSent(form.state.answer)}</Notice>}
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? words.working : texts.saveEmail}
      </Button>
    </form>
  )
}

/** Says that nobody has confirmed the account's address, and sends the link again; nothing where it is confirmed or the site sends no mail. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const mails = useRootData()?.site?.mails ?? false
  return mails ? <Confirmation key={email} email={email} /> : null
}

function Confirmation({ email }: { email: string }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const call = useCall({ failed: words.failed })
  if (!useIsUnconfirmed()) return null
  if (call.state.kind === 'done') return <Notice kind="success">{texts.confirmationSent(email)}</Notice>
  const send = (
    <Button variant="quiet" size="small" aria-disabled={call.working} onClick={() => void call.run(askToConfirm)}>
      {call.working ? words.working : texts.confirmEmail}
    </Button>
  )
  return (
    <>
      <Notice action={send}>{texts.emailUnconfirmed}</Notice>
      <FormNotices form={call} />
    </>
  )
}

/** False until the server has said that it is so: nobody is told of a fault that may be none. */
function useIsUnconfirmed(): boolean {
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    isEmailConfirmed(left.signal).then(
      (confirmed) => setUnconfirmed(confirmed === false),
      () => undefined,
    )
    return () => left.abort()
  }, [])
  return isUnconfirmed
}
