import { useCallback } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskPetition } from '#contract/petition-desk.ts'
import { floodTexts } from '#texts/staff/petitions/flood.ts'
import { petitionUpdatesTexts } from '#texts/staff/petitions/petition-updates.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import type { Api } from '#web/api/client.ts'
import { readDeskPetition } from '#web/api/petition-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Page } from '#web/ui/page.tsx'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { EditForm } from './edit-form.tsx'
import { useStale } from './use-stale.ts'
import styles from './petitions.module.css'

/** One petition: how it stands, its words to change, and its end. @param said what has just been done to it */
export function OnePetition({ id, said }: { id: string; said?: string }) {
  const texts = useTexts(deskPetitionsTexts)
  const read = useCallback((api: Api) => readDeskPetition(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={state.kind === 'read' ? state.answer.title : texts.title} width="reading">
      <p>
        <Link to={`${DESK}/petitii`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(petition) => <Petition first={petition} {...(said !== undefined && { said })} />}
      </ReadPart>
    </Page>
  )
}

function Petition({ first, said }: { first: DeskPetition; said?: string }) {
  const stale = useStale(first)
  return (
    <>
      <Standing petition={stale.based} />
      <EditForm stale={stale} {...(said !== undefined && { said })} />
    </>
  )
}

function Standing({ petition }: { petition: DeskPetition }) {
  const texts = useTexts(deskPetitionsTexts)
  const flood = useTexts(floodTexts)
  const updates = useTexts(petitionUpdatesTexts)
  const language = useLanguage()
  const { id, state, is_example, current_signatures, required_signatures, created_at, closed_at, anonymised_at } = petition
  return (
    <div className={list.form}>
      <p>
        <span className={styles.state} data-state={state}>
          {texts.states[state]}
          {is_example && ` · ${texts.example}`}
        </span>
      </p>
      <p>
        <strong>{texts.signed(current_signatures, required_signatures)}</strong>
        <br />
        <span className={list.aside}>{closed_at === null ? texts.publishedAt(moment(created_at, language)) : texts.closedAt(moment(closed_at, language))}</span>
      </p>
      {anonymised_at !== null && <p className={list.aside}>{texts.forgotten}</p>}
      <p className={styles.ways}>
        {state !== 'closed' && <a href={`/petitions?id=${id}`}>{texts.see}</a>}
        <Link to={`${DESK}/petitii/${id}/vesti`}>{updates.title}</Link>
        {anonymised_at === null && <Link to={`${DESK}/petitii/${id}/semnaturi`}>{flood.title}</Link>}
      </p>
    </div>
  )
}
