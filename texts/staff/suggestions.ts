import { count, type Texts } from '../language.ts'

interface SuggestionsTexts {
  title: string
  waiting: (number: number) => string
  none: string
  search: string
  notFound: string
  more: string
  failed: string
  back: string
  gone: string
  kinds: { shelter: string; trainer: string }
  proposedAt: (moment: string) => string
  wantsReply: string
  why: string
  approve: string
  approved: (name: string) => string
  refuse: string
  refuseTitle: string
  refuseText: string
  reasons: readonly string[]
  refused: string
  working: string
  cancel: string
  nameMissing: string
  placeMissing: string
  check: string
  notSent: string
  next: string
  doubles: string
  alike: { name: string; phone: string; place: string }
  merge: string
  mergeTitle: (name: string) => string
  mergeText: string
  merged: (name: string) => string
  hidden: string
  waits: string
}

/** What moderators do about suggestions. */
export const suggestionsTexts = {
  ro: {
    title: 'Propuneri',
    waiting: (number: number) => count('ro', number, { one: 'O propunere așteaptă.', few: '# propuneri așteaptă.', other: '# de propuneri așteaptă.' }),
    none: 'Nicio propunere nu așteaptă. Mulțumim!',
    search: 'Caută după nume sau localitate',
    notFound: 'Nicio propunere nu se potrivește.',
    more: 'Arată mai noi',
    failed: 'Propunerile nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    back: 'Toate propunerile',
    gone: 'Propunerea nu mai așteaptă: altcineva a hotărât deja.',
    kinds: { shelter: 'Adăpost', trainer: 'Dresor' },
    proposedAt: (moment: string) => `Propus la ${moment}`,
    wantsReply: 'Așteaptă un răspuns pe e-mail',
    why: 'De ce a fost propus',
    approve: 'Aprobă',
    approved: (name: string) => `${name} este acum în listă.`,
    refuse: 'Refuză',
    refuseTitle: 'Refuzi propunerea?',
    refuseText: 'Propunerea se șterge. Cine a trimis-o primește motivul, dacă a lăsat o adresă.',
    reasons: ['Nu am putut verifica datele.', 'Este deja în listă.', 'Nu este un adăpost sau un dresor.', 'Persoana nu a fost de acord să apară.'],
    refused: 'Propunerea a fost refuzată.',
    working: 'Se trimite...',
    cancel: 'Înapoi',
    nameMissing: 'Scrie numele.',
    placeMissing: 'Scrie localitatea și județul.',
    check: 'Mai sunt câmpuri de corectat.',
    notSent: 'Nu s-a putut trimite. Ce ai scris a rămas aici: verifică legătura la internet și încearcă din nou.',
    next: 'Următoarea propunere',
    doubles: 'Poate este deja în listă',
    alike: { name: 'același nume', phone: 'același telefon', place: 'aceeași localitate' },
    merge: 'Unește cu aceasta',
    mergeTitle: (name: string) => `Unești cu ${name}?`,
    mergeText: 'Numerele de telefon noi se adaugă la înregistrarea din listă, și ce îi lipsește acum. Nimic din ea nu se schimbă. Propunerea dispare.',
    merged: (name: string) => `Propunerea este acum parte din ${name}.`,
    hidden: 'ascuns',
    waits: 'propunere',
  },
  en: {
    title: 'Suggestions',
    waiting: (number: number) => count('en', number, { one: 'One suggestion waits.', other: '# suggestions wait.' }),
    none: 'No suggestion waits. Thank you!',
    search: 'Search by name or town',
    notFound: 'No suggestion matches.',
    more: 'Show newer ones',
    failed: 'The suggestions could not be read. Check your internet connection and try again.',
    back: 'All suggestions',
    gone: 'This suggestion no longer waits: somebody else has decided already.',
    kinds: { shelter: 'Shelter', trainer: 'Trainer' },
    proposedAt: (moment: string) => `Suggested on ${moment}`,
    wantsReply: 'Waits for an answer by e-mail',
    why: 'Why it was suggested',
    approve: 'Approve',
    approved: (name: string) => `${name} is now listed.`,
    refuse: 'Refuse',
    refuseTitle: 'Refuse this suggestion?',
    refuseText: 'The suggestion is deleted. Whoever sent it is told the reason, if they left an address.',
    reasons: ['We could not check the details.', 'It is listed already.', 'It is not a shelter or a trainer.', 'The person did not agree to be listed.'],
    refused: 'The suggestion was refused.',
    working: 'Sending...',
    cancel: 'Back',
    nameMissing: 'Write the name.',
    placeMissing: 'Write the town and the county.',
    check: 'Some fields still need correcting.',
    notSent: 'It could not be sent. What you wrote is still here: check your internet connection and try again.',
    next: 'The next suggestion',
    doubles: 'It may be listed already',
    alike: { name: 'same name', phone: 'same telephone', place: 'same town' },
    merge: 'Merge with this one',
    mergeTitle: (name: string) => `Merge with ${name}?`,
    mergeText: 'New telephone numbers are added to the listed record, and whatever it lacks now. Nothing in it changes. The suggestion goes.',
    merged: (name: string) => `The suggestion is now part of ${name}.`,
    hidden: 'hidden',
    waits: 'suggestion',
  },
} satisfies Texts<SuggestionsTexts>
