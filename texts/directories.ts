import type { Texts } from './language.ts'

interface DirectoryTexts {
  search: string
  clearSearch: string
  clearFilters: string
  page: (page: number, pages: number) => string
  exampleCard: string
  examplesHeading: string
  retry: string
  call: string
  callTo: (name: string) => string
  callNumber: (number: string) => string
  phones: string
  noPhone: string
  website: string
  map: string
  newTab: string
  example: string
  verifiedOn: (date: string) => string
  notVerified: string
  labels: { type: string; capacity: string; experience: string; specialization: string; location: string }
  unspecified: string
  gone: string
}

/** What the two directories, trainers and shelters, say alike. */
export const directoryTexts = {
  ro: {
    search: 'Caută',
    clearSearch: 'Golește căutarea',
    clearFilters: 'Arată toată lista',
    page: (page: number, pages: number) => `pagina ${page} din ${pages}`,
    exampleCard: 'Exemplu inventat: așa va arăta o înregistrare.',
    examplesHeading: 'Exemple inventate: așa va arăta o înregistrare',
    retry: 'Încearcă din nou',
    call: 'Sună acum',
    callTo: (name: string) => `Sună acum: ${name}`,
    callNumber: (number: string) => `Sună la ${number}`,
    phones: 'Telefon',
    noPhone: 'Nu avem niciun număr de telefon.',
    website: 'Vezi site-ul',
    map: 'Arată pe hartă',
    newTab: '(se deschide într-o filă nouă)',
    example: 'Exemplu',
    verifiedOn: (date: string) => `Verificat la ${date}`,
    notVerified: 'Încă neverificat',
    labels: { type: 'Tip', capacity: 'Capacitate', experience: 'Experiență', specialization: 'Specializare', location: 'Locație' },
    unspecified: 'nespecificat',
    gone: 'Înregistrarea căutată nu mai este în listă.',
  },
  en: {
    search: 'Search',
    clearSearch: 'Clear the search',
    clearFilters: 'Show the whole list',
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    exampleCard: 'An invented example: this is how a record will look.',
    examplesHeading: 'Invented examples: this is how a record will look',
    retry: 'Try again',
    call: 'Call now',
    callTo: (name: string) => `Call now: ${name}`,
    callNumber: (number: string) => `Call ${number}`,
    phones: 'Telephone',
    noPhone: 'We have no telephone number.',
    website: 'Visit the website',
    map: 'Show on the map',
    newTab: '(opens in a new tab)',
    example: 'Example',
    verifiedOn: (date: string) => `Checked on ${date}`,
    notVerified: 'Not checked yet',
    labels: { type: 'Type', capacity: 'Capacity', experience: 'Experience', specialization: 'Specialisation', location: 'Location' },
    unspecified: 'not specified',
    gone: 'The record you are looking for is no longer listed.',
  },
} satisfies Texts<DirectoryTexts>

/** How to find somebody where the list has nobody real. */
export interface FindingWords {
  /** Nobody real is listed at all, or nobody fits the search. */
  noneYet: string
  noneFound: string
  title: string
  /** Under the title while no county is known; '' where it makes no difference. */
  sayCounty: string
  /** `county` is the one the search names; the capital has no county council. */
  ways: (county: string | null) => { title: string; text: string }[]
  askTitle: string
  ask: string[]
  /** Articles that go on from here. */
  articles: { to: string; title: string }[]
}

interface SuggestionTexts {
  name: string
  place: string
  placeHint: string
  phone: string
  website: string
  why: string
  whyHint: string
  email: string
  emailHint: string
  privacy: string
  send: string
  sending: string
  sent: string
  nameMissing: string
  placeMissing: string
  check: string
  failed: string
}

/** The form that proposes somebody the directory misses. */
export const suggestionTexts = {
  ro: {
    name: 'Nume',
    place: 'Localitate și județ',
    placeHint: 'De exemplu: Huși, județul Vaslui',
    phone: 'Telefon public',
    website: 'Site',
    why: 'De ce îl propui?',
    whyHint: 'Ce face bine, de unde îl cunoști.',
    email: 'E-mailul tău',
    emailHint: 'Ca să-ți spunem ce am hotărât: un singur mesaj, apoi ștergem adresa.',
    privacy: 'Trimite doar date pe care le-a făcut publice chiar el. Un om din echipă le verifică înainte să apară în listă.',
    send: 'Trimite propunerea',
    sending: 'Se trimite...',
    sent: 'Mulțumim. Verificăm datele, apoi înregistrarea apare în listă.',
    nameMissing: 'Scrie numele.',
    placeMissing: 'Scrie localitatea și județul.',
    check: 'Mai sunt câmpuri de completat.',
    failed: 'Propunerea nu a putut fi trimisă. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    name: 'Name',
    place: 'Town and county',
    placeHint: 'For example: Huși, Vaslui county',
    phone: 'Public telephone number',
    website: 'Website',
    why: 'Why do you suggest them?',
    whyHint: 'What they do well, how you know them.',
    email: 'Your e-mail',
    emailHint: 'So that we can tell you what we decided: one message, then we delete the address.',
    privacy: 'Send only what they have made public themselves. A member of the team checks it before it is listed.',
    send: 'Send the suggestion',
    sending: 'Sending...',
    sent: 'Thank you. We check the details, then the record appears in the list.',
    nameMissing: 'Write the name.',
    placeMissing: 'Write the town and the county.',
    check: 'Some fields still need filling in.',
    failed: 'The suggestion could not be sent. Check your internet connection and try again.',
  },
} satisfies Texts<SuggestionTexts>

interface CorrectionTexts {
  ask: string
  what: string
  hint: string
  send: string
  sending: string
  sent: string
  missing: string
  failed: string
}

/** The line that says a record is wrong. */
export const correctionTexts = {
  ro: {
    ask: 'Număr greșit?',
    what: 'Ce nu e corect?',
    hint: 'De exemplu: numărul nu mai există sau s-au mutat. Nu scrie aici date despre tine.',
    send: 'Trimite',
    sending: 'Se trimite...',
    sent: 'Mulțumim. Verificăm și corectăm.',
    missing: 'Scrie pe scurt ce nu e corect.',
    failed: 'Mesajul nu a putut fi trimis. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    ask: 'Wrong number?',
    what: 'What is not right?',
    hint: 'For example: the number no longer exists, or they have moved. Write nothing about yourself here.',
    send: 'Send',
    sending: 'Sending...',
    sent: 'Thank you. We will check and correct it.',
    missing: 'Write briefly what is not right.',
    failed: 'The message could not be sent. Check your internet connection and try again.',
  },
} satisfies Texts<CorrectionTexts>
