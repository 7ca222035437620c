import { count, madeFor, TIME_ZONE, type Texts } from './language.ts'

const days = madeFor((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }))

interface SuggestionMailTexts {
  hello: string
  decidedSubject: string
  approved: (name: string) => string
  merged: (name: string) => string
  see: string
  /** `sent` is the instant of the suggestion. */
  refused: (sent: string) => string
  because: (reason: string) => string
  again: string
  why: string
  waitingSubject: string
  waiting: (number: number) => string
  open: string
  settings: string
}

/** The mails about suggestions: to whoever proposed, and to operators. A refusal never repeats what was typed: anybody can type another's address. */
export const suggestionMailTexts = {
  ro: {
    hello: 'Bună,',
    decidedSubject: 'Am hotărât despre propunerea ta',
    approved: (name: string) => `Propunerea ta a fost verificată și este în listă: ${name}. Mulțumim!`,
    merged: (name: string) => `Mulțumim pentru propunere. Era deja în listă: ${name}. Am adăugat ce ne-ai spus nou.`,
    see: 'Vezi înregistrarea',
    refused: (sent: string) => `Am citit propunerea trimisă pe ${days('ro').format(new Date(sent))} și nu o publicăm.`,
    because: (reason: string) => `Motivul: ${reason}`,
    again: 'Dacă se schimbă ceva sau crezi că am greșit, propune din nou și spune-ne ce am scăpat.',
    why: 'Ai primit acest mesaj pentru că adresa ta a fost scrisă lângă o propunere. Este singurul; adresa se șterge într-o săptămână.',
    waitingSubject: 'O propunere așteaptă pe Bobita',
    waiting: (number: number) =>
      count('ro', number, {
        one: 'O propunere pentru liste așteaptă să fie citită.',
        few: '# propuneri pentru liste așteaptă să fie citite.',
        other: '# de propuneri pentru liste așteaptă să fie citite.',
      }),
    open: 'Deschide',
    settings: 'Primești acest mesaj pentru că ești moderator sau proprietar al site-ului, cel mult o dată pe oră.',
  },
  en: {
    hello: 'Hello,',
    decidedSubject: 'We have decided about your suggestion',
    approved: (name: string) => `Your suggestion was checked and is in the list: ${name}. Thank you!`,
    merged: (name: string) => `Thank you for the suggestion. It was in the list already: ${name}. We have added what you told us that was new.`,
    see: 'See the record',
    refused: (sent: string) => `We have read the suggestion sent on ${days('en').format(new Date(sent))} and do not publish it.`,
    because: (reason: string) => `The reason: ${reason}`,
    again: 'If something changes, or you think we are wrong, suggest it again and tell us what we missed.',
    why: 'You received this message because your address was written beside a suggestion. It is the only one; the address is deleted within a week.',
    waitingSubject: 'A suggestion waits on Bobita',
    waiting: (number: number) =>
      count('en', number, { one: 'One suggestion for the lists waits to be read.', other: '# suggestions for the lists wait to be read.' }),
    open: 'Open',
    settings: 'You receive this message because you are a moderator or owner of the site, at most once an hour.',
  },
} satisfies Texts<SuggestionMailTexts>
