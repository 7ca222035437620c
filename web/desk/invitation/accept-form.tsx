import { CODE_CHARACTERS, NAME_CHARACTERS, STAFF_PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import type { InvitationShown } from '#contract/staff.ts'
import { invitationTexts } from '#texts/staff/invitation.ts'
import { acceptInvitation } from '#web/api/staff.ts'
import { PasswordField } from '#web/features/account/password-field.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, typedText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { linkToken } from '#web/lib/link-token.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { AppSecret } from './app-secret.tsx'
import styles from './invitation.module.css'

interface AcceptFormProps {
  invitation: InvitationShown
  onAccepted: (codes: string[]) => void
}

/** Name and password, the authenticator app, and its first code. */
export function AcceptForm({ invitation, onAccepted }: AcceptFormProps) {
  const texts = useTexts(invitationTexts)
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ name: formText(data, 'name'), password: typedText(data, 'password'), code: formText(data, 'code').replaceAll(/\s/g, '') }),
    check: ({ name, password, code }) => ({
      name: name === '' ? texts.nameMissing : undefined,
      password: passwordFault(password, texts),
      code: code === '' ? texts.codeMissing : undefined,
    }),
    send: async (values, options) => onAccepted((await acceptInvitation({ token: linkToken(), ...values }, options)).recovery_codes),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h2>{texts.account}</h2>
      <p>
        {texts.you}: <strong>{invitation.email}</strong>
      </p>
      {/* Password managers keep the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <Field label={texts.name} name="name" autoComplete="name" required maxLength={NAME_CHARACTERS} error={form.error('name')} />
      <PasswordField label={texts.password} name="password" autoComplete="new-password" placeholder="" error={form.error('password')} />
      <p className={styles.hint}>{texts.passwordHint}</p>
      <h2>{texts.app}</h2>
      <p>{texts.appWhy}</p>
      <AppSecret secret={invitation.totp_secret} uri={invitation.totp_uri} />
      <Field
        label={texts.code}
        hint={texts.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={CODE_CHARACTERS}
        error={form.error('code')}
      />
      <FormNotices form={form} />
      <Button type="submit" size="large" aria-disabled={form.working}>
        {form.working ? texts.working : texts.action}
      </Button>
    </form>
  )
}

function passwordFault(password: string, texts: { passwordMissing: string; passwordShort: (characters: number) => string }): string | undefined {
  if (password === '') return texts.passwordMissing
  return password.length < STAFF_PASSWORD_MIN_CHARACTERS ? texts.passwordShort(STAFF_PASSWORD_MIN_CHARACTERS) : undefined
}
