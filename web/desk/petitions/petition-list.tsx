import { useCallback, useState, type FormEvent } from 'react'
import { Plus, Search } from 'lucide-react'
import { Link } from 'react-router'
import { PETITION_STATES, SEARCH_CHARACTERS } from '#contract/limits.ts'
import type { PetitionLine, PetitionsDeskQuery, PetitionsPage } from '#contract/petition-desk.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import type { Api } from '#web/api/client.ts'
import { listDeskPetitions } from '#web/api/petition-desk.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import card from '../frame/card.module.css'
import styles from './petitions.module.css'
import { ProposalsNotice } from './proposals-notice.tsx'
import { SurgeNotice } from './surge-notice.tsx'

type PetitionFilter = Pick<PetitionsDeskQuery, 'q' | 'state'>

/** Every petition, newest first, by title, addressee and state; above them what looks like a flood. */
export function PetitionList() {
  const texts = useTexts(deskPetitionsTexts)
  const [asked, setAsked] = useState<PetitionFilter>({})
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [q, wanted] = [formText(form, 'q'), formText(form, 'state')]
    const state = PETITION_STATES.find((one) => one === wanted)
    setAsked({ ...(q !== '' && { q }), ...(state && { state }) })
  }
  return (
    <Page title={texts.title} width="reading">
      <p>
        <ButtonLink to={`${DESK}/petitii/noua`} icon={<Plus aria-hidden />}>
          {texts.create}
        </ButtonLink>
      </p>
      <ProposalsNotice />
      <search>
        <form className={`${card.search} ${styles.search}`} onSubmit={search}>
          <Field label={texts.search} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={SEARCH_CHARACTERS} />
          <SelectField label={texts.state} name="state" onChange={(event) => event.currentTarget.form?.requestSubmit()}>
            <option value="">{texts.anyState}</option>
            {PETITION_STATES.map((state) => (
              <option key={state} value={state}>
                {texts.states[state]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="quiet" aria-label={texts.search} icon={<Search aria-hidden />} />
        </form>
      </search>
      <FirstPage key={JSON.stringify(asked)} asked={asked} />
    </Page>
  )
}

function FirstPage({ asked }: { asked: PetitionFilter }) {
  const texts = useTexts(deskPetitionsTexts)
  const read = useCallback((api: Api) => listDeskPetitions(api, asked), [asked])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {(page) => (
        <>
          {page.surges.map((surge) => (
            <SurgeNotice key={`${surge.petition_id} ${surge.network}`} surge={surge} />
          ))}
          {page.petitions.length > 0 ? <Pages first={page} asked={asked} /> : <p role="status">{texts.none}</p>}
        </>
      )}
    </ReadPart>
  )
}

function Pages({ first, asked }: { first: PetitionsPage; asked: PetitionFilter }) {
  const texts = useTexts(deskPetitionsTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first.petitions}
      next={first.next}
      read={async (after) => {
        const page = await listDeskPetitions(api, { ...asked, after })
        return { lines: page.petitions, next: page.next }
      }}
      failed={texts.failed}
      more={texts.more}
    >
      {(line) => <PetitionCard key={line.id} line={line} />}
    </PagedList>
  )
}

function PetitionCard({ line }: { line: PetitionLine }) {
  const texts = useTexts(deskPetitionsTexts)
  return (
    <li className={`${card.card} ${styles.petition}`}>
      <Link to={`${DESK}/petitii/${line.id}`}>{line.title}</Link>
      <span className={list.aside}>{line.addressee}</span>
      <span className={list.aside}>{texts.signed(line.current_signatures, line.required_signatures)}</span>
      <span className={styles.state} data-state={line.state}>
        {texts.states[line.state]}
        {line.is_example && ` · ${texts.example}`}
      </span>
    </li>
  )
}
