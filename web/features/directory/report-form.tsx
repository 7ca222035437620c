import type { FormEvent } from 'react'
import { Flag } from 'lucide-react'
import type { DirectoryKind } from '#contract/directory.ts'
import { REASON_CHARACTERS } from '#contract/limits.ts'
import { reportTexts } from '#texts/directories.ts'
import { sendReport } from '#web/api/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DecoyField } from './decoy-field.tsx'
import styles from './forms.module.css'
import { fieldError, formText, useSending } from './use-sending.ts'

/** 'Număr greșit?': one line about what is wrong with a record, kept without anything about who wrote it. */
export function ReportForm({ kind, id }: { kind: DirectoryKind; id: number }) {
  const texts = useTexts(reportTexts)
  const { state, send, refuse } = useSending(texts.failed)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const what = formText(form, 'what')
    if (what === '') return refuse(texts.missing, [{ field: 'what', message: texts.missing }])
    void send(() => sendReport({ kind, id, what, nickname: formText(form, 'nickname') }))
  }

  if (state.kind === 'sent') return <Notice kind="success">{texts.sent}</Notice>
  const error = fieldError(state, 'what')
  return (
    <details className={styles.report}>
      <summary>
        <Flag aria-hidden />
        {texts.ask}
      </summary>
      <form className={styles.form} noValidate onSubmit={submit}>
        {state.kind === 'refused' && !error && <Notice kind="error">{state.message}</Notice>}
        <AreaField label={texts.what} hint={texts.hint} name="what" rows={3} required maxLength={REASON_CHARACTERS} error={error} />
        <DecoyField />
        <Button type="submit" variant="quiet" aria-disabled={state.kind === 'sending' || undefined}>
          {state.kind === 'sending' ? texts.sending : texts.send}
        </Button>
      </form>
    </details>
  )
}
