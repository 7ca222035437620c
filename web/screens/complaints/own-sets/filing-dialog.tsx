import { REGISTRATION_CHARACTERS } from '#contract/limits.ts'
import { filingTexts } from '#texts/complaints/own-sets.ts'
import { keepFiling } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { dayOf } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
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
  const today = dayOf(now)
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ registration_number: formText(data, 'registration_number'), filed_on: formText(data, 'filed_on') }),
    check: ({ registration_number, filed_on }) => ({
      registration_number: registration_number === '' ? texts.missing : undefined,
      filed_on: filed_on === '' ? texts.missing : filed_on > today ? texts.future : undefined,
    }),
    send: async (filing) => {
      await keepFiling(set.id, filing)
      onClose()
      onFiled()
    },
  })

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{texts.intro}</p>
      <FormNotices form={form} />
      <Field
        label={texts.number}
        hint={texts.numberHint}
        name="registration_number"
        autoComplete="off"
        required
        maxLength={REGISTRATION_CHARACTERS}
        defaultValue={set.filing?.registration_number}
        error={form.error('registration_number')}
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
        error={form.error('filed_on')}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={form.working}>
          {form.working ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}
