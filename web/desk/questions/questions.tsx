import { Decisions } from './decisions.tsx'
import { Learning } from './learning.tsx'
import { OneQuestion } from './one-question.tsx'
import { DECIDED, LEARNING } from './paths.ts'
import { QuestionList } from './question-list.tsx'

/** What Bobita could not answer: /operatori/intrebari is the list, behind it one question, what was decided, or learning from it. */
export function Questions({ rest }: { rest: string }) {
  if (rest === '') return <QuestionList />
  if (rest === LEARNING) return <Learning />
  return rest === DECIDED ? <Decisions /> : <OneQuestion key={rest} id={rest} />
}
