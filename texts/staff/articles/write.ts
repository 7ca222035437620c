import type { ArticleFields } from '#contract/article-drafts.ts'
import type { Texts } from '../../language.ts'

interface WriteArticleTexts {
  titleNew: string
  title: string
  fields: Record<keyof ArticleFields, string>
  hints: Partial<Record<keyof ArticleFields, string>>
  choose: string
  source: (number: number) => string
  sourceTitle: string
  sourceUrl: string
  sourceSupports: string
  addSource: string
  card: string
  addCard: string
  cardLink: (title: string) => string
  more: string
  keep: string
  kept: string
  offer: string
  working: string
  notSent: string
  failed: string
  unsaved: string
  unsavedUse: string
  unsavedDrop: string
  staleTitle: string
  staleGone: string
  staleNow: string
  goOn: string
  preview: string
  previewFailed: string
  inDraft: (writer: string) => string
  inReview: (writer: string) => string
  scheduled: (moment: string, approver: string) => string
  secondPerson: string
  note: string
  noteHint: string
  at: string
  atHint: string
  publish: string
  published: string
  set: string
  stop: string
  discard: string
  discardTitle: string
  discardText: string
  discarded: string
  cancel: string
  backToArticle: string
}

/** Writing an article, and reading what somebody else has written. */
export const writeArticleTexts = {
  ro: {
    titleNew: 'Scrie un articol',
    title: 'Scrie',
    fields: {
      title: 'Titlu',
      title_en: 'Titlul în engleză',
      short_description: 'Pe scurt',
      summary_en: 'Pe scurt, în engleză',
      category: 'Categorie',
      cover: 'Coperta',
      content: 'Textul',
      content_en: 'Textul în engleză',
      tags: 'Etichete',
      species: 'Despre ce animale',
      keywords: 'La ce întrebări răspunde',
      keywords_en: 'Aceleași întrebări, în engleză',
      sources: 'Surse',
      urgent: 'Este pentru o urgență: începe cu cine trebuie sunat',
      ai_assisted: 'Scris cu ajutorul unui model de inteligență artificială',
      partly_unconfirmed: 'O parte nu este confirmată încă de o sursă',
    },
    hints: {
      short_description: 'Una sau două fraze, pentru lista de articole.',
      content: 'Markdown: ## înaintea unui subtitlu, - înaintea unui rând din listă, **îngroșat**.',
      content_en: 'Aceleași subtitluri, în aceeași ordine.',
      tags: 'Câte una pe rând.',
      species: 'Câte unul pe rând: câine, pisică, arici.',
      keywords: 'Câte una pe rând, cum întreabă oamenii. Bobita găsește articolul după ele.',
      keywords_en: 'Câte una pe rând.',
    },
    choose: 'Alege',
    source: (number: number) => `Sursa ${number}`,
    sourceTitle: 'Cine spune',
    sourceUrl: 'Adresa paginii',
    sourceSupports: 'Cuvintele din text pe care le susține',
    addSource: 'Adaugă o sursă',
    card: 'Legătură la ce e de făcut într-o urgență',
    addCard: 'Pune legătura în text',
    cardLink: (title: string) => `Ce faci acum: ${title}`,
    more: 'Întrebări, surse și textul în engleză',
    keep: 'Păstrează ciorna',
    kept: 'Ciorna este păstrată.',
    offer: 'Trimite la citit',
    working: 'Se trimite...',
    notSent: 'Nu s-a putut trimite. Ce ai scris a rămas aici și în acest browser: verifică legătura la internet și încearcă din nou.',
    failed: 'Ciorna nu a putut fi citită. Verifică legătura la internet și încearcă din nou.',
    unsaved: 'În acest browser a rămas un text nepăstrat pe site.',
    unsavedUse: 'Continuă cu el',
    unsavedDrop: 'Renunță la el',
    staleTitle: 'Între timp altcineva a schimbat ciorna. Ce ai scris tu este tot aici.',
    staleGone: 'Ciorna nu mai este: a fost publicată sau aruncată.',
    staleNow: 'Acum scrie:',
    goOn: 'Am văzut, păstrează ce am scris eu',
    preview: 'Cum se va vedea',
    previewFailed: 'Nu se poate arăta acum. Ce ai scris a rămas.',
    inDraft: (writer: string) => `Ciornă de ${writer}`,
    inReview: (writer: string) => `Scris de ${writer}. Așteaptă să fie citit de altcineva.`,
    scheduled: (moment: string, approver: string) => `Se publică la ${moment}, aprobat de ${approver}.`,
    secondPerson: 'L-ai scris tu: roagă pe altcineva din redacție să îl citească și să îl publice.',
    note: 'Ce s-a corectat',
    noteHint: 'Cititorii văd: „Corectat la …: …”. Lasă gol dacă nu corectează o greșeală.',
    at: 'Publică la',
    atHint: 'Gol înseamnă acum. La ora aleasă, sau în cel mult cinci minute după.',
    publish: 'Publică',
    published: 'Articolul este pe site. Bobita îl știe în câteva secunde.',
    set: 'Publicarea este programată.',
    stop: 'Oprește programarea',
    discard: 'Aruncă ciorna',
    discardTitle: 'Arunci ciorna?',
    discardText: 'Ce e pe site rămâne cum este. Ciorna nu se mai poate aduce înapoi.',
    discarded: 'Ciorna a fost aruncată.',
    cancel: 'Înapoi',
    backToArticle: 'La articol',
  },
  en: {
    titleNew: 'Write an article',
    title: 'Write',
    fields: {
      title: 'Title',
      title_en: 'Title in English',
      short_description: 'In short',
      summary_en: 'In short, in English',
      category: 'Category',
      cover: 'Cover',
      content: 'The text',
      content_en: 'The text in English',
      tags: 'Tags',
      species: 'About which animals',
      keywords: 'Which questions it answers',
      keywords_en: 'The same questions in English',
      sources: 'Sources',
      urgent: 'It is for an emergency: it begins with whom to call',
      ai_assisted: 'Written with the help of an artificial intelligence model',
      partly_unconfirmed: 'A part is not confirmed by a source yet',
    },
    hints: {
      short_description: 'One or two sentences, for the list of articles.',
      content: 'Markdown: ## before a heading, - before a line of a list, **bold**.',
      content_en: 'The same headings, in the same order.',
      tags: 'One on each line.',
      species: 'One on each line, in Romanian: câine, pisică, arici.',
      keywords: 'One on each line, as people ask. Bobita finds the article by them.',
      keywords_en: 'One on each line.',
    },
    choose: 'Choose',
    source: (number: number) => `Source ${number}`,
    sourceTitle: 'Who says so',
    sourceUrl: 'Address of the page',
    sourceSupports: 'The words of the text that it supports',
    addSource: 'Add a source',
    card: 'Link to what to do in an emergency',
    addCard: 'Put the link into the text',
    cardLink: (title: string) => `Ce faci acum: ${title}`,
    more: 'Questions, sources and the text in English',
    keep: 'Keep the draft',
    kept: 'The draft is kept.',
    offer: 'Ask for it to be read',
    working: 'Sending...',
    notSent: 'It could not be sent. What you wrote is still here and in this browser: check your internet connection and try again.',
    failed: 'The draft could not be read. Check your internet connection and try again.',
    unsaved: 'This browser still has a text that the site does not have.',
    unsavedUse: 'Go on with it',
    unsavedDrop: 'Drop it',
    staleTitle: 'Somebody else changed the draft meanwhile. What you wrote is still here.',
    staleGone: 'The draft is gone: it was published or thrown away.',
    staleNow: 'It says now:',
    goOn: 'I have seen it, keep what I wrote',
    preview: 'How it will look',
    previewFailed: 'It cannot be shown now. What you wrote is still here.',
    inDraft: (writer: string) => `A draft by ${writer}`,
    inReview: (writer: string) => `Written by ${writer}. It waits to be read by somebody else.`,
    scheduled: (moment: string, approver: string) => `It is published on ${moment}, approved by ${approver}.`,
    secondPerson: 'You wrote it: ask another editor to read and publish it.',
    note: 'What was corrected',
    noteHint: 'Readers see: “Corrected on …: …”. Leave it empty unless it corrects a mistake.',
    at: 'Publish on',
    atHint: 'Empty means now. At that time, or within five minutes after it.',
    publish: 'Publish',
    published: 'The article is on the site. Bobita knows it within seconds.',
    set: 'It is set when the article is published.',
    stop: 'Do not publish it then',
    discard: 'Throw the draft away',
    discardTitle: 'Throw the draft away?',
    discardText: 'What is on the site stays as it is. The draft cannot be brought back.',
    discarded: 'The draft was thrown away.',
    cancel: 'Back',
    backToArticle: 'To the article',
  },
} satisfies Texts<WriteArticleTexts>
