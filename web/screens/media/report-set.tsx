import { useState, type FormEvent } from 'react'
import { Flag } from 'lucide-react'
import { EMAIL_CHARACTERS, REASON_CHARACTERS } from '#contract/limits.ts'
import type { ReportForm as Report } from '#contract/reports.ts'
import { noticeTexts } from '#texts/media.ts'
import { sendNotice } from '#web/api/reports.ts'
import { DecoyField } from '#web/features/directory/decoy-field.tsx'
import { fieldError, formText, useSending } from '#web/features/directory/use-sending.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './report-set.module.css'

const REASONS = ['illegal', 'privacy', 'false', 'other'] as const satisfies readonly Report['reason'][]

/** Anybody who sees a set may say that it breaks the law or harms somebody. */
export function ReportSet({ mediaId }: { mediaId: string }) {
  const texts = useTexts(noticeTexts)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.report}>
      <Button variant="quiet" size="small" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <Dialog open={open} title={texts.title} width="narrow" onClose={close}>
        <ReportForm mediaId={mediaId} onClose={close} />
      </Dialog>
    </div>
  )
}

function ReportForm({ mediaId, onClose }: { mediaId: string; onClose: () => void }) {
  const texts = useTexts(noticeTexts)
  const { state, send, refuse } = useSending(texts.failed)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const what = formText(form, 'what')
    if (what === '') return refuse(texts.missing, [{ field: 'what', message: texts.missing }])
    const reason = REASONS.find((known) => known === formText(form, 'reason')) ?? 'other'
    void send(() => sendNotice({ kind: 'set', id: mediaId, reason, what, email: formText(form, 'email'), comment: formText(form, 'nickname') }))
  }

  if (state.kind === 'sent') {
    return (
      <div className={styles.form}>
        <Notice kind="success">{texts.sent}</Notice>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    )
  }
  const named = state.kind === 'refused' && state.fields.length > 0
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{texts.intro}</p>
      {state.kind === 'refused' && !named && <Notice kind="error">{state.message}</Notice>}
      <SelectField label={texts.reason} name="reason" data-autofocus>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <AreaField label={texts.what} hint={texts.whatHint} name="what" rows={4} required maxLength={REASON_CHARACTERS} error={fieldError(state, 'what')} />
      <Field
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        optional
        maxLength={EMAIL_CHARACTERS}
        error={fieldError(state, 'email')}
      />
      <DecoyField />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={state.kind === 'sending' || undefined}>
          {state.kind === 'sending' ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  )
}
