import type { Texts } from '../language.ts'

interface OwnSetsTexts {
  heading: string
  guest: string
  login: string
  loading: string
  failed: string
  retry: string
  empty: string
  created: (date: string) => string
  official: string
  remove: string
  removeTitle: string
  removeText: (title: string) => string
  removeNow: string
  removing: string
  removed: string
  keep: string
  removeFailed: string
}

/** 'Documentele mele organizate': the sets of the person signed in. */
export const ownSetsTexts = {
  ro: {
    heading: 'Documentele mele organizate',
    guest: 'Conectează-te ca să-ți vezi seturile de dovezi.',
    login: 'Vezi-le cu contul tău',
    loading: 'Se încarcă documentele tale...',
    failed: 'Documentele tale nu au putut fi încărcate.',
    retry: 'Încearcă din nou',
    empty: 'Nu ai niciun set. Ce încarci mai sus apare aici, timp de 30 de zile.',
    created: (date) => `Încărcat la ${date}`,
    official: 'Fă petiția oficială',
    remove: 'Șterge',
    removeTitle: 'Ștergi setul?',
    removeText: (title) => `„${title}” și fișierele lui dispar acum, pentru toți cei care au linkul. Nu pot fi aduse înapoi. Ai păstrat originalele?`,
    removeNow: 'Șterge acum',
    removing: 'Se șterge...',
    removed: 'Setul a fost șters.',
    keep: 'Păstrează',
    removeFailed: 'Setul nu a putut fi șters. Încearcă din nou.',
  },
  en: {
    heading: 'My organised documents',
    guest: 'Log in to see your sets of evidence.',
    login: 'See them with your account',
    loading: 'Loading your documents...',
    failed: 'Your documents could not be loaded.',
    retry: 'Try again',
    empty: 'You have no set. What you upload above appears here, for 30 days.',
    created: (date) => `Uploaded on ${date}`,
    official: 'Make the official petition',
    remove: 'Delete',
    removeTitle: 'Delete the set?',
    removeText: (title) => `“${title}” and its files disappear now, for everybody who has the link. They cannot be brought back. Have you kept the originals?`,
    removeNow: 'Delete now',
    removing: 'Deleting...',
    removed: 'The set was deleted.',
    keep: 'Keep it',
    removeFailed: 'The set could not be deleted. Try again.',
  },
} satisfies Texts<OwnSetsTexts>

interface FilingTexts {
  ask: string
  title: string
  intro: string
  number: string
  numberHint: string
  day: string
  dayHint: string
  missing: string
  future: string
  save: string
  saving: string
  cancel: string
  failed: string
  filed: (number: string, date: string) => string
  answerBy: (date: string) => string
  latestBy: (date: string) => string
  kept: string
  calendar: string
  calendarFile: string
  change: string
  undo: string
  undoFailed: string
  noAnswer: string
  noAnswerPoints: string[]
  eventAnswer: (number: string) => string
  eventLatest: (number: string) => string
  eventText: (title: string, address: string) => string
}

/** 'Am depus-o': the number and the day of a filed petition, and the terms that follow (OG 27/2002). */
export const filingTexts = {
  ro: {
    ask: 'Am depus-o',
    title: 'Am depus petiția',
    intro: 'Notează numărul primit de la poliție. Îți arătăm până când trebuie să primești răspuns și păstrăm fișierele până atunci.',
    number: 'Număr de înregistrare',
    numberHint: 'Din confirmarea primită de la unitatea de poliție',
    day: 'Data depunerii',
    dayHint: 'Ziua înregistrării',
    missing: 'Scrie numărul de înregistrare și data.',
    future: 'Data depunerii nu poate fi în viitor.',
    save: 'Salvează',
    saving: 'Se salvează...',
    cancel: 'Renunță',
    failed: 'Nu s-a putut salva. Încearcă din nou.',
    filed: (number, date) => `Petiția nr. ${number}, depusă la ${date}`,
    answerBy: (date) => `Răspunsul: până la ${date} (30 de zile)`,
    latestBy: (date) => `Dacă termenul este prelungit: până la ${date} (cel mult 15 zile în plus)`,
    kept: 'Fișierele se păstrează până la al doilea termen.',
    calendar: 'Pune termenele în calendar',
    calendarFile: 'termene-petitie.ics',
    change: 'Modifică',
    undo: 'Nu am depus-o',
    undoFailed: 'Nota nu a putut fi ștearsă. Încearcă din nou.',
    noAnswer: 'Dacă nu răspunde nimeni',
    noAnswerPoints: [
      'Instituția răspunde în 30 de zile de la înregistrare, chiar dacă răspunsul nu este favorabil. Conducătorul ei poate prelungi termenul cu cel mult 15 zile (OG 27/2002).',
      'Dacă petiția a ajuns unde nu trebuia, este trimisă mai departe în 5 zile și ești anunțat.',
      'După termen întreabă unitatea de poliție de stadiul petiției și dă numărul de înregistrare. O petiție nouă cu același conținut, după un răspuns, se clasează.',
      'Pașii următori (conducerea instituției, Avocatul Poporului, instanța) nu sunt verificați de noi la sursă: întreabă un avocat. Păstrează originalele până la capăt.',
    ],
    eventAnswer: (number) => `Termen de răspuns la petiția nr. ${number}`,
    eventLatest: (number) => `Ultimul termen, dacă a fost prelungit, la petiția nr. ${number}`,
    eventText: (title, address) => `${title}. Dovezile: ${address}`,
  },
  en: {
    ask: 'I have filed it',
    title: 'I have filed the petition',
    intro: 'Note down the number you got from the police. We show by when an answer is due and keep the files until then.',
    number: 'Registration number',
    numberHint: 'From the confirmation of the police unit',
    day: 'Day of filing',
    dayHint: 'The day it was registered',
    missing: 'Write the registration number and the day.',
    future: 'The day of filing cannot be in the future.',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    failed: 'It could not be saved. Try again.',
    filed: (number, date) => `Petition no. ${number}, filed on ${date}`,
    answerBy: (date) => `Answer: by ${date} (30 days)`,
    latestBy: (date) => `If the term is extended: by ${date} (at most 15 days more)`,
    kept: 'The files are kept until the second term.',
    calendar: 'Put the terms into a calendar',
    calendarFile: 'petition-terms.ics',
    change: 'Change',
    undo: 'I have not filed it',
    undoFailed: 'The note could not be deleted. Try again.',
    noAnswer: 'If nobody answers',
    noAnswerPoints: [
      'The institution answers within 30 days of registration, even when the answer is not favourable. Its head may extend the term by at most 15 days (Government Ordinance 27/2002 on petitions).',
      'If the petition reached the wrong office, it is passed on within 5 days and you are told.',
      'After the term ask the police unit how far the petition is, and give the registration number. A new petition with the same content, after an answer, is filed away.',
      'The next steps (the head of the institution, the Ombudsman, the court) we have not checked at their source: ask a lawyer. Keep the originals to the end.',
    ],
    eventAnswer: (number) => `Answer due to petition no. ${number}`,
    eventLatest: (number) => `Last term, if it was extended, of petition no. ${number}`,
    eventText: (title, address) => `${title}. The evidence: ${address}`,
  },
} satisfies Texts<FilingTexts>
