import { useCallback } from 'react'
import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskRecord, HistoryPage, RecordChange } from '#contract/directory-desk.ts'
import { recordFieldsTexts } from '#texts/staff/record-fields.ts'
import { actionWords, recordTexts } from '#texts/staff/record.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import type { Api } from '#web/api/client.ts'
import { readRecordHistory, undoRecordChange } from '#web/api/directory-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

interface HistoryProps {
  record: DeskRecord
  onUndone: () => void
}

/** Who changed what in a record and when, the latest first, with the way back. */
export function History({ record, onUndone }: HistoryProps) {
  const texts = useTexts(recordsTexts)
  const { kind, id } = record
  const read = useCallback((api: Api) => readRecordHistory(api, `${kind}-${id}`, {}), [kind, id])
  const { state, again } = useRead(read, texts.historyFailed)
  return (
    <section aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ReadPart state={state} again={again}>
        {(page) => (page.changes.length === 0 ? <p>{texts.noHistory}</p> : <Pages first={page} record={record} onUndone={onUndone} />)}
      </ReadPart>
    </section>
  )
}

function Pages({ first, record, onUndone }: HistoryProps & { first: HistoryPage }) {
  const texts = useTexts(recordsTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first.changes}
      next={first.next}
      read={async (after) => {
        const page = await readRecordHistory(api, `${record.kind}-${record.id}`, { after })
        return { lines: page.changes, next: page.next }
      }}
      failed={texts.historyFailed}
      more={texts.older}
    >
      {(change) => <ChangeCard key={change.id} change={change} record={record} onUndone={onUndone} />}
    </PagedList>
  )
}

function ChangeCard({ change, record, onUndone }: HistoryProps & { change: RecordChange }) {
  const texts = useTexts(recordsTexts)
  const actions = useTexts(recordTexts)
  const { nothing } = useTexts(recordFieldsTexts)
  const language = useLanguage()
  const { api } = useDesk()
  const { state, working, run } = useCall({ failed: texts.notUndone })
  const undo = () =>
    run(async () => {
      await undoRecordChange(api, `${record.kind}-${record.id}`, { expected: record.version, action: change.id })
      onUndone()
    })
  return (
    <li className={list.item}>
      <p>
        <strong>{change.operator}</strong> {actionWords(actions, change.action)}
        {change.reason !== null && `: ${change.reason}`}
      </p>
      <p className={list.aside}>{moment(change.created_at, language)}</p>
      {change.changed.map(({ field, before, after }) => (
        <p key={field} className={card.said}>
          {field === 'photo' && before === after
            ? texts.otherPhoto(after)
            : texts.changed(texts.fields[field], wordsOf(field, before) || nothing, wordsOf(field, after) || nothing)}
        </p>
      ))}
      {change.other !== null && (
        <p>
          <Link to={`${DESK}/fise/${change.other}`}>{texts.other}</Link>
        </p>
      )}
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {change.undoable && (
        <div className={list.actions}>
          <Button variant="quiet" size="small" icon={<Undo2 aria-hidden />} aria-disabled={working} onClick={() => void undo()}>
            {working ? texts.undoing : texts.undo}
          </Button>
        </div>
      )}
    </li>
  )

  /** Of a standing its words: approved has several spellings. */
  function wordsOf(field: RecordChange['changed'][number]['field'], value: string): string {
    return field === 'status' ? texts.status[value === 'hidden' ? 'hidden' : 'approved'] : value
  }
}
