import type { User } from '#contract/auth.ts'
import { NAME_CHARACTERS, PHONE_CHARACTERS } from '#contract/limits.ts'
import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { changeProfile } from '#web/api/auth.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-form.module.css'
import { useAccount } from './account.tsx'

/** Changes the name and the phone number. */
export function ProfileForm({ user }: { user: User }) {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { state: account, signIn } = useAccount()
  const form = useForm({
    failed: words.failed,
    read: (data) => ({ name: formText(data, 'name'), phone_number: formText(data, 'phone_number') }),
    check: ({ name }) => ({ name: name === '' ? words.nameMissing : undefined }),
    send: async (values) => {
      const changed = await changeProfile(values)
      if (account.kind === 'signed-in') signIn({ user: changed, token: account.token })
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Field label={texts.name} name="name" autoComplete="name" required maxLength={NAME_CHARACTERS} defaultValue={user.name} error={form.error('name')} />
      <Field
        label={texts.phone}
        name="phone_number"
        type="tel"
        autoComplete="tel"
        optional
        maxLength={PHONE_CHARACTERS}
        defaultValue={user.phone_number ?? ''}
        error={form.error('phone_number')}
      />
      <FormNotices form={form} />
      {form.state.kind === 'done' && <Notice kind="success">{texts.profileChanged}</Notice>}
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? words.working : texts.saveProfile}
      </Button>
    </form>
  )
}
