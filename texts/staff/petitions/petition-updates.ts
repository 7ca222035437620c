import { count, type Texts } from '../../language.ts'

interface PetitionUpdatesTexts {
  title: string
  /** Who is written to when something is told. */
  asked: (signers: number) => string
  back: string
  failed: string
  name: string
  text: string
  textHint: string
  missing: string
  check: string
  send: string
  working: string
  sent: string
  notSent: string
  none: string
  mails: (mails: number) => string
  queueing: string
  takeBack: string
  takeBackTitle: string
  takeBackText: string
  tookBack: string
  cancel: string
}

/** What is new of a petition, as the petitioner's desk tells it. */
export const petitionUpdatesTexts = {
  ro: {
    title: 'Vești despre petiție',
    asked: (signers: number) =>
      signers === 0
        ? 'Apare pe pagina petiției. Niciun semnatar nu a cerut vești pe e-mail.'
        : `Apare pe pagina petiției și pleacă pe e-mail la ${count('ro', signers, { one: 'un semnatar care a cerut', few: '# semnatari care au cerut', other: '# de semnatari care au cerut' })} vești.`,
    back: 'Petiția',
    failed: 'Veștile nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    name: 'Titlul veștii',
    text: 'Ce e nou',
    textHint: 'Text simplu; rândurile noi se păstrează. O veste trimisă nu se poate schimba.',
    missing: 'Completează câmpul.',
    check: 'Mai sunt câmpuri de completat.',
    send: 'Publică vestea',
    working: 'Se trimite...',
    sent: 'Vestea este publicată.',
    notSent: 'Nu s-a putut trimite. Ce ai scris a rămas aici: verifică legătura la internet și încearcă din nou.',
    none: 'Nu am scris încă nicio veste despre petiția aceasta.',
    mails: (mails: number) => (mails === 0 ? 'Fără e-mailuri' : count('ro', mails, { one: 'Un e-mail', few: '# e-mailuri', other: '# de e-mailuri' })),
    queueing: 'încă se trimit',
    takeBack: 'Ia înapoi',
    takeBackTitle: 'Iei vestea înapoi?',
    takeBackText: 'Dispare de pe pagina petiției, iar e-mailurile care nu au plecat încă nu mai pleacă. Cele trimise nu se pot întoarce.',
    tookBack: 'Vestea a fost luată înapoi.',
    cancel: 'Înapoi',
  },
  en: {
    title: 'News of the petition',
    asked: (signers: number) =>
      signers === 0
        ? 'It is shown on the page of the petition. No signer has asked for news by e-mail.'
        : `It is shown on the page of the petition and goes by e-mail to ${count('en', signers, { one: 'one signer who asked', other: '# signers who asked' })} for news.`,
    back: 'The petition',
    failed: 'The news could not be read. Check your connection and try again.',
    name: 'Title of the news',
    text: 'What is new',
    textHint: 'Plain text; line breaks are kept. Once sent it cannot be changed.',
    missing: 'Fill in this field.',
    check: 'Some fields are still empty.',
    send: 'Publish the news',
    working: 'Sending...',
    sent: 'The news is published.',
    notSent: 'It could not be sent. What you wrote is still here: check your connection and try again.',
    none: 'Nothing has been told of this petition yet.',
    mails: (mails: number) => (mails === 0 ? 'No e-mails' : count('en', mails, { one: 'One e-mail', other: '# e-mails' })),
    queueing: 'still going out',
    takeBack: 'Take back',
    takeBackTitle: 'Take the news back?',
    takeBackText:
      'It is no longer shown on the page of the petition, and e-mails that have not gone out yet do not. Those that were sent cannot be taken back.',
    tookBack: 'The news was taken back.',
    cancel: 'Back',
  },
} satisfies Texts<PetitionUpdatesTexts>
