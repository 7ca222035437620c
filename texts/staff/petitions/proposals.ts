import { count, type Texts } from '../../language.ts'

interface DeskProposalsTexts {
  title: string
  intro: string
  open: string
  waiting: (number: number) => string
  none: string
  more: string
  failed: string
  back: string
  proposedAt: (moment: string) => string
  answered: string
  publish: string
  published: string
  refuse: string
  refuseTitle: string
  refuseText: string
  reasons: string[]
  refused: string
}

/** Petitions that visitors propose, as the petitioner's desk decides about them. */
export const deskProposalsTexts = {
  ro: {
    title: 'Petiții propuse',
    intro: 'De vizitatori cu cont, cele mai vechi întâi. Nu le vede nimeni până le publici.',
    open: 'Citește-le',
    waiting: (number: number) =>
      count('ro', number, { one: 'O petiție propusă așteaptă.', few: '# petiții propuse așteaptă.', other: '# de petiții propuse așteaptă.' }),
    none: 'Nicio propunere nu așteaptă.',
    more: 'Arată mai noi',
    failed: 'Propunerile nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    back: 'Toate propunerile',
    proposedAt: (moment: string) => `Propusă la ${moment}`,
    answered: 'Cine a propus-o vede ce hotărăști în contul lui, și pe e-mail dacă site-ul trimite.',
    publish: 'Publică',
    published: 'Petiția este publicată.',
    refuse: 'Refuză',
    refuseTitle: 'Refuzi propunerea?',
    refuseText: 'Cine a propus-o citește motivul așa cum îl scrii.',
    reasons: ['Există deja o petiție despre asta.', 'Instituția căreia i se cere nu poate face asta.', 'Nu este despre animale.', 'Acuză o persoană anume.'],
    refused: 'Propunerea a fost refuzată.',
  },
  en: {
    title: 'Proposed petitions',
    intro: 'By visitors with an account, the oldest first. Nobody sees them until you publish them.',
    open: 'Read them',
    waiting: (number: number) => count('en', number, { one: 'One proposed petition waits.', other: '# proposed petitions wait.' }),
    none: 'No proposal waits.',
    more: 'Show newer ones',
    failed: 'The proposals could not be read. Check your connection and try again.',
    back: 'All proposals',
    proposedAt: (moment: string) => `Proposed on ${moment}`,
    answered: 'Whoever proposed it sees what you decide in their account, and by e-mail if the site sends any.',
    publish: 'Publish',
    published: 'The petition is published.',
    refuse: 'Refuse',
    refuseTitle: 'Refuse the proposal?',
    refuseText: 'Whoever proposed it reads the reason as you write it.',
    reasons: ['There is a petition about this already.', 'The institution that is asked cannot do this.', 'It is not about animals.', 'It accuses one person.'],
    refused: 'The proposal was refused.',
  },
} satisfies Texts<DeskProposalsTexts>
