import { Link } from 'react-router'
import type { ReportLine, ReportsPage } from '#contract/reports-desk.ts'
import { reportTexts } from '#texts/reports.ts'
import { deskReportsTexts } from '#texts/staff/reports.ts'
import { ageWords } from '#texts/staff/today.ts'
import type { Api } from '#web/api/client.ts'
import { listReports } from '#web/api/reports-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { DueBy } from './due-by.tsx'
import { Letters } from './letters.tsx'

const firstPage = (api: Api) => listReports(api, {})

/** What waits, oldest first, and the answers that are still to be sent by hand. */
export function ReportList() {
  const texts = useTexts(deskReportsTexts)
  const { state, again } = useRead(firstPage, texts.failed)
  return (
    <Page title={texts.title} width="reading">
      <ReadPart state={state} again={again}>
        {(page) => (
          <>
            <Letters letters={page.letters} onSent={again} />
            {page.waiting === 0 ? <p role="status">{texts.none}</p> : <Pages first={page} />}
          </>
        )}
      </ReadPart>
    </Page>
  )
}

function Pages({ first }: { first: ReportsPage }) {
  const texts = useTexts(deskReportsTexts)
  const { api } = useDesk()
  return (
    <>
      <p role="status">{texts.waiting(first.waiting)}</p>
      <PagedList
        first={first.reports}
        next={first.next}
        read={async (after) => {
          const page = await listReports(api, { after })
          return { lines: page.reports, next: page.next }
        }}
        failed={texts.failed}
        more={texts.more}
      >
        {(report) => <ReportCard key={report.id} report={report} />}
      </PagedList>
    </>
  )
}

function ReportCard({ report: { id, kind, reason, what, created_at, due_at } }: { report: ReportLine }) {
  const texts = useTexts(deskReportsTexts)
  const { reasons } = useTexts(reportTexts)
  const language = useLanguage()
  return (
    <li className={card.card}>
      <Link to={`${DESK}/raportari/${id}`}>{reasons[reason]}</Link>
      <span className={card.lines}>{what}</span>
      <span className={list.aside}>
        {texts.kinds[kind]} · {ageWords(language, created_at, new Date())}
      </span>
      <DueBy due_at={due_at} />
    </li>
  )
}
