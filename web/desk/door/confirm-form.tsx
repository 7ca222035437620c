import { authTexts } from '#texts/account/auth.ts'
import { doorTexts } from '#texts/staff/door.ts'
import { confirmOperator } from '#web/api/staff.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from './code-field.tsx'
import styles from './door.module.css'

/** The second factor once more, before what cannot be undone. */
export function ConfirmForm({ onConfirmed }: { onConfirmed: () => void }) {
  const texts = useTexts(doorTexts)
  const words = useTexts(authTexts)
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ code: formText(data, 'code') }),
    check: ({ code }) => ({ code: code === '' ? texts.codeMissing : undefined }),
    send: async ({ code }, options) => {
      await confirmOperator(code, options)
      onConfirmed()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <CodeField error={form.error('code')} autofocus />
      <FormNotices form={form} />
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? words.working : texts.confirm}
      </Button>
    </form>
  )
}
