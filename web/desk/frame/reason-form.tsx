import { useState } from 'react'
import { DECISION_CHARACTERS } from '#contract/limits.ts'
import { reasonTexts } from '#texts/staff/reason.ts'
import { ApiError, type CallOptions } from '#web/api/client.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { AreaField } from '#web/ui/field.tsx'
import { DecidedBy, type DecidedElsewhere } from './decided-by.tsx'
import list from './list.module.css'
import styles from './reason-form.module.css'

interface ReasonFormProps {
  /** What will be done. */
  text: string
  /** The usual reasons. */
  reasons: readonly string[]
  /** The words of the button that does it. */
  action: string
  variant?: ButtonVariant
  send: (reason: string, options: CallOptions) => Promise<void>
  onCancel: () => void
}

/** Why something is decided: one of the usual reasons, or another. */
export function ReasonForm({ text, reasons, action, variant = 'primary', send, onCancel }: ReasonFormProps) {
  const texts = useTexts(reasonTexts)
  const [reason, setReason] = useState('')
  const [decided, setDecided] = useState<DecidedElsewhere | null>(null)
  const form = useForm({
    failed: texts.notSent,
    read: (data) => ({ reason: formText(data, 'reason') }),
    check: (said) => ({ reason: said.reason === '' ? texts.missing : undefined }),
    send: async (said, options) => {
      try {
        await send(said.reason, options)
      } catch (error) {
        setDecided(presentOf(error))
        throw error
      }
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{text}</p>
      <fieldset className={styles.reasons}>
        <legend>{texts.choose}</legend>
        {reasons.map((usual) => (
          <label key={usual}>
            <input type="radio" name="usual" checked={reason === usual} onChange={() => setReason(usual)} />
            {usual}
          </label>
        ))}
      </fieldset>
      <AreaField
        label={texts.reason}
        hint={texts.hint}
        name="reason"
        rows={2}
        required
        maxLength={DECISION_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={form.error('reason')}
      />
      <FormNotices form={form} />
      {decided && <DecidedBy decided={decided} />}
      <div className={list.actions}>
        <Button type="submit" variant={variant} aria-disabled={form.working}>
          {form.working ? texts.working : action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Who decided already, as a refusal tells it; null when it tells of something else. */
export function presentOf(error: unknown): DecidedElsewhere | null {
  const present = error instanceof ApiError && error.problem?.code === 'operator.decided' ? error.problem.present : null
  return isDecided(present) ? present : null
}

function isDecided(value: unknown): value is DecidedElsewhere {
  return typeof value === 'object' && value !== null && 'operator' in value && 'action' in value && 'created_at' in value
}
