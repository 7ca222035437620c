import type { Texts } from '../language.ts'

interface SharedAnswerTexts {
  title: string
  description: string
  question: string
  answer: string
  notice: string
  answered: (date: string) => string
  until: (date: string) => string
  print: string
  ask: string
  notFound: string
  notFoundHelp: string
  failed: string
  retry: string
}

/** /raspuns/{id}: an answer somebody sent on. */
export const sharedAnswerTexts = {
  ro: {
    title: 'Un răspuns de la Bobita',
    description: 'Un răspuns primit de la Bobita, trimis mai departe de cine a întrebat.',
    question: 'Întrebarea',
    answer: 'Răspunsul lui Bobita',
    notice: 'Este un răspuns automat, scris de un program pentru întrebarea altcuiva. Nu înlocuiește medicul veterinar.',
    answered: (date: string) => `Răspuns din ${date}.`,
    until: (date: string) => `Linkul merge până la ${date} sau până îl oprește cine l-a trimis.`,
    print: 'Tipărește',
    ask: 'Pune-i lui Bobita întrebarea ta',
    notFound: 'Răspunsul nu mai este aici',
    notFoundHelp: 'Linkurile se opresc singure după 30 de zile sau mai devreme, când vrea cine le-a trimis. Poți pune tu întrebarea, fără cont.',
    failed: 'Răspunsul nu a putut fi încărcat',
    retry: 'Încearcă din nou',
  },
  en: {
    title: 'An answer from Bobita',
    description: 'An answer Bobita gave, sent on by whoever asked.',
    question: 'The question',
    answer: 'Bobita’s answer',
    notice: 'This is an automatic answer, written by a program for somebody else’s question. It does not replace a vet.',
    answered: (date: string) => `Answered on ${date}.`,
    until: (date: string) => `The link works until ${date}, or until whoever sent it ends it.`,
    print: 'Print',
    ask: 'Ask Bobita your own question',
    notFound: 'The answer is no longer here',
    notFoundHelp: 'Links end by themselves after 30 days, or earlier when whoever sent them wants it. You can ask the question yourself, without an account.',
    failed: 'The answer could not be loaded',
    retry: 'Try again',
  },
} satisfies Texts<SharedAnswerTexts>
