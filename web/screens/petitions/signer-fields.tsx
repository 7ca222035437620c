import type { User } from '#contract/auth.ts'
import { NAME_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import type { SignatureForm } from '#contract/petitions.ts'
import type { Language } from '#texts/language.ts'
import { signTexts } from '#texts/petitions/petitions.ts'
import { EmailField } from '#web/features/account/email-field.tsx'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './sign-dialog.module.css'

interface SignerFieldsProps {
  user: User | null
  error: (field: keyof SignatureForm) => string | undefined
  /** Whether the site sends any, so that news can be asked for. */
  mails: boolean
}

/** What a signed-in person told us stands in the fields already. */
export function SignerFields({ user, error, mails }: SignerFieldsProps) {
  const texts = useTexts(signTexts)
  return (
    <>
      <Field
        label={texts.name}
        name="full_name"
        autoComplete="name"
        required
        maxLength={NAME_CHARACTERS}
        defaultValue={user?.name}
        error={error('full_name')}
        data-autofocus
      />
      <EmailField label={texts.email} defaultValue={user?.email} error={error('email')} />
      <Field
        label={texts.phone}
        name="phone_number"
        type="tel"
        autoComplete="tel"
        optional
        maxLength={PHONE_CHARACTERS}
        defaultValue={user?.phone_number ?? ''}
        error={error('phone_number')}
      />
      {mails && (
        <label className={styles.check}>
          <input type="checkbox" name="wants_updates" />
          {texts.updates}
        </label>
      )}
    </>
  )
}

/** What the form holds, as it is sent: what is empty and optional is left out. `comment` is the honeypot. */
export function readSignature(form: FormData): SignatureForm {
  const [phone_number, comment] = [formText(form, 'phone_number'), formText(form, 'comment')]
  return {
    full_name: formText(form, 'full_name'),
    email: formText(form, 'email'),
    ...(phone_number && { phone_number }),
    ...(comment && { comment }),
    ...(form.has('wants_updates') && { wants_updates: true }),
  }
}

/** Name and e-mail are required, the phone is optional (S-261 to S-263); the server decides the rest. */
export function checkSignature({ full_name, email, phone_number }: SignatureForm, texts: (typeof signTexts)[Language]): FieldErrors<keyof SignatureForm> {
  const errors: FieldErrors<keyof SignatureForm> = {}
  if (full_name === '') errors.full_name = texts.nameMissing
  if (email === '') errors.email = texts.emailMissing
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = texts.emailWrong
  if (phone_number && !/^[\d\s+().-]*$/.test(phone_number)) errors.phone_number = texts.phoneWrong
  return errors
}
