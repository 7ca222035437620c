import { useCallback, useState } from 'react'
import { ArrowLeft, ExternalLink, Mail } from 'lucide-react'
import { Link } from 'react-router'
import type { ReportDecided, ReportShown } from '#contract/reports-desk.ts'
import { reportTexts } from '#texts/reports.ts'
import { deskReportsTexts } from '#texts/staff/reports.ts'
import type { Api } from '#web/api/client.ts'
import { readReport } from '#web/api/reports-desk.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { DecideReport } from './decide-report.tsx'
import { Decided } from './decided.tsx'
import { DueBy } from './due-by.tsx'

/** One notice: what was said, about what, and the decision. */
export function OneReport({ id }: { id: string }) {
  const texts = useTexts(deskReportsTexts)
  const [decided, setDecided] = useState<{ sentence: string; answer: ReportDecided } | null>(null)
  const read = useCallback((api: Api) => readReport(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  if (decided) return <Decided {...decided} />
  return (
    <Page title={texts.title} width="reading">
      <p>
        <Link to={`${DESK}/raportari`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(shown) => (
          <>
            <Shown shown={shown} />
            <DecideReport id={id} kind={shown.report.kind} gone={shown.target === null} onDecided={(sentence, answer) => setDecided({ sentence, answer })} />
          </>
        )}
      </ReadPart>
    </Page>
  )
}

function Shown({ shown: { report, target, wants_answer } }: { shown: ReportShown }) {
  const texts = useTexts(deskReportsTexts)
  const { reasons } = useTexts(reportTexts)
  const language = useLanguage()
  return (
    <>
      <p className={list.aside}>
        {texts.kinds[report.kind]} · {texts.sentAt(moment(report.created_at, language))}
      </p>
      <p>
        <DueBy due_at={report.due_at} />
      </p>
      <h2>{texts.said}</h2>
      <p>
        <strong>{reasons[report.reason]}</strong>
      </p>
      <p className={card.quote}>{report.what}</p>
      <p className={list.aside}>
        <Mail size={18} aria-hidden /> {wants_answer ? texts.wantsAnswer : texts.noAnswer}
      </p>
      <h2>{texts.about}</h2>
      {target ? (
        <>
          <p>
            <strong>{target.title}</strong>
          </p>
          <p className={card.quote}>{target.text}</p>
          <p>
            <a className={buttonLook('quiet', 'small')} href={target.path} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              {texts.open}
            </a>
          </p>
        </>
      ) : (
        <Notice kind="warning" title={texts.goneTitle}>
          {texts.gone}
        </Notice>
      )}
      <p className={list.aside}>{texts.crime}</p>
    </>
  )
}
