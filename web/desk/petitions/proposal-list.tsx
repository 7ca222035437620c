import { useCallback } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ProposalLine } from '#contract/petition-proposals.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import { deskProposalsTexts } from '#texts/staff/petitions/proposals.ts'
import { ageWords } from '#texts/staff/today.ts'
import type { Api } from '#web/api/client.ts'
import { listProposals } from '#web/api/petition-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { PagedList } from '../frame/paged-list.tsx'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

/** What visitors propose, oldest first. */
export function ProposalList() {
  const texts = useTexts(deskProposalsTexts)
  const { back } = useTexts(deskPetitionsTexts)
  const { api } = useDesk()
  const read = useCallback((asked: Api) => listProposals(asked), [])
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <p>
        <Link to={`${DESK}/petitii`}>
          <ArrowLeft size={18} aria-hidden /> {back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {({ proposals, waiting, next }) =>
          waiting === 0 ? (
            <p role="status">{texts.none}</p>
          ) : (
            <PagedList
              first={proposals}
              next={next}
              read={async (after) => {
                const page = await listProposals(api, after)
                return { lines: page.proposals, next: page.next }
              }}
              failed={texts.failed}
              more={texts.more}
            >
              {(line) => <ProposalCard key={line.id} line={line} />}
            </PagedList>
          )
        }
      </ReadPart>
    </Page>
  )
}

function ProposalCard({ line: { id, title, addressee, created_at } }: { line: ProposalLine }) {
  const language = useLanguage()
  return (
    <li className={card.card}>
      <Link to={`${DESK}/petitii/propuneri/${id}`}>{title}</Link>
      <span className={list.aside}>{addressee}</span>
      <span className={list.aside}>{ageWords(language, created_at, new Date())}</span>
    </li>
  )
}
