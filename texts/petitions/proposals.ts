import type { OwnProposal } from '#contract/petition-proposals.ts'
import type { Texts } from '../language.ts'

interface ProposalsTexts {
  title: string
  description: string
  intro: string
  /** Said to a guest, before the form. */
  guest: string
  guestText: string
  login: string
  fields: Record<'title' | 'addressee' | 'asked' | 'reasons' | 'required_signatures', string>
  hints: Record<'title' | 'addressee' | 'asked' | 'reasons' | 'required_signatures', string>
  missing: string
  goalMissing: string
  check: string
  public: string
  submit: string
  working: string
  failed: string
  sent: string
  sentText: string
  another: string
  own: string
  ownIntro: string
  none: string
  loading: string
  listFailed: string
  states: Record<OwnProposal['state'], string>
  sentOn: (date: string) => string
  because: string
  see: string
  takeBack: string
  takeBackOf: (title: string) => string
  takenBack: string
}

/** Petitions that visitors propose. */
export const proposalsTexts = {
  ro: {
    title: 'Propune o petiție',
    description: 'Spune ce ai cere pentru animale și cui. Un om citește propunerea, o îndreaptă dacă trebuie și o publică, sau îți spune de ce nu.',
    intro: 'Spune ce ceri pentru animale și cui. Un om citește propunerea, poate îndrepta câteva cuvinte și o publică, sau îți spune de ce nu.',
    guest: 'E nevoie de un cont ca să trimiți',
    guestText: 'Așa îți putem răspunde. Poți scrie de acum: ce ai scris rămâne pe acest dispozitiv și te așteaptă aici după ce te conectezi.',
    login: 'Conectează-te sau fă-ți cont',
    fields: {
      title: 'Titlu',
      addressee: 'Cui îi ceri',
      asked: 'Ce ceri',
      reasons: 'De ce',
      required_signatures: 'Câte semnături ar ajunge',
    },
    hints: {
      title: 'O propoziție care spune ce ceri. De exemplu: Cișmele pentru câini în parcuri.',
      addressee: 'Instituția care poate face asta: o primărie, un minister, Parlamentul.',
      asked: 'Ce să facă instituția, cât mai limpede.',
      reasons: 'Ce se întâmplă acum și ce s-ar schimba. Dacă ai o sursă, scrie-o. Nu numi oameni.',
      required_signatures: 'Pentru o primărie ajung de obicei câteva sute; pentru Parlament, câteva mii.',
    },
    missing: 'Completează câmpul.',
    goalMissing: 'Scrie un număr mai mare decât 0.',
    check: 'Mai sunt câmpuri de completat.',
    public: 'Numele tău nu apare nicăieri. Dacă petiția este publicată, se vede doar textul ei.',
    submit: 'Trimite propunerea',
    working: 'Se trimite...',
    failed: 'Nu s-a putut trimite. Ce ai scris a rămas aici: verifică legătura la internet și încearcă din nou.',
    sent: 'Propunerea a fost trimisă.',
    sentText: 'O citește un om. Vezi mai jos, și în „Contul meu”, ce am hotărât.',
    another: 'Propune alta',
    own: 'Petițiile propuse de mine',
    ownIntro: 'Ce am hotărât rămâne aici șase luni.',
    none: 'Nu ai propus încă nicio petiție.',
    loading: 'Se încarcă propunerile...',
    listFailed: 'Propunerile nu au putut fi citite. Încearcă din nou.',
    states: { waiting: 'Așteaptă un răspuns', published: 'Publicată', refused: 'Nu a fost publicată' },
    sentOn: (date: string) => `Trimisă la ${date}`,
    because: 'Motivul:',
    see: 'Vezi petiția',
    takeBack: 'Retrage',
    takeBackOf: (title: string) => `Retrage propunerea „${title}”`,
    takenBack: 'Propunerea a fost retrasă și ștearsă.',
  },
  en: {
    title: 'Propose a petition',
    description: 'Say what you would ask for animals, and of whom. A person reads the proposal, mends it where needed and publishes it, or tells you why not.',
    intro: 'Say what you ask for animals, and of whom. A person reads the proposal, may mend some words and publishes it, or tells you why not.',
    guest: 'You need an account to send it',
    guestText: 'That is how we can answer you. You can write already: what you write stays on this device and waits here once you have signed in.',
    login: 'Sign in or make an account',
    fields: {
      title: 'Title',
      addressee: 'Whom you ask',
      asked: 'What you ask for',
      reasons: 'Why',
      required_signatures: 'How many signatures would do',
    },
    hints: {
      title: 'One sentence that says what you ask for, in Romanian. For example: “Cișmele pentru câini în parcuri”.',
      addressee: 'The institution that can do it: a town hall, a ministry, Parliament.',
      asked: 'What the institution should do, as clearly as you can. In Romanian, since that is what people sign.',
      reasons: 'What happens now and what would change. If you have a source, give it. Name no people.',
      required_signatures: 'For a town hall a few hundred usually do; for Parliament, a few thousand.',
    },
    missing: 'Fill in this field.',
    goalMissing: 'Write a number above 0.',
    check: 'Some fields are still empty.',
    public: 'Your name appears nowhere. If the petition is published, only its text is seen.',
    submit: 'Send the proposal',
    working: 'Sending...',
    failed: 'It could not be sent. What you wrote is still here: check your connection and try again.',
    sent: 'The proposal has been sent.',
    sentText: 'A person reads it. You see below, and in ‘My account’, what we decided.',
    another: 'Propose another one',
    own: 'Petitions I proposed',
    ownIntro: 'What we decided stays here for six months.',
    none: 'You have not proposed a petition yet.',
    loading: 'Loading the proposals...',
    listFailed: 'The proposals could not be read. Try again.',
    states: { waiting: 'Waits for an answer', published: 'Published', refused: 'Not published' },
    sentOn: (date: string) => `Sent on ${date}`,
    because: 'The reason:',
    see: 'See the petition',
    takeBack: 'Take back',
    takeBackOf: (title: string) => `Take back the proposal “${title}”`,
    takenBack: 'The proposal has been taken back and deleted.',
  },
} satisfies Texts<ProposalsTexts>
