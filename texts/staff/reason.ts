import type { Texts } from '../language.ts'

interface ReasonTexts {
  choose: string
  reason: string
  hint: string
  missing: string
  working: string
  cancel: string
  notSent: string
  decidedBy: (who: string, what: string, when: string) => string
}

/** Why something is decided. */
export const reasonTexts = {
  ro: {
    choose: 'Alege un motiv sau scrie altul',
    reason: 'Motivul',
    hint: 'Se păstrează în jurnal: nu scrie nume.',
    missing: 'Scrie motivul.',
    working: 'Se trimite...',
    cancel: 'Înapoi',
    notSent: 'Nu s-a putut trimite. Ce ai scris a rămas aici: verifică legătura la internet și încearcă din nou.',
    decidedBy: (who: string, what: string, when: string) => `${who} ${what}, ${when}.`,
  },
  en: {
    choose: 'Choose a reason or write another',
    reason: 'The reason',
    hint: 'It is kept in the record: write no names.',
    missing: 'Write the reason.',
    working: 'Sending...',
    cancel: 'Back',
    notSent: 'It could not be sent. What you wrote is still here: check your internet connection and try again.',
    decidedBy: (who: string, what: string, when: string) => `${who} ${what}, ${when}.`,
  },
} satisfies Texts<ReasonTexts>
