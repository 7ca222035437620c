import { EMAIL_CHARACTERS, REASON_CHARACTERS } from '#contract/limits.ts'
import type { ReportForm as Report } from '#contract/reports.ts'
import { reportButtonTexts } from '#texts/report-button.ts'
import { reportTexts } from '#texts/reports.ts'
import { sendReport } from '#web/api/reports.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { HoneypotField } from '#web/features/forms/honeypot-field.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AreaField, Field, SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './reports.module.css'

const REASONS = ['illegal', 'privacy', 'false', 'other'] as const satisfies readonly Report['reason'][]

/** What is reported: a set of evidence by its media_id, a petition or an article by its number. */
export type Reported = Pick<Report, 'kind' | 'id'>

/** The form that anybody may send about what they see here (D-042). Loaded when it is asked for. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const titles = useTexts(reportButtonTexts)
  return (
    <Dialog open title={titles[reported.kind]} width="narrow" onClose={onClose}>
      <ReportForm reported={reported} onClose={onClose} />
    </Dialog>
  )
}

function readReport(form: FormData) {
  const text = (name: string) => formText(form, name)
  return { reason: REASONS.find((known) => known === text('reason')) ?? 'other', what: text('what'), email: text('email'), comment: text('comment') }
}

function ReportForm({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const texts = useTexts(reportTexts)
  const form = useForm({
    failed: texts.failed,
    read: readReport,
    check: ({ what }) => ({ what: what === '' ? texts.missing : undefined }),
    send: (report, options) => sendReport({ ...reported, ...report }, options),
  })
  const { error } = form

  if (form.state.kind === 'done') {
    return (
      <div className={styles.form}>
        <Notice kind="success">{texts.sent}</Notice>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{texts.intro}</p>
      <FormNotices form={form} />
      <SelectField label={texts.reason} name="reason" data-autofocus>
        {REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <AreaField label={texts.what} hint={texts.whatHint[reported.kind]} name="what" rows={4} required maxLength={REASON_CHARACTERS} error={error('what')} />
      <Field
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        optional
        maxLength={EMAIL_CHARACTERS}
        error={error('email')}
      />
      <HoneypotField name="comment" />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={form.working}>
          {form.working ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  )
}
