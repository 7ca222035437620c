import { DECISION_CHARACTERS, PETITION_RESULT_CHARACTERS } from '#contract/limits.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import { anonymisePetition, closePetition, reopenPetition } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AreaField } from '#web/ui/field.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import type { Stale } from './use-stale.ts'

/** Ways a petition ends or begins again. */
export type Ending = 'close' | 'reopen' | 'forget'

interface EndProps {
  stale: Stale
  onDone: (sentence: string) => void
  onClose: () => void
}

/** Asks once more before a petition ends or begins again, with what is to be said of it. */
export function EndDialog({ ending, ...parts }: EndProps & { ending: Ending | null }) {
  const texts = useTexts(deskPetitionsTexts)
  const titles = { close: texts.closeTitle, reopen: texts.reopenTitle, forget: texts.forgetTitle }
  return (
    <Dialog open={ending !== null} title={ending && titles[ending]} width="narrow" onClose={parts.onClose}>
      {ending && <EndForm ending={ending} {...parts} />}
    </Dialog>
  )
}

function EndForm({ ending, stale, onDone, onClose }: EndProps & { ending: Ending }) {
  const texts = useTexts(deskPetitionsTexts)
  const { api } = useDesk()
  const { id } = stale.based
  const form = useForm({
    failed: texts.notSent,
    read: (data) => ({ reason: formText(data, 'reason'), result: formText(data, 'result') }),
    check: ({ reason }) => ({ reason: ending === 'reopen' && reason === '' ? texts.missing : undefined }),
    send: async ({ reason, result }, options) => {
      await stale.send((expected) => {
        if (ending === 'close') return closePetition(api, id, { expected, result }, options)
        return ending === 'reopen' ? reopenPetition(api, id, { expected, reason }, options) : anonymisePetition(api, id, expected, options)
      })
      onClose()
      onDone({ close: texts.closed, reopen: texts.reopened, forget: texts.forgot }[ending])
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{{ close: texts.closeText, reopen: texts.reopenText, forget: texts.forgetText }[ending]}</p>
      {ending === 'close' && (
        <AreaField label={texts.fields.result} hint={texts.hints.result} name="result" rows={3} optional maxLength={PETITION_RESULT_CHARACTERS} />
      )}
      {ending === 'reopen' && (
        <AreaField label={texts.reason} hint={texts.reasonHint} name="reason" rows={2} required maxLength={DECISION_CHARACTERS} error={form.error('reason')} />
      )}
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" variant={ending === 'reopen' ? 'primary' : 'danger'} aria-disabled={form.working}>
          {form.working ? texts.working : { close: texts.close, reopen: texts.reopen, forget: texts.forget }[ending]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
