import { madeFor, TIME_ZONE, type Texts } from './language.ts'

const days = madeFor((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }))

interface NoteMailTexts {
  hello: string
  subject: string
  corrected: (name: string) => string
  /** `sent` is the instant of the note. */
  unlisted: (sent: string) => string
  kept: (sent: string) => string
  because: (reason: string) => string
  again: string
  see: string
  why: string
}

/** The mail to whoever said that a record is wrong. It never repeats what was typed: anybody can type another's address. */
export const noteMailTexts = {
  ro: {
    hello: 'Bună,',
    subject: 'Am verificat ce ai semnalat',
    corrected: (name: string) => `Am verificat ce ai semnalat și am corectat fișa: ${name}. Mulțumim!`,
    unlisted: (sent: string) => `Am verificat ce ai semnalat pe ${days('ro').format(new Date(sent))}. Fișa nu mai este în listă. Mulțumim!`,
    kept: (sent: string) => `Am verificat ce ai semnalat pe ${days('ro').format(new Date(sent))}. Fișa rămâne cum este acum.`,
    because: (reason: string) => `Motivul: ${reason}`,
    again: 'Dacă se schimbă ceva sau crezi că am greșit, scrie-ne din nou de pe fișă.',
    see: 'Vezi fișa',
    why: 'Ai primit acest mesaj pentru că adresa ta a fost scrisă lângă o semnalare. Este singurul; adresa se șterge într-o săptămână.',
  },
  en: {
    hello: 'Hello,',
    subject: 'We have checked what you reported',
    corrected: (name: string) => `We have checked what you reported and corrected the record: ${name}. Thank you!`,
    unlisted: (sent: string) => `We have checked what you reported on ${days('en').format(new Date(sent))}. The record is no longer listed. Thank you!`,
    kept: (sent: string) => `We have checked what you reported on ${days('en').format(new Date(sent))}. The record stays as it is now.`,
    because: (reason: string) => `The reason: ${reason}`,
    again: 'If something changes, or you think we are wrong, write to us again from the record.',
    see: 'See the record',
    why: 'You received this message because your address was written beside a report. It is the only one; the address is deleted within a week.',
  },
} satisfies Texts<NoteMailTexts>
