import { useCallback, useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import type { RecordLine, SuggestionsPage } from '#contract/directory-desk.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import type { Api } from '#web/api/client.ts'
import { listSuggestions } from '#web/api/directory-desk.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

/** What waits, oldest first, by name or place. */
export function SuggestionList() {
  const texts = useTexts(suggestionsTexts)
  const [q, setQ] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(formText(new FormData(event.currentTarget), 'q'))
  }
  return (
    <Page title={texts.title} width="reading">
      <search>
        <form className={card.search} onSubmit={search}>
          <Field label={texts.search} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={SEARCH_CHARACTERS} />
          <Button type="submit" variant="quiet" aria-label={texts.search} icon={<Search aria-hidden />} />
        </form>
      </search>
      <FirstPage key={q} q={q} />
    </Page>
  )
}

function FirstPage({ q }: { q: string }) {
  const texts = useTexts(suggestionsTexts)
  const read = useCallback((api: Api) => listSuggestions(api, q === '' ? {} : { q }), [q])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {(page) => (page.suggestions.length > 0 ? <Pages first={page} q={q} /> : <p role="status">{page.waiting === 0 ? texts.none : texts.notFound}</p>)}
    </ReadPart>
  )
}

function Pages({ first, q }: { first: SuggestionsPage; q: string }) {
  const texts = useTexts(suggestionsTexts)
  const { api } = useDesk()
  return (
    <>
      <p role="status">{texts.waiting(first.waiting)}</p>
      <PagedList
        first={first.suggestions}
        next={first.next}
        read={async (after) => {
          const page = await listSuggestions(api, { after, ...(q !== '' && { q }) })
          return { lines: page.suggestions, next: page.next }
        }}
        failed={texts.failed}
        more={texts.more}
      >
        {(line) => <SuggestionCard key={`${line.kind}-${line.id}`} line={line} />}
      </PagedList>
    </>
  )
}

function SuggestionCard({ line: { kind, id, name, place, created_at } }: { line: RecordLine }) {
  const texts = useTexts(suggestionsTexts)
  const language = useLanguage()
  return (
    <li className={card.card}>
      <Link to={`${DESK}/propuneri/${kind}-${id}`}>{name}</Link>
      <span className={list.aside}>
        {texts.kinds[kind]} · {place}
      </span>
      <span className={list.aside}>{moment(created_at, language)}</span>
    </li>
  )
}
