import { useState } from 'react'
import type { DeskRecord } from '#contract/directory-desk.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import { approveSuggestion } from '#web/api/directory-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import type { Decide } from './decide.ts'
import { byField, readRecordFields, RecordFields } from '../records/record-fields.tsx'
import { RefuseForm } from './refuse-form.tsx'
import { StaleNotice } from '../records/stale-notice.tsx'
import { useStale } from '../records/use-stale.ts'

/** The fields to put right, and under the thumb what to do: publish, or refuse. */
export function DecideForm({ record, onDecided }: { record: DeskRecord; onDecided: Decide }) {
  const texts = useTexts(suggestionsTexts)
  const { api } = useDesk()
  const { based, present, send, goOn } = useStale(record)
  const [refusing, setRefusing] = useState(false)
  const form = useForm({
    failed: texts.notSent,
    incomplete: texts.check,
    read: (data) => readRecordFields(data, record),
    check: ({ name, place }) => ({ name: name === '' ? texts.nameMissing : undefined, place: place === '' ? texts.placeMissing : undefined }),
    send: async (fields, options) => {
      await send((expected) => approveSuggestion(api, `${record.kind}-${record.id}`, { ...fields, expected }, options))
      onDecided(texts.approved(fields.name))
    },
  })
  return (
    <>
      <form className={list.form} noValidate onSubmit={form.submit}>
        <RecordFields record={record} errors={form.state.kind === 'refused' ? byField(form.state.errors) : {}} />
        <div className={card.decide}>
          <div className={card.answer}>
            {present === null && <FormNotices form={form} />}
            {present?.status === 'pending' && <StaleNotice before={based} now={present} onSeen={goOn} />}
            {present !== null && present.status !== 'pending' && <Notice kind="warning">{texts.gone}</Notice>}
          </div>
          <Button type="submit" size="large" aria-disabled={form.working}>
            {form.working ? texts.working : texts.approve}
          </Button>
          <Button variant="quiet" size="large" onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        </div>
      </form>
      <Dialog open={refusing} title={texts.refuseTitle} width="narrow" onClose={() => setRefusing(false)}>
        <RefuseForm record={based} onDecided={onDecided} onCancel={() => setRefusing(false)} />
      </Dialog>
    </>
  )
}
