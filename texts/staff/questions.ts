import type { AnswerLanguage } from '#contract/chat.ts'
import { count, type Texts } from '../language.ts'

interface QuestionsTexts {
  title: string
  intro: string
  waiting: (number: number) => string
  none: string
  search: string
  notFound: string
  order: string
  orders: { most: string; newest: string }
  more: string
  failed: string
  back: string
  asked: (number: number) => string
  disliked: (number: number) => string
  lastAsked: (moment: string) => string
  wordings: string
  pageTitle: string
  pageSearch: string
  noPages: string
  wholePage: string
  look: string
  pageMissing: string
  lines: string
  linesHint: string
  linesMissing: string
  language: string
  languages: Record<AnswerLanguage, string>
  label: string
  labelled: string
  aside: string
  setAside: string
  /** Before it. */
  writeHint: string
  write: string
  working: string
  notSent: string
  staleAside: string
  stalePage: (page: string) => string
  undo: string
  undone: string
  next: string
  decisions: string
  learning: string
  decisionsIntro: string
  noDecisions: string
  notForUs: string
  answeredBy: string
  pageGone: string
  taken: (number: number) => string
  older: string
  download: string
  downloadHint: string
}

/** What editors do about what Bobita could not answer. */
export const questionsTexts = {
  ro: {
    title: 'Întrebări',
    intro: 'Ce nu a știut Bobita și ce răspunsuri nu au plăcut. Cine a întrebat nu se păstrează nicăieri.',
    waiting: (number: number) => count('ro', number, { one: 'O întrebare așteaptă.', few: '# întrebări așteaptă.', other: '# de întrebări așteaptă.' }),
    none: 'Nicio întrebare nu așteaptă. Mulțumim!',
    search: 'Caută în întrebări',
    notFound: 'Nicio întrebare nu se potrivește.',
    order: 'Întâi',
    orders: { most: 'cele mai puse', newest: 'cele mai noi' },
    more: 'Arată mai multe',
    failed: 'Întrebările nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    back: 'Toate întrebările',
    asked: (number: number) => count('ro', number, { one: 'Pusă o dată', few: 'Pusă de # ori', other: 'Pusă de # de ori' }),
    disliked: (number: number) =>
      count('ro', number, { one: 'un răspuns nu a plăcut', few: '# răspunsuri nu au plăcut', other: '# de răspunsuri nu au plăcut' }),
    lastAsked: (moment: string) => `ultima oară la ${moment}`,
    wordings: 'Cum a fost întrebat',
    pageTitle: 'Ce pagină răspunde?',
    pageSearch: 'Caută o pagină a site-ului',
    noPages: 'Nicio pagină nu se potrivește. Caută cu alte cuvinte.',
    wholePage: 'toată pagina',
    look: 'Citește pagina',
    pageMissing: 'Alege pagina care răspunde.',
    lines: 'Întrebările la care răspunde',
    linesHint: 'Câte una pe rând, cum le scriu oamenii, cel mult zece. Șterge numele și tot ce ține de o persoană: rămân în Bobita.',
    linesMissing: 'Scrie cel puțin o întrebare.',
    language: 'Limba întrebărilor',
    languages: { ro: 'română', en: 'engleză', hu: 'maghiară', uk: 'ucraineană' },
    label: 'Pagina asta răspunde',
    labelled: 'Bobita răspunde de acum din această pagină, în câteva secunde.',
    aside: 'Nu e pentru noi',
    setAside: 'Întrebarea a fost dată la o parte, împreună cu cele scrise la fel.',
    writeHint: 'Nicio pagină nu răspunde? Articolul nou începe cu întrebările de mai sus; după ce este publicat, alege-l aici.',
    write: 'Scrie articolul',
    working: 'Se trimite',
    notSent: 'Nu a mers. Ce ai scris a rămas pe pagină; încearcă din nou.',
    staleAside: 'Între timp altcineva a dat întrebarea la o parte. O găsești la ce s-a hotărât.',
    stalePage: (page: string) => `Între timp altcineva a ales pagina ${page}. O găsești la ce s-a hotărât.`,
    undo: 'Ia înapoi',
    undone: 'Hotărârea a fost luată înapoi. Întrebările așteaptă din nou.',
    next: 'Următoarea întrebare',
    decisions: 'Ce s-a hotărât',
    learning: 'Învățarea din întrebări',
    decisionsIntro: 'Cele mai noi întâi. Orice hotărâre poate fi luată înapoi.',
    noDecisions: 'Nu s-a hotărât nimic încă.',
    notForUs: 'Nu e pentru noi',
    answeredBy: 'Răspunde pagina',
    pageGone: 'pagina nu mai este publicată',
    taken: (number: number) => count('ro', number, { one: 'O întrebare de pe listă', few: '# întrebări de pe listă', other: '# de întrebări de pe listă' }),
    older: 'Arată mai vechi',
    download: 'Descarcă fișierul pentru antrenare',
    downloadHint: 'Pentru cine are grijă de server: pus în content/questions, Bobita învață din el la următoarea antrenare.',
  },
  en: {
    title: 'Questions',
    intro: 'What Bobita did not know and which answers were not liked. Who asked is kept nowhere.',
    waiting: (number: number) => count('en', number, { one: 'One question waits.', other: '# questions wait.' }),
    none: 'No question waits. Thank you!',
    search: 'Search the questions',
    notFound: 'No question matches.',
    order: 'First',
    orders: { most: 'the most asked', newest: 'the newest' },
    more: 'Show more',
    failed: 'The questions could not be read. Check your connection and try again.',
    back: 'All questions',
    asked: (number: number) => count('en', number, { one: 'Asked once', other: 'Asked # times' }),
    disliked: (number: number) => count('en', number, { one: 'one answer was not liked', other: '# answers were not liked' }),
    lastAsked: (moment: string) => `last at ${moment}`,
    wordings: 'How it was asked',
    pageTitle: 'Which page answers?',
    pageSearch: 'Search a page of the site',
    noPages: 'No page matches. Search with other words.',
    wholePage: 'the whole page',
    look: 'Read the page',
    pageMissing: 'Choose the page that answers.',
    lines: 'The questions it answers',
    linesHint: 'One a line, as people write them, ten at most. Delete names and whatever is about a person: they stay in Bobita.',
    linesMissing: 'Write at least one question.',
    language: 'Language of the questions',
    languages: { ro: 'Romanian', en: 'English', hu: 'Hungarian', uk: 'Ukrainian' },
    label: 'This page answers',
    labelled: 'From now on Bobita answers from this page, within a few seconds.',
    aside: 'Not for us',
    setAside: 'The question was set aside, with those written the same way.',
    writeHint: 'Does no page answer? The new article begins with the questions above; once it is published, choose it here.',
    write: 'Write the article',
    working: 'Sending',
    notSent: 'It did not work. What you typed is still on the page; try again.',
    staleAside: 'Somebody else has set this question aside meanwhile. It is among what was decided.',
    stalePage: (page: string) => `Somebody else has chosen the page ${page} meanwhile. It is among what was decided.`,
    undo: 'Take back',
    undone: 'The decision was taken back. The questions wait again.',
    next: 'Next question',
    decisions: 'What was decided',
    learning: 'Learning from the questions',
    decisionsIntro: 'The newest first. Every decision can be taken back.',
    noDecisions: 'Nothing was decided yet.',
    notForUs: 'Not for us',
    answeredBy: 'Answered by',
    pageGone: 'the page is published no more',
    taken: (number: number) => count('en', number, { one: 'One question of the list', other: '# questions of the list' }),
    older: 'Show older',
    download: 'Download the file for training',
    downloadHint: 'For whoever looks after the server: put into content/questions, Bobita learns from it at the next training.',
  },
} satisfies Texts<QuestionsTexts>
