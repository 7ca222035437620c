import { useCallback, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { QuestionShown } from '#contract/questions-desk.ts'
import { questionsTexts } from '#texts/staff/questions.ts'
import type { Api } from '#web/api/client.ts'
import { readQuestion } from '#web/api/questions-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Page } from '#web/ui/page.tsx'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { Decided, type QuestionDecided } from './decided.tsx'
import { LabelForm } from './label-form.tsx'
import { QUESTIONS } from './paths.ts'
import { AskedLine } from './question-list.tsx'
import styles from './questions.module.css'

/** One group of questions, and what is to become of it. @param id of any of them */
export function OneQuestion({ id }: { id: string }) {
  const texts = useTexts(questionsTexts)
  const [decision, setDecision] = useState<QuestionDecided | null>(null)
  const read = useCallback((api: Api) => readQuestion(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  if (decision !== null) return <Decided decision={decision} />
  return (
    <Page title={texts.title} width="reading">
      <p>
        <Link to={QUESTIONS}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(question) => <Question question={question} onDecided={setDecision} />}
      </ReadPart>
    </Page>
  )
}

function Question({ question, onDecided }: { question: QuestionShown; onDecided: (decision: QuestionDecided) => void }) {
  const texts = useTexts(questionsTexts)
  const { group, wordings } = question
  return (
    <>
      <h2>{texts.wordings}</h2>
      <ul className={styles.wordings}>
        {wordings.map((wording) => (
          <li key={wording}>{wording}</li>
        ))}
      </ul>
      <AskedLine group={group} />
      <LabelForm question={question} onDecided={onDecided} />
    </>
  )
}
