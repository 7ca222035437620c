import { useCallback, useState } from 'react'
import { ArrowLeft, Mail } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskRecord } from '#contract/directory-desk.ts'
import type { RecordNote } from '#contract/reports-desk.ts'
import { isMergeable } from '#contract/merged-record.ts'
import { mergeTexts } from '#texts/staff/merge.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import type { Api } from '#web/api/client.ts'
import { readRecord } from '#web/api/directory-desk.ts'
import { listNotes } from '#web/api/reports-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { ChangeForm } from './change-form.tsx'
import { History } from './history.tsx'
import { RecordPhotoForm } from './photo-form.tsx'
import { RefuseNote } from './refuse-note.tsx'

/** One record: what a visitor says is wrong with it, its fields, and what has changed. @param id such as 'shelter-12' */
export function OneRecord({ id }: { id: string }) {
  const texts = useTexts(recordsTexts)
  const [done, setDone] = useState<string | null>(null)
  const read = useCallback(
    async (api: Api) => {
      const [record, { notes }] = await Promise.all([readRecord(api, id), listNotes(api, { record: id })])
      return { record, notes }
    },
    [id],
  )
  const { state, again } = useRead(read, texts.failed)
  const changed = (sentence: string) => {
    setDone(sentence)
    void again()
  }
  return (
    <Page title={state.kind === 'read' ? state.answer.record.name : texts.title} width="reading">
      <p>
        <Link to={`${DESK}/fise`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      {done !== null && (
        <div className={card.done}>
          <Notice kind="success">{done}</Notice>
        </div>
      )}
      <ReadPart state={state} again={again}>
        {({ record, notes: [note] }) => <Shown key={record.version} record={record} note={note} onChanged={changed} />}
      </ReadPart>
    </Page>
  )
}

interface ShownProps {
  record: DeskRecord
  /** The oldest of what visitors say is wrong with it. */
  note: RecordNote | undefined
  onChanged: (sentence: string) => void
}

function Shown({ record, note, onChanged }: ShownProps) {
  const texts = useTexts(recordsTexts)
  const key = `${record.kind}-${record.id}`
  if (record.status === 'pending')
    return (
      <>
        <Notice>{texts.waits}</Notice>
        <ButtonLink to={`${DESK}/propuneri/${key}`}>{texts.openSuggestion}</ButtonLink>
      </>
    )
  return (
    <>
      <p className={list.aside}>
        {texts.kinds[record.kind]} · {texts.status[record.status]}
      </p>
      {note && <Note note={note} onRefused={() => onChanged(texts.noteRefused)} />}
      <ChangeForm record={record} note={note?.id} onChanged={onChanged} />
      <RecordPhotoForm record={record} onChanged={onChanged} />
      {isMergeable(record) && <Twice record={key} />}
      <History record={record} onUndone={() => onChanged(texts.undone)} />
    </>
  )
}

/** The way to make one record of two that are the same. */
function Twice({ record }: { record: string }) {
  const texts = useTexts(mergeTexts)
  return (
    <section aria-labelledby="twice">
      <h2 id="twice">{texts.twice}</h2>
      <p>{texts.twiceText}</p>
      <ButtonLink variant="quiet" to={`${DESK}/fise/${record}/aceeasi`}>
        {texts.same}
      </ButtonLink>
    </section>
  )
}

function Note({ note: { id, what, wants_reply, created_at }, onRefused }: { note: RecordNote; onRefused: () => void }) {
  const texts = useTexts(recordsTexts)
  const language = useLanguage()
  return (
    <Notice kind="warning" title={texts.noteSaid(moment(created_at, language))} action={<RefuseNote id={id} onRefused={onRefused} />}>
      <p className={card.said}>{what}</p>
      {wants_reply && (
        <p>
          <Mail size={18} aria-hidden /> {texts.wantsReply}
        </p>
      )}
      <p>{texts.noteDone}</p>
    </Notice>
  )
}
