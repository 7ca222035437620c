import type { ReportForm } from '#contract/reports.ts'
import type { Texts } from './language.ts'

type Kind = ReportForm['kind']

interface ReportTexts {
  intro: string
  reason: string
  reasons: Record<ReportForm['reason'], string>
  what: string
  whatHint: Record<Kind, string>
  email: string
  emailHint: string
  missing: string
  send: string
  sending: string
  cancel: string
  sent: string
  close: string
  failed: string
}

/** Saying that a set, a petition or an article breaks the law or harms somebody. */
export const reportTexts = {
  ro: {
    intro: 'Spune-ne dacă ceva de aici încalcă legea sau face rău cuiva. Citește un om, nu un program.',
    reason: 'Motivul',
    reasons: {
      illegal: 'Conținut ilegal',
      privacy: 'Arată o persoană, o adresă sau alte date private',
      false: 'Nu este adevărat',
      other: 'Altceva',
    },
    what: 'Ce este în neregulă',
    whatHint: {
      set: 'Care fișier sau ce propoziție, și de ce',
      petition: 'Care propoziție sau fotografie, și de ce',
      article: 'Care propoziție, și de ce; dacă știi o sursă, las-o aici',
      answer: 'Care propoziție, din întrebare sau din răspuns, și de ce',
    },
    email: 'E-mail',
    emailHint: 'Doar dacă vrei răspuns',
    missing: 'Scrie ce este în neregulă.',
    send: 'Trimite',
    sending: 'Se trimite...',
    cancel: 'Renunță',
    sent: 'Am primit raportarea. Îți mulțumim.',
    close: 'Închide',
    failed: 'Raportarea nu a putut fi trimisă. Încearcă din nou.',
  },
  en: {
    intro: 'Tell us if something here breaks the law or harms somebody. A person reads it, not a program.',
    reason: 'Reason',
    reasons: {
      illegal: 'Illegal content',
      privacy: 'It shows a person, an address or other private data',
      false: 'It is not true',
      other: 'Something else',
    },
    what: 'What is wrong',
    whatHint: {
      set: 'Which file or which sentence, and why',
      petition: 'Which sentence or photo, and why',
      article: 'Which sentence, and why; if you know a source, leave it here',
      answer: 'Which sentence, of the question or the answer, and why',
    },
    email: 'E-mail',
    emailHint: 'Only if you want an answer',
    missing: 'Write what is wrong.',
    send: 'Send',
    sending: 'Sending...',
    cancel: 'Cancel',
    sent: 'We have received the report. Thank you.',
    close: 'Close',
    failed: 'The report could not be sent. Try again.',
  },
} satisfies Texts<ReportTexts>
