import { count, type Texts } from '../language.ts'

interface KeptTexts {
  heading: string
  text: string
  caption: string
  head: { title: string; size: string; day: string }
  total: (pages: number, size: string) => string
  none: string
  off: string
  remove: string
  removed: string
  keepAgain: string
  waiting: string
  waitingText: string
  noneWaiting: string
  removeWaiting: (question: string) => string
}

/** On /stocare-locala: what is kept on the device to be there without a network, and the way to be rid of it. */
export const keptTexts = {
  ro: {
    heading: 'Păstrate pentru când nu ai internet',
    text: 'După ce ai deschis site-ul, browserul păstrează cardurile de urgență, primul ajutor și articolele urgente, la fel pentru toți, fără nimic despre tine. Dacă ai pornit economisirea de date, articolele nu se mai descarcă.',
    caption: 'Paginile păstrate pe acest dispozitiv',
    head: { title: 'Pagina', size: 'Mărime', day: 'Păstrată la' },
    total: (pages: number, size: string) => `${count('ro', pages, { one: '# pagină', few: '# pagini', other: '# de pagini' })}, ${size} în total.`,
    none: 'Nicio pagină nu este păstrată acum pe acest dispozitiv.',
    off: 'Ai ales să nu păstrăm pagini pe acest dispozitiv.',
    remove: 'Șterge paginile și nu mai păstra',
    removed: 'Paginile au fost șterse de pe acest dispozitiv.',
    keepAgain: 'Păstrează din nou',
    waiting: 'Întrebări care așteaptă rețeaua',
    waitingText:
      'Scrise fără internet, păstrate doar pe acest dispozitiv. Pleacă singure când deschizi chatul cu rețea, se șterg când au plecat, când te deconectezi sau după 7 zile.',
    noneWaiting: 'Nicio întrebare nu așteaptă.',
    removeWaiting: (question: string) => `Șterge întrebarea: ${question}`,
  },
  en: {
    heading: 'Kept for when you have no internet',
    text: 'After you have opened the site, the browser keeps the urgent cards, first aid and the urgent articles, the same for everybody, with nothing about you. If your device saves data, the articles are not downloaded.',
    caption: 'The pages kept on this device',
    head: { title: 'Page', size: 'Size', day: 'Kept on' },
    total: (pages: number, size: string) => `${count('en', pages, { one: '# page', other: '# pages' })}, ${size} in all.`,
    none: 'No page is kept on this device now.',
    off: 'You chose not to have pages kept on this device.',
    remove: 'Delete the pages and keep none',
    removed: 'The pages were deleted from this device.',
    keepAgain: 'Keep them again',
    waiting: 'Questions waiting for the network',
    waitingText:
      'Written without internet, kept on this device only. They go out by themselves when you open the chat with a network; they are deleted once sent, when you log out, or after 7 days.',
    noneWaiting: 'No question is waiting.',
    removeWaiting: (question: string) => `Delete the question: ${question}`,
  },
} satisfies Texts<KeptTexts>
