import { reasonTexts } from '#texts/staff/reason.ts'
import { actionWords, recordTexts } from '#texts/staff/record.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { moment } from './moments.ts'

/** What another operator decided meanwhile. */
export interface DecidedElsewhere {
  operator: string
  action: string
  created_at: string
}

/** Who was faster. */
export function DecidedBy({ decided: { operator, action, created_at } }: { decided: DecidedElsewhere }) {
  const texts = useTexts(reasonTexts)
  const actions = useTexts(recordTexts)
  const language = useLanguage()
  return <p>{texts.decidedBy(operator, actionWords(actions, action), moment(created_at, language))}</p>
}
