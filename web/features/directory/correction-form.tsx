import { PencilLine } from 'lucide-react'
import type { DirectoryKind } from '#contract/directory.ts'
import { REASON_CHARACTERS } from '#contract/limits.ts'
import { correctionTexts } from '#texts/directories.ts'
import { sendCorrection } from '#web/api/directories.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { HoneypotField } from '#web/features/forms/honeypot-field.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { AreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './forms.module.css'
import { ReplyField } from './reply-field.tsx'

/** 'Număr greșit?': one line about what is wrong with a record, kept without anything about who wrote it; an address to answer to is kept apart. */
export function CorrectionForm({ kind, id }: { kind: DirectoryKind; id: number }) {
  const texts = useTexts(correctionTexts)
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ what: formText(data, 'what'), email: formText(data, 'email') || undefined, nickname: formText(data, 'nickname') }),
    check: ({ what }) => ({ what: what === '' ? texts.missing : undefined }),
    send: (correction, options) => sendCorrection({ kind, id, ...correction }, options),
  })

  if (form.state.kind === 'done') return <Notice kind="success">{texts.sent}</Notice>
  return (
    <details className={styles.report}>
      <summary>
        <PencilLine aria-hidden />
        {texts.ask}
      </summary>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormNotices form={form} />
        <AreaField label={texts.what} hint={texts.hint} name="what" rows={3} required maxLength={REASON_CHARACTERS} error={form.error('what')} />
        <ReplyField error={form.error('email')} />
        <HoneypotField name="nickname" />
        <Button type="submit" variant="quiet" aria-disabled={form.working}>
          {form.working ? texts.sending : texts.send}
        </Button>
      </form>
    </details>
  )
}
