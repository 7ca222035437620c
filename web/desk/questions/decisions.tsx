import { useCallback, useState } from 'react'
import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'react-router'
import { exportLabelledQuestions } from '#contract/endpoints.ts'
import { API_PATH } from '#contract/limits.ts'
import type { DecisionsPage, QuestionDecision } from '#contract/questions-desk.ts'
import { questionsTexts } from '#texts/staff/questions.ts'
import type { Api } from '#web/api/client.ts'
import { listQuestionDecisions, undoQuestionDecision } from '#web/api/questions-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { QUESTIONS } from './paths.ts'
import styles from './questions.module.css'

/** Opened by the browser itself, which keeps it as a file. */
const FILE = exportLabelledQuestions.replace('GET ', API_PATH)

/** What editors decided, newest first, each to be taken back; and the labelled questions as a file. */
export function Decisions() {
  const texts = useTexts(questionsTexts)
  const read = useCallback((api: Api) => listQuestionDecisions(api, {}), [])
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={texts.decisions} intro={texts.decisionsIntro} width="reading">
      <p>
        <Link to={QUESTIONS}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(first) => (first.decisions.length === 0 ? <p>{texts.noDecisions}</p> : <Pages first={first} />)}
      </ReadPart>
      <p>
        <a href={FILE} download="questions.txt">
          <Download size={18} aria-hidden /> {texts.download}
        </a>
      </p>
      <p className={list.aside}>{texts.downloadHint}</p>
    </Page>
  )
}

function Pages({ first }: { first: DecisionsPage }) {
  const texts = useTexts(questionsTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first.decisions}
      next={first.next}
      read={async (after) => {
        const page = await listQuestionDecisions(api, { after })
        return { lines: page.decisions, next: page.next }
      }}
      failed={texts.failed}
      more={texts.older}
    >
      {(decision) => <DecisionCard key={decision.id} decision={decision} />}
    </PagedList>
  )
}

function DecisionCard({ decision: { id, lines, page, asked, decided_at } }: { decision: QuestionDecision }) {
  const texts = useTexts(questionsTexts)
  const language = useLanguage()
  const { api } = useDesk()
  const [undone, setUndone] = useState(false)
  const { state, working, run } = useCall({ failed: texts.notSent })
  const undo = () =>
    run(async (options) => {
      await undoQuestionDecision(api, id, options)
      setUndone(true)
    })
  return (
    <li className={list.item}>
      <ul className={styles.wordings}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {page === null ? (
        <p>{texts.notForUs}</p>
      ) : (
        <p>
          {texts.answeredBy} {page.url === null ? `${page.id} (${texts.pageGone})` : <Link to={page.url}>{page.title}</Link>}
        </p>
      )}
      <p className={list.aside}>{[moment(decided_at, language), ...(asked > 0 ? [texts.taken(asked)] : [])].join(' · ')}</p>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {undone ? (
        <p role="status">{texts.undone}</p>
      ) : (
        <div className={list.actions}>
          <Button variant="quiet" size="small" aria-disabled={working} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </div>
      )}
    </li>
  )
}
