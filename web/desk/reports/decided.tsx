import type { ReportDecided } from '#contract/reports-desk.ts'
import { deskReportsTexts } from '#texts/staff/reports.ts'
import type { Api } from '#web/api/client.ts'
import { listReports } from '#web/api/reports-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { Letters } from './letters.tsx'

const firstPage = (api: Api) => listReports(api, {})

/** What was decided, the answers to send, and the way to what waits next. */
export function Decided({ sentence, answer: { mailed } }: { sentence: string; answer: ReportDecided }) {
  const texts = useTexts(deskReportsTexts)
  const { state, again } = useRead(firstPage, texts.failed)
  return (
    <Page title={texts.title} width="reading">
      <Notice kind="success">
        <p>{sentence}</p>
        {mailed > 0 && <p>{texts.mailed(mailed)}</p>}
      </Notice>
      <ReadPart state={state} again={again}>
        {({ reports: [next], waiting, letters }) => (
          <>
            <Letters letters={letters} onSent={again} />
            {next ? (
              <>
                <p>{texts.waiting(waiting)}</p>
                <ButtonLink to={`${DESK}/raportari/${next.id}`}>{texts.next}</ButtonLink>
              </>
            ) : (
              <p>{texts.none}</p>
            )}
          </>
        )}
      </ReadPart>
    </Page>
  )
}
