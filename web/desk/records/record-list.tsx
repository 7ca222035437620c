import { useCallback, useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import type { RecordLine, RecordsPage, RecordsQuery } from '#contract/directory-desk.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { importTexts } from '#texts/staff/import.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import type { Api } from '#web/api/client.ts'
import { listRecords } from '#web/api/directory-desk.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { NoteList } from './note-list.tsx'

const narrowed: Record<string, RecordsQuery> = { shelters: { kind: 'shelter' }, trainers: { kind: 'trainer' }, onlyHidden: { hidden: '1' } }

/** What visitors say is wrong, and every record by name, place or telephone. */
export function RecordList() {
  const texts = useTexts(recordsTexts)
  const imports = useTexts(importTexts)
  const [q, setQ] = useState('')
  const [which, setWhich] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(formText(new FormData(event.currentTarget), 'q'))
  }
  return (
    <Page title={texts.title} width="reading">
      <NoteList />
      <h2>{texts.results}</h2>
      <search className={card.filters}>
        <form className={card.search} onSubmit={search}>
          <Field label={texts.search} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={SEARCH_CHARACTERS} />
          <Button type="submit" variant="quiet" aria-label={texts.search} icon={<Search aria-hidden />} />
        </form>
        <SelectField label={texts.which} value={which} onChange={(event) => setWhich(event.target.value)}>
          <option value="">{texts.all}</option>
          <option value="shelters">{texts.shelters}</option>
          <option value="trainers">{texts.trainers}</option>
          <option value="onlyHidden">{texts.onlyHidden}</option>
        </SelectField>
      </search>
      <p>
        <Link to={`${DESK}/fise/import`}>{imports.link}</Link>
      </p>
      <FirstPage key={`${which} ${q}`} q={q} which={which} />
    </Page>
  )
}

interface RecordFilter {
  q: string
  which: string
}

function queryOf({ q, which }: RecordFilter): RecordsQuery {
  return { ...narrowed[which], ...(q !== '' && { q }) }
}

function FirstPage(filter: RecordFilter) {
  const { q, which } = filter
  const texts = useTexts(recordsTexts)
  const read = useCallback((api: Api) => listRecords(api, queryOf({ q, which })), [q, which])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {(page) => (page.records.length === 0 ? <p role="status">{texts.notFound}</p> : <Pages first={page} filter={filter} />)}
    </ReadPart>
  )
}

function Pages({ first, filter }: { first: RecordsPage; filter: RecordFilter }) {
  const texts = useTexts(recordsTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first.records}
      next={first.next}
      read={async (after) => {
        const page = await listRecords(api, { ...queryOf(filter), after })
        return { lines: page.records, next: page.next }
      }}
      failed={texts.failed}
      more={texts.more}
    >
      {(line) => <RecordCard key={`${line.kind}-${line.id}`} line={line} />}
    </PagedList>
  )
}

function RecordCard({ line: { kind, id, name, place, phone_numbers, status, is_example } }: { line: RecordLine }) {
  const texts = useTexts(recordsTexts)
  return (
    <li className={card.card}>
      <Link to={`${DESK}/fise/${kind}-${id}`}>{name}</Link>
      <span className={list.aside}>
        {texts.kinds[kind]} · {place}
        {status !== 'approved' && ` · ${texts.status[status]}`}
        {is_example && ` · ${texts.example}`}
      </span>
      {phone_numbers.length > 0 && <span className={list.aside}>{phone_numbers.join(' · ')}</span>}
    </li>
  )
}
