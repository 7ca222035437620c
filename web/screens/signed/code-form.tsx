import { CODE_CHARACTERS } from '#contract/limits.ts'
import type { Confirmed } from '#contract/petitions.ts'
import { withdrawalCodeTexts } from '#texts/petitions/withdrawal-code.ts'
import { withdrawByCode } from '#web/api/petitions.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './code-form.module.css'

/** Takes a signature back by the code that was shown after signing. */
export function CodeForm() {
  const texts = useTexts(withdrawalCodeTexts)
  const form = useForm<{ code: string }, Confirmed>({
    failed: texts.failed,
    read: (data) => ({ code: formText(data, 'code') }),
    check: ({ code }) => ({ code: code === '' ? texts.missing : undefined }),
    send: ({ code }, options) => withdrawByCode(code, options),
  })
  if (form.state.kind === 'done')
    return (
      <Notice kind="success" title={texts.done}>
        {texts.doneText(form.state.answer.title)}
      </Notice>
    )
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Field
        label={texts.field}
        hint={texts.hint}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={CODE_CHARACTERS}
        error={form.error('code')}
      />
      <FormNotices form={form} />
      <Button type="submit" variant="danger" aria-disabled={form.working}>
        {form.working ? texts.working : texts.submit}
      </Button>
    </form>
  )
}
