import { useState } from 'react'
import type { ImportLine, ImportPreview, ImportPreviewForm } from '#contract/directory-import.ts'
import { importTexts } from '#texts/staff/import.ts'
import { recordFieldsTexts } from '#texts/staff/record-fields.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { ApiError } from '#web/api/client.ts'
import { importRecords } from '#web/api/directory-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { PagedList } from '../frame/paged-list.tsx'
import { useColumnNames } from './column-names.ts'
import styles from './import.module.css'

const ROWS_AT_ONCE = 50

interface DryRunProps {
  preview: ImportPreview
  form: ImportPreviewForm
  /** What it would do by now, when something has changed since. */
  onStale: (preview: ImportPreview) => void
  onImported: (sentence: string) => void
}

/** What a file would do, and the button that does it. */
export function DryRun({ preview, form, onStale, onImported }: DryRunProps) {
  const texts = useTexts(importTexts)
  const { api } = useDesk()
  const [stale, setStale] = useState(false)
  const { state, working, run } = useCall({ failed: texts.failed })
  const { expected, added, changed } = preview
  if (expected === null) return <Faults preview={preview} />
  const send = () =>
    run(async (options) => {
      try {
        const done = await importRecords(api, { ...form, expected }, options)
        onImported(texts.done(done.added, done.changed))
      } catch (error) {
        const present = presentOf(error)
        if (!present) throw error
        setStale(true)
        onStale(present)
      }
    })
  return (
    <section aria-labelledby="would">
      <h3 id="would">{texts.would}</h3>
      {stale && (
        <Notice kind="warning" title={texts.stale}>
          {texts.staleText}
        </Notice>
      )}
      <p role="status">{texts.nothingWritten}</p>
      <ul className={styles.sums}>
        {(['added', 'changed', 'same'] as const).map((does) => preview[does] > 0 && <li key={does}>{texts.sums[does](preview[does])}</li>)}
      </ul>
      <Lines key={expected} lines={preview.lines} />
      {added + changed === 0 ? (
        <Notice>{texts.nothing}</Notice>
      ) : (
        <div className={card.decide}>
          <div className={card.answer}>{state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}</div>
          <Button size="large" aria-disabled={working} onClick={() => void send()}>
            {working ? texts.sending : texts.send(added + changed)}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What a refusal says it would do by now. Trusted as every answer of the server is. */
function presentOf(error: unknown): ImportPreview | null {
  const present = error instanceof ApiError && error.problem?.code === 'operator.stale' ? error.problem.present : null
  return isPreview(present) ? present : null
}

function isPreview(value: unknown): value is ImportPreview {
  return typeof value === 'object' && value !== null && 'lines' in value && 'faults' in value
}

function Faults({ preview: { faults, faults_in_all } }: { preview: ImportPreview }) {
  const texts = useTexts(importTexts)
  const names = useColumnNames()
  return (
    <Notice kind="warning" title={texts.wrong(faults_in_all)}>
      <p>{texts.wrongHint}</p>
      <ul>
        {faults.map(({ line, column, message }, at) => (
          <li key={at}>
            <strong>{texts.at(line, column && names[column])}</strong>: {message}
          </li>
        ))}
      </ul>
      {faults_in_all > faults.length && <p>{texts.moreWrong(faults_in_all - faults.length)}</p>}
    </Notice>
  )
}

/** What changes first, then what is new; what stays the same is at the end. */
function Lines({ lines }: { lines: readonly ImportLine[] }) {
  const texts = useTexts(importTexts)
  const sorted = (['changed', 'added', 'same'] as const).flatMap((does) => lines.filter((line) => line.does === does))
  const from = (start: number) => ({
    lines: sorted.slice(start, start + ROWS_AT_ONCE),
    next: start + ROWS_AT_ONCE < sorted.length ? String(start + ROWS_AT_ONCE) : null,
  })
  const first = from(0)
  return (
    <PagedList first={first.lines} next={first.next} read={async (after) => from(Number(after))} failed={texts.failed} more={texts.more}>
      {(line) => <Line key={line.line} line={line} />}
    </PagedList>
  )
}

function Line({ line: { line, does, name, place, changed } }: { line: ImportLine }) {
  const texts = useTexts(importTexts)
  const records = useTexts(recordsTexts)
  const { nothing } = useTexts(recordFieldsTexts)
  const names = useColumnNames()
  return (
    <li className={list.item}>
      <div className={list.head}>
        <strong>{name}</strong>
        <span className={list.mark} data-off={does === 'same' || undefined}>
          {texts.does[does]}
        </span>
      </div>
      <p className={list.aside}>
        {texts.row(line)} · {place}
      </p>
      {changed.map(({ column, before, after }) => (
        <p key={column} className={card.said}>
          {records.changed(names[column], before || nothing, after || nothing)}
        </p>
      ))}
    </li>
  )
}
