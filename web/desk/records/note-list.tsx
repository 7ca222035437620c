import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import type { NotesPage, RecordNote } from '#contract/reports-desk.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { ageWords } from '#texts/staff/today.ts'
import type { Api } from '#web/api/client.ts'
import { listNotes } from '#web/api/reports-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { RefuseNote } from './refuse-note.tsx'

const firstPage = (api: Api) => listNotes(api, {})

/** What visitors say is wrong with records, oldest first; nothing where nobody does. */
export function NoteList() {
  const texts = useTexts(recordsTexts)
  const { state, again } = useRead(firstPage, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {(page) =>
        page.waiting > 0 && (
          <section aria-labelledby="notes">
            <h2 id="notes">{texts.notes}</h2>
            <p role="status">{texts.notesWaiting(page.waiting)}</p>
            <p className={list.aside}>{texts.notesHelp}</p>
            <Pages key={page.notes[0]?.id} first={page} onRefused={again} />
          </section>
        )
      }
    </ReadPart>
  )
}

function Pages({ first, onRefused }: { first: NotesPage; onRefused: () => Promise<void> }) {
  const texts = useTexts(recordsTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first.notes}
      next={first.next}
      read={async (after) => {
        const page = await listNotes(api, { after })
        return { lines: page.notes, next: page.next }
      }}
      failed={texts.failed}
      more={texts.more}
    >
      {(note) => <NoteCard key={note.id} note={note} onRefused={onRefused} />}
    </PagedList>
  )
}

/** A record that is gone has nothing to put right: what was said about it is only closed. */
function NoteCard({ note: { id, record, what, wants_reply, created_at }, onRefused }: { note: RecordNote; onRefused: () => Promise<void> }) {
  const texts = useTexts(recordsTexts)
  const language = useLanguage()
  const age = ageWords(language, created_at, new Date())
  if (!record)
    return (
      <li className={list.item}>
        <p className={list.aside}>{texts.noteGone}</p>
        <p>{what}</p>
        {wants_reply && (
          <p className={list.aside}>
            <Mail size={18} aria-hidden /> {texts.wantsReply}
          </p>
        )}
        <div className={list.actions}>
          <RefuseNote id={id} onRefused={() => void onRefused()} />
        </div>
      </li>
    )
  return (
    <li className={card.card}>
      <Link to={`${DESK}/fise/${record.kind}-${record.id}`}>{record.name}</Link>
      <span className={card.lines}>{what}</span>
      <span className={list.aside}>
        {texts.kinds[record.kind]} · {record.place} · {age}
      </span>
    </li>
  )
}
