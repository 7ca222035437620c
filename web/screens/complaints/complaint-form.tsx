import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Upload } from 'lucide-react'
import { COMPLAINT_DESCRIPTION_CHARACTERS, COMPLAINT_TITLE_CHARACTERS } from '#contract/limits.ts'
import { complaintFormTexts } from '#texts/complaint-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './complaint-form.module.css'
import { CreatedSet } from './created-set.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { MissingParts } from './missing-parts.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useComplaintForm } from './use-complaint-form.ts'
import { useWarnOnLeave } from './use-warn-on-leave.ts'
import { WhatBecomesPublic } from './what-becomes-public.tsx'

/** Spec §2: title, description, photos and videos; `onCreated` hears of a new set. */
export function ComplaintForm({ onCreated }: { onCreated: () => void }) {
  const texts = useTexts(complaintFormTexts)
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const control = useComplaintForm(form, onCreated)
  const { draft, write, evidence, submission, missing, attempts, attempt, session, uploading, retrying } = control
  const whole = missing.length === 0 && !retrying
  useWarnOnLeave(uploading)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    control.submit()
  }
  // A disabled button keeps Enter from sending the form, and with it the form from saying why.
  const explain = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || whole) return
    event.preventDefault()
    attempt()
  }

  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.heading}</h2>
      <p className={styles.intro}>{texts.intro}</p>
      {submission.kind === 'created' && <CreatedSet {...submission} />}
      {/* Checked by our own sentences: the browser's bubbles speak its language, not the page's. */}
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <fieldset disabled={uploading} aria-labelledby={heading} className={styles.fields}>
          <Field
            label={texts.title}
            hint={texts.titleHint}
            name="title"
            autoComplete="off"
            required
            maxLength={COMPLAINT_TITLE_CHARACTERS}
            value={draft.title}
            onChange={({ target }) => write({ title: target.value })}
            onKeyDown={explain}
          />
          <AreaField
            label={texts.description}
            hint={texts.descriptionHint}
            name="description"
            rows={5}
            required
            maxLength={COMPLAINT_DESCRIPTION_CHARACTERS}
            value={draft.description}
            onChange={({ target }) => write({ description: target.value })}
          />
          <EvidencePicker evidence={evidence} idle={!uploading && !retrying} onRetry={control.retry} />
        </fieldset>
        <WhatBecomesPublic session={session} />
        {submission.kind === 'failed' && <Notice kind="error">{submission.message}</Notice>}
        {submission.kind === 'uploading' && <UploadProgress step={submission.step} files={evidence.files} onStop={control.stop} />}
        <div className={styles.send}>
          {/* What is pressed in vain falls through the disabled button onto this, and is answered. */}
          <div role="presentation" className={styles.button} onClick={() => whole || attempt()}>
            <Button type="submit" size="large" icon={<Upload aria-hidden />} disabled={!whole || uploading} aria-describedby={`${heading}-missing`}>
              {texts.submit}
            </Button>
          </div>
          <MissingParts id={`${heading}-missing`} missing={missing} retrying={retrying} attempts={attempts} sessionKnown={session.kind !== 'starting'} />
        </div>
      </form>
    </section>
  )
}
