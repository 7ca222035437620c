import { useEffect, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { LearningPage, LearningShown } from '#contract/learning.ts'
import { learningTexts } from '#texts/staff/learning.ts'
import { readLearning, startLearning, undoLearning } from '#web/api/questions-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { FiguresTable } from './figures-table.tsx'
import { QUESTIONS } from './paths.ts'
import styles from './questions.module.css'

/** How often the screen looks how far a learning is. */
const LOOK_MS = 3_000

/** Learning from what editors labelled: what is new, how far one is, what became of the last ones, and the way back. */
export function Learning() {
  const texts = useTexts(learningTexts)
  const { state, again } = useRead(readLearning, texts.failed)
  const isGoingOn = state.kind === 'read' && state.answer.learnings.some(goesOn)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void again(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isGoingOn, again])
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <p>
        <Link to={QUESTIONS}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(page) => <LearningParts page={page} again={again} />}
      </ReadPart>
    </Page>
  )
}

/** One that has not ended. */
function goesOn({ state }: LearningShown): boolean {
  return state !== 'done' && state !== 'failed'
}

interface LearningPartsProps {
  page: LearningPage
  again: () => Promise<void>
}

function LearningParts({ page: { brain, ready, labelled, fresh, learnings }, again }: LearningPartsProps) {
  const texts = useTexts(learningTexts)
  // What should be used and is not is told above.
  const ended = learnings
    .filter((learning) => !goesOn(learning))
    .map((one) => (one.verdict === 'live' && brain !== 'learned' ? { ...one, verdict: null } : one))
  return (
    <>
      <Notice kind={brain === 'outdated' || brain === 'damaged' ? 'warning' : 'info'}>{texts.brain[brain]}</Notice>
      <p className={styles.counted}>
        {texts.labelled(labelled)}, {texts.fresh(fresh)}.
      </p>
      {ready ? <Begin running={learnings.find(goesOn)} again={again} /> : <Notice kind="warning">{texts.notReady}</Notice>}
      <h2>{texts.last}</h2>
      {ended.length === 0 && <p>{texts.none}</p>}
      <ul className={list.list}>
        {ended.map((learning, at) => (
          <LearningCard key={learning.id} learning={learning} open={at === 0} mayUndo={learning.verdict === 'live'} again={again} />
        ))}
      </ul>
    </>
  )
}

/** The button, or how far it is: never both. */
function Begin({ running, again }: { running: LearningShown | undefined; again: () => Promise<void> }) {
  const texts = useTexts(learningTexts)
  const { api, me } = useDesk()
  const { state, working, run } = useCall({ failed: texts.notSent })
  if (running && running.state !== 'done' && running.state !== 'failed') return <Notice title={texts.states[running.state]}>{texts.mayLeave}</Notice>
  if (me.role !== 'owner') return <p className={list.aside}>{texts.ownersStart}</p>
  const begin = () =>
    run(async (options) => {
      await startLearning(api, options)
      await again()
    })
  return (
    <>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      <p>
        <Button aria-disabled={working} onClick={() => void begin()}>
          {texts.start}
        </Button>
      </p>
      <p className={list.aside}>{texts.startHint}</p>
    </>
  )
}

interface LearningCardProps {
  learning: LearningShown
  /** Whether its figures are shown at once. */
  open: boolean
  mayUndo: boolean
  again: () => Promise<void>
}

function LearningCard({ learning: { id, verdict, cause, started_at, labelled, left_out, figures }, open, mayUndo, again }: LearningCardProps) {
  const texts = useTexts(learningTexts)
  const language = useLanguage()
  const { api, me } = useDesk()
  const [undone, setUndone] = useState(false)
  const { state, working, run } = useCall({ failed: texts.notSent })
  const undo = () =>
    run(async (options) => {
      await undoLearning(api, id, options)
      setUndone(true)
      await again()
    })
  return (
    <li className={list.item}>
      <div className={list.head}>
        <h3>{moment(started_at, language)}</h3>
        {verdict && (
          <span className={list.mark} data-off={verdict === 'live' ? undefined : ''}>
            {texts.verdicts[verdict]}
          </span>
        )}
      </div>
      {cause && <p>{texts.causes[cause]}</p>}
      {verdict && <p className={list.aside}>{[texts.learnedFrom(labelled), ...(left_out > 0 ? [texts.leftOut(left_out)] : [])].join(' · ')}</p>}
      {figures.length > 0 && (
        <details open={open}>
          <summary>{texts.figures}</summary>
          <FiguresTable figures={figures} />
        </details>
      )}
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {undone && <p role="status">{texts.undone}</p>}
      {mayUndo && me.role === 'owner' && (
        <div className={list.actions}>
          <Button variant="quiet" size="small" aria-disabled={working} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </div>
      )}
    </li>
  )
}
