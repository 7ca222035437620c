import type { Texts } from '../language.ts'

interface ArticlesTexts {
  title: string
  search: string
  show: string
  shelves: { all: string; drafts: string; site: string; own: string; unpublished: string }
  none: string
  more: string
  failed: string
  back: string
  from: { site: string; own: string }
  state: { published: string; unpublished: string; new: string }
  drafts: { draft: string; review: string; scheduled: string }
  untitled: string
  write: string
  writeNew: string
  versions: string
  download: string
  importTitle: string
  importFile: string
  importFaults: string
  number: (id: number) => string
  open: string
  preview: string
  unpublish: string
  unpublishTitle: string
  unpublishText: string
  unpublished: string
  reason: string
  reasonHint: string
  reasonMissing: string
  restore: string
  restored: string
  restoreSite: string
  restoreSiteTitle: string
  restoreSiteText: string
  restoredSite: string
  working: string
  cancel: string
  notSent: string
  reload: string
}

/** The list of articles, and one of them. */
export const articlesTexts = {
  ro: {
    title: 'Articole',
    search: 'Caută după titlu sau categorie',
    show: 'Arată',
    shelves: { all: 'Toate', drafts: 'Ciorne', site: 'Venite cu site-ul', own: 'Scrise de noi', unpublished: 'Retrase' },
    none: 'Niciun articol aici.',
    more: 'Arată mai vechi',
    failed: 'Articolele nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    back: 'Toate articolele',
    from: { site: 'venit cu site-ul', own: 'scris de noi' },
    state: { published: 'publicat', unpublished: 'retras', new: 'nepublicat încă' },
    drafts: { draft: 'ciornă', review: 'de citit', scheduled: 'programat' },
    untitled: 'Fără titlu',
    write: 'Scrie la el',
    writeNew: 'Scrie un articol',
    versions: 'Variante',
    download: 'Descarcă fișierul',
    importTitle: 'Adu un articol dintr-un fișier',
    importFile: 'Un fișier Markdown cu nume ca 10001-titlul.md. Devine o ciornă, nu se publică.',
    importFaults: 'Fișierul nu este bun:',
    number: (id: number) => `nr. ${id}`,
    open: 'Vezi pe site',
    preview: 'Cum îl văd vizitatorii',
    unpublish: 'Retrage de pe site',
    unpublishTitle: 'Retragi articolul?',
    unpublishText: 'Vizitatorii și Bobita nu îl mai văd în câteva secunde. Textul se păstrează și poate fi pus înapoi.',
    unpublished: 'Articolul nu mai este pe site. Textul lui este păstrat.',
    reason: 'Motivul',
    reasonHint: 'Se păstrează în jurnal: nu scrie nume.',
    reasonMissing: 'Scrie motivul.',
    restore: 'Pune înapoi pe site',
    restored: 'Articolul este din nou pe site.',
    restoreSite: 'Pune înapoi articolul venit cu site-ul',
    restoreSiteTitle: 'Pui înapoi articolul venit cu site-ul?',
    restoreSiteText: 'Ia locul celui scris de noi, al cărui text se păstrează.',
    restoredSite: 'Articolul venit cu site-ul este din nou la locul lui.',
    working: 'Se trimite...',
    cancel: 'Înapoi',
    notSent: 'Nu s-a putut trimite. Verifică legătura la internet și încearcă din nou.',
    reload: 'Arată cum este acum',
  },
  en: {
    title: 'Articles',
    search: 'Search by title or category',
    show: 'Show',
    shelves: { all: 'All', drafts: 'Drafts', site: 'Came with the site', own: 'Written by us', unpublished: 'Taken off' },
    none: 'No article here.',
    more: 'Show older ones',
    failed: 'The articles could not be read. Check your internet connection and try again.',
    back: 'All articles',
    from: { site: 'came with the site', own: 'written by us' },
    state: { published: 'published', unpublished: 'taken off', new: 'not published yet' },
    drafts: { draft: 'draft', review: 'to be read', scheduled: 'scheduled' },
    untitled: 'Without a title',
    write: 'Write on it',
    writeNew: 'Write an article',
    versions: 'Versions',
    download: 'Download the file',
    importTitle: 'Bring an article from a file',
    importFile: 'A Markdown file with a name such as 10001-the-title.md. It becomes a draft and is not published.',
    importFaults: 'The file is not right:',
    number: (id: number) => `no. ${id}`,
    open: 'See it on the site',
    preview: 'As visitors see it',
    unpublish: 'Take off the site',
    unpublishTitle: 'Take this article off?',
    unpublishText: 'Within seconds neither visitors nor Bobita see it. The text is kept and can be put back.',
    unpublished: 'The article is no longer on the site. Its text is kept.',
    reason: 'The reason',
    reasonHint: 'It is kept in the record: write no names.',
    reasonMissing: 'Write the reason.',
    restore: 'Put back on the site',
    restored: 'The article is on the site again.',
    restoreSite: 'Put back the one that came with the site',
    restoreSiteTitle: 'Put back the article that came with the site?',
    restoreSiteText: 'It takes the place of ours, whose text is kept.',
    restoredSite: 'The article that came with the site is in its place again.',
    working: 'Sending...',
    cancel: 'Back',
    notSent: 'It could not be sent. Check your internet connection and try again.',
    reload: 'Show what it says now',
  },
} satisfies Texts<ArticlesTexts>
