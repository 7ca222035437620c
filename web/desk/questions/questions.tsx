import { Decisions } from './decisions.tsx'
import { OneQuestion } from './one-question.tsx'
import { DECIDED } from './paths.ts'
import { QuestionList } from './question-list.tsx'

/** What Bobita could not answer: /operatori/intrebari is the list, behind it one question, or what was decided. */
export function Questions({ rest }: { rest: string }) {
  if (rest === '') return <QuestionList />
  return rest === DECIDED ? <Decisions /> : <OneQuestion key={rest} id={rest} />
}
