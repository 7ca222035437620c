import { longDate } from '../dates.ts'
import type { Texts } from '../language.ts'

interface ProposalMailTexts {
  subject: string
  hello: string
  published: (title: string) => string
  see: string
  /** `sent` is the instant of the proposal. */
  refused: (sent: string) => string
  because: (reason: string) => string
  again: string
  why: string
}

/** The mail that says what was decided about a proposed petition. */
export const proposalMailTexts = {
  ro: {
    subject: 'Am hotărât despre petiția propusă',
    hello: 'Bună,',
    published: (title: string) => `Petiția pe care ai propus-o este pe site și poate fi semnată: ${title}. Poate am îndreptat câteva cuvinte. Mulțumim!`,
    see: 'Vezi petiția',
    refused: (sent: string) => `Am citit petiția propusă pe ${longDate(sent, 'ro')} și nu o publicăm.`,
    because: (reason: string) => `Motivul: ${reason}`,
    again: 'Poți propune din nou, schimbată. O găsești în „Contul meu”, la petițiile propuse.',
    why: 'Ai primit acest mesaj pentru că din contul cu această adresă a fost propusă o petiție.',
  },
  en: {
    subject: 'We have decided about the petition you proposed',
    hello: 'Hello,',
    published: (title: string) => `The petition you proposed is on the site and can be signed: ${title}. We may have mended some words. Thank you!`,
    see: 'See the petition',
    refused: (sent: string) => `We have read the petition proposed on ${longDate(sent, 'en')} and do not publish it.`,
    because: (reason: string) => `The reason: ${reason}`,
    again: 'You can propose it again, changed. It is in ‘My account’, among the petitions you proposed.',
    why: 'You received this message because a petition was proposed from the account with this address.',
  },
} satisfies Texts<ProposalMailTexts>
