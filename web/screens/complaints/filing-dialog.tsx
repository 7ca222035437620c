import type { FormEvent } from 'react'
import { REGISTRATION_CHARACTERS } from '#contract/limits.ts'
import { filingTexts } from '#texts/own-sets.ts'
import { keepFiling } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { fieldError, formText, useSending } from '#web/features/directory/use-sending.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { dayOf } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './dialogs.module.css'

interface FilingDialogProps {
  /** Null while no filing is being noted. */
  set: ShownSet | null
  onClose: () => void
  onFiled: () => void
}

/** 'Am depus-o': the number and the day of the police's confirmation. */
export function FilingDialog({ set, onClose, onFiled }: FilingDialogProps) {
  const texts = useTexts(filingTexts)
  return (
    <Dialog open={set !== null} title={texts.title} width="narrow" onClose={onClose}>
      {set && <FilingForm set={set} onClose={onClose} onFiled={onFiled} />}
    </Dialog>
  )
}

function FilingForm({ set, onClose, onFiled, now = new Date() }: FilingDialogProps & { set: ShownSet; now?: Date }) {
  const texts = useTexts(filingTexts)
  const { state, send, refuse } = useSending(texts.failed)
  const today = dayOf(now)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const registration_number = formText(form, 'registration_number')
    const filed_on = formText(form, 'filed_on')
    if (registration_number === '' || filed_on === '') return refuse(texts.missing, [])
    if (filed_on > today) return refuse(texts.future, [])
    void send(async () => {
      await keepFiling(set.id, { registration_number, filed_on })
      onClose()
      onFiled()
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{texts.intro}</p>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      <Field
        label={texts.number}
        hint={texts.numberHint}
        name="registration_number"
        autoComplete="off"
        required
        maxLength={REGISTRATION_CHARACTERS}
        defaultValue={set.filing?.registration_number}
        error={fieldError(state, 'registration_number')}
        data-autofocus
      />
      <Field
        label={texts.day}
        hint={texts.dayHint}
        name="filed_on"
        type="date"
        required
        max={today}
        defaultValue={set.filing?.filed_on ?? today}
        error={fieldError(state, 'filed_on')}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={state.kind === 'sending' || undefined}>
          {state.kind === 'sending' ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}
