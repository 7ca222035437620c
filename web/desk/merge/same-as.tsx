import { useCallback, useState, type FormEvent } from 'react'
import { ArrowLeft, Search } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskRecord, RecordLine } from '#contract/directory-desk.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { isMergeable } from '#contract/merged-record.ts'
import { mergeTexts } from '#texts/staff/merge.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import { suggestionsTexts } from '#texts/staff/suggestions.ts'
import type { Api } from '#web/api/client.ts'
import { listDoubles, listRecords, readRecord } from '#web/api/directory-desk.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

/** Which record is the same as this one: those that are alike, and a search for any other. @param id such as 'shelter-12' */
export function SameAs({ id }: { id: string }) {
  const texts = useTexts(mergeTexts)
  const read = useCallback(
    async (api: Api) => {
      const [record, { doubles }] = await Promise.all([readRecord(api, id), listDoubles(api, id)])
      return { record, doubles }
    },
    [id],
  )
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={texts.same} width="reading" intro={state.kind === 'read' && texts.which(state.answer.record.name, state.answer.record.place)}>
      <p>
        <Link to={`${DESK}/fise/${id}`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {({ record, doubles }) =>
          isMergeable(record) ? (
            <>
              <h2>{texts.alike}</h2>
              {doubles.length === 0 && <p>{texts.noneAlike}</p>}
              <ul className={list.list}>
                {doubles.map(({ record: other, alike }) => (
                  <Candidate key={other.id} id={id} other={other} alike={alike} />
                ))}
              </ul>
              <Others record={record} />
            </>
          ) : (
            <Notice>{texts.notListed}</Notice>
          )
        }
      </ReadPart>
    </Page>
  )
}

/** Any other record of the directory, by name, town or telephone. */
function Others({ record }: { record: DeskRecord }) {
  const texts = useTexts(mergeTexts)
  const words = useTexts(recordsTexts)
  const [q, setQ] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(formText(new FormData(event.currentTarget), 'q'))
  }
  return (
    <section aria-labelledby="others">
      <h2 id="others">{texts.searchAnother}</h2>
      <search className={card.filters}>
        <form className={card.search} onSubmit={search}>
          <Field label={words.search} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={SEARCH_CHARACTERS} />
          <Button type="submit" variant="quiet" aria-label={texts.searchAnother} icon={<Search aria-hidden />} />
        </form>
      </search>
      {q !== '' && <Found key={q} q={q} record={record} />}
    </section>
  )
}

/** The first page is enough: whoever finds more than fifty searches for more words. */
function Found({ q, record: { kind, id } }: { q: string; record: DeskRecord }) {
  const texts = useTexts(mergeTexts)
  const words = useTexts(recordsTexts)
  const read = useCallback((api: Api) => listRecords(api, { q, kind }), [q, kind])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {({ records }) => {
        const others = records.filter((one) => one.id !== id)
        if (others.length === 0) return <p role="status">{words.notFound}</p>
        return (
          <ul className={list.list}>
            {others.map((other) => (
              <Candidate key={other.id} id={`${kind}-${id}`} other={other} />
            ))}
          </ul>
        )
      }}
    </ReadPart>
  )
}

interface CandidateProps {
  id: string
  other: Omit<RecordLine, 'created_at'>
  alike?: readonly ('name' | 'phone' | 'place')[]
}

/** A record that may be the same; one that is not listed, or an example, is nothing to become part of. */
function Candidate({ id, other, alike = [] }: CandidateProps) {
  const texts = useTexts(mergeTexts)
  const words = useTexts(recordsTexts)
  const likeness = useTexts(suggestionsTexts).alike
  const mark = other.is_example ? words.example : other.status === 'approved' ? null : words.status[other.status]
  return (
    <li className={list.item}>
      <div className={list.head}>
        <strong>{other.name}</strong>
        {mark !== null && (
          <span className={list.mark} data-off>
            {mark}
          </span>
        )}
      </div>
      <p className={list.aside}>{[texts.number(other.id), other.place, ...other.phone_numbers].join(' · ')}</p>
      {alike.length > 0 && <p className={list.aside}>{alike.map((what) => likeness[what]).join(', ')}</p>}
      {isMergeable(other) && (
        <div className={list.actions}>
          <ButtonLink
            variant="quiet"
            size="small"
            to={`${DESK}/fise/${id}/aceeasi/${other.id}`}
            aria-label={`${texts.compare}: ${other.name}, ${texts.number(other.id)}`}
          >
            {texts.compare}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
