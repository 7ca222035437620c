import { longDate } from '../dates.ts'
import type { Language } from '../language.ts'

/** What is known about how a text came to be. */
export interface TextHistory {
  author: string
  ai_assisted: boolean
  /** The day (YYYY-MM-DD) the team last read it again. */
  checked_on: string | null
  /** The vet who has reviewed it. */
  reviewed_by: { name: string; register_number: string; on: string } | null
  /** What was corrected since it was published, and on which day (YYYY-MM-DD). */
  corrections?: readonly { on: string; note: string }[]
}

/** Who wrote, read and reviewed a text, in one sentence, and what was corrected in it since. */
export function provenanceOf({ corrections = [], ...history }: TextHistory, language: Language): string {
  const corrected = language === 'ro' ? 'Corectat la' : 'Corrected on'
  return [historyOf(history, language), ...corrections.map(({ on, note }) => `${corrected} ${longDate(on, language)}: ${note}`)].join(' ')
}

function historyOf({ author, ai_assisted, checked_on, reviewed_by }: TextHistory, language: Language): string {
  const date = (day: string) => longDate(day, language)
  if (language === 'ro') {
    return [
      ai_assisted ? 'Text scris cu ajutorul unui model de inteligență artificială' : `Text scris de ${author}`,
      checked_on === null ? null : `recitit de echipă la ${date(checked_on)}`,
      reviewed_by === null
        ? 'nerevizuit de un medic veterinar'
        : `revizuit de ${reviewed_by.name}, medic veterinar (nr. ${reviewed_by.register_number} în registru), la ${date(reviewed_by.on)}`,
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.')
  }
  return [
    ai_assisted ? 'Written with the help of an artificial intelligence model' : `Written by ${author}`,
    checked_on === null ? null : `read again by the team on ${date(checked_on)}`,
    reviewed_by === null
      ? 'not reviewed by a vet'
      : `reviewed by ${reviewed_by.name}, veterinary surgeon (register no. ${reviewed_by.register_number}), on ${date(reviewed_by.on)}`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}
