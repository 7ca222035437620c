import { useCallback, useState } from 'react'
import { questionsTexts } from '#texts/staff/questions.ts'
import type { Api } from '#web/api/client.ts'
import { listQuestions, undoQuestionDecision } from '#web/api/questions-desk.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { QUESTIONS } from './paths.ts'

/** What became of a group, in a sentence, and the id by which it is taken back. */
export interface QuestionDecided {
  id: string
  sentence: string
}

/** What was decided, with the way back, and the way to what waits next. */
export function Decided({ decision: { id, sentence } }: { decision: QuestionDecided }) {
  const texts = useTexts(questionsTexts)
  const { api } = useDesk()
  const [undone, setUndone] = useState(false)
  const { state: undoing, working, run } = useCall({ failed: texts.notSent })
  const read = useCallback((from: Api) => listQuestions(from, {}), [])
  const { state, again } = useRead(read, texts.failed)
  const undo = () =>
    run(async (options) => {
      await undoQuestionDecision(api, id, options)
      setUndone(true)
      await again()
    })
  const takeBack = (
    <Button variant="quiet" size="small" aria-disabled={working} onClick={() => void undo()}>
      {texts.undo}
    </Button>
  )
  return (
    <Page title={texts.title} width="reading">
      {undone ? (
        <Notice kind="success">{texts.undone}</Notice>
      ) : (
        <Notice kind="success" action={takeBack}>
          {sentence}
        </Notice>
      )}
      {undoing.kind === 'refused' && <Notice kind="error">{undoing.message}</Notice>}
      <ReadPart state={state} again={again}>
        {({ groups: [next], waiting }) =>
          next ? (
            <>
              <p>{texts.waiting(waiting)}</p>
              <ButtonLink to={`${QUESTIONS}/${next.id}`}>{texts.next}</ButtonLink>
            </>
          ) : (
            <p>{texts.none}</p>
          )
        }
      </ReadPart>
    </Page>
  )
}
