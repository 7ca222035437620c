import { useState } from 'react'
import type { DeskRecord } from '#contract/directory-desk.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import { changeRecord, hideRecord, showRecord } from '#web/api/directory-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { ReasonForm } from '../frame/reason-form.tsx'
import { byField, readRecordFields, RecordFields } from './record-fields.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useStale } from './use-stale.ts'

interface ChangeFormProps {
  record: DeskRecord
  /** What a visitor said, which a change closes. */
  note: string | undefined
  onChanged: (sentence: string) => void
}

/** The fields of a record, and under the thumb what to do: save, or hide or show. */
export function ChangeForm({ record, note, onChanged }: ChangeFormProps) {
  const texts = useTexts(recordsTexts)
  const words = useTexts(suggestionsTexts)
  const { api } = useDesk()
  const { based, present, send, goOn } = useStale(record)
  const [turning, setTurning] = useState(false)
  const hidden = based.status === 'hidden'
  const key = `${record.kind}-${record.id}`
  const noted = note === undefined ? {} : { note }
  const form = useForm({
    failed: words.notSent,
    incomplete: words.check,
    read: (data) => readRecordFields(data, record),
    check: ({ name, place }) => ({ name: name === '' ? words.nameMissing : undefined, place: place === '' ? words.placeMissing : undefined }),
    send: async (fields, options) => {
      await send((expected) => changeRecord(api, key, { ...fields, ...noted, expected }, options))
      onChanged(texts.saved(fields.name))
    },
  })
  const close = () => setTurning(false)
  return (
    <>
      <form className={list.form} noValidate onSubmit={form.submit}>
        <RecordFields record={record} errors={form.state.kind === 'refused' ? byField(form.state.errors) : {}} />
        <div className={card.decide}>
          <div className={card.answer}>{present === null ? <FormNotices form={form} /> : <StaleNotice before={based} now={present} onSeen={goOn} />}</div>
          <Button type="submit" size="large" aria-disabled={form.working}>
            {form.working ? words.working : note === undefined ? texts.save : texts.saveNote}
          </Button>
          <Button variant="quiet" size="large" onClick={() => setTurning(true)}>
            {hidden ? texts.show : texts.hide}
          </Button>
        </div>
      </form>
      <Dialog open={turning} title={hidden ? texts.showTitle : texts.hideTitle} width="narrow" onClose={close}>
        <ReasonForm
          text={hidden ? texts.showText : texts.hideText}
          reasons={hidden ? texts.showReasons : texts.hideReasons}
          action={hidden ? texts.show : texts.hide}
          variant={hidden ? 'primary' : 'danger'}
          send={async (reason, options) => {
            const turn = hidden ? showRecord : hideRecord
            await send((expected) => turn(api, key, { expected, reason, ...noted }, options))
            onChanged((hidden ? texts.shown : texts.hidden)(record.name))
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}
