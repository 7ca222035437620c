import type { RecordChange } from '#contract/directory-desk.ts'
import { count, type Texts } from '../language.ts'

interface RecordsTexts {
  title: string
  search: string
  which: string
  all: string
  shelters: string
  trainers: string
  onlyHidden: string
  results: string
  notFound: string
  more: string
  failed: string
  kinds: { shelter: string; trainer: string }
  status: { pending: string; approved: string; hidden: string }
  example: string
  notes: string
  notesWaiting: (number: number) => string
  notesHelp: string
  noteGone: string
  noteSaid: (moment: string) => string
  noteDone: string
  wantsReply: string
  refuseNote: string
  refuseTitle: string
  refuseText: string
  refuseReasons: readonly string[]
  noteRefused: string
  back: string
  waits: string
  openSuggestion: string
  seen: string
  save: string
  saveNote: string
  saved: (name: string) => string
  hide: string
  hideTitle: string
  hideText: string
  hideReasons: readonly string[]
  hidden: (name: string) => string
  show: string
  showTitle: string
  showText: string
  showReasons: readonly string[]
  shown: (name: string) => string
  history: string
  historyFailed: string
  noHistory: string
  older: string
  changed: (field: string, before: string, after: string) => string
  otherPhoto: (words: string) => string
  other: string
  fields: Record<RecordChange['changed'][number]['field'], string>
  undo: string
  undone: string
  undoing: string
  notUndone: string
}

/** The records of the directories, as moderators keep them. */
export const recordsTexts = {
  ro: {
    title: 'Fișe',
    search: 'Caută după nume, localitate sau telefon',
    which: 'Ce arăt',
    all: 'Toate',
    shelters: 'Adăposturi',
    trainers: 'Dresori și crescători',
    onlyHidden: 'Doar cele ascunse',
    results: 'Toate fișele',
    notFound: 'Nicio fișă nu se potrivește.',
    more: 'Arată mai multe',
    failed: 'Fișele nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    kinds: { shelter: 'Adăpost', trainer: 'Dresor' },
    status: { pending: 'propunere', approved: 'în listă', hidden: 'ascunsă' },
    example: 'exemplu',
    notes: 'Vizitatorii spun că e greșit',
    notesWaiting: (number: number) => count('ro', number, { one: 'O semnalare așteaptă.', few: '# semnalări așteaptă.', other: '# de semnalări așteaptă.' }),
    notesHelp: 'Un număr greșit poate costa un animal. Sună înainte să schimbi fișa.',
    noteGone: 'Fișa nu mai există.',
    noteSaid: (moment: string) => `Un vizitator a scris la ${moment}:`,
    noteDone: 'Salvarea sau ascunderea fișei închide și această semnalare.',
    wantsReply: 'Așteaptă un răspuns pe e-mail',
    refuseNote: 'Nu e greșit',
    refuseTitle: 'Închizi semnalarea?',
    refuseText: 'Fișa rămâne cum este. Semnalarea dispare. Cine a trimis-o primește motivul, dacă a lăsat o adresă.',
    refuseReasons: ['Am sunat: datele sunt bune.', 'Nu se înțelege ce este greșit.', 'Nu este despre fișă.'],
    noteRefused: 'Semnalarea este închisă. Fișa a rămas cum era.',
    back: 'Toate fișele',
    waits: 'Aceasta este o propunere care așteaptă.',
    openSuggestion: 'Deschide propunerea',
    seen: 'Vezi pagina',
    save: 'Salvează',
    saveNote: 'Salvează și închide semnalarea',
    saved: (name: string) => `${name}: am salvat. Lista și Bobita știu în câteva secunde.`,
    hide: 'Ascunde',
    hideTitle: 'Ascunzi fișa?',
    hideText: 'Nu mai apare în listă, iar Bobita nu o mai numește. Nimic nu se pierde: o poți arăta din nou.',
    hideReasons: ['Nu mai există.', 'Nu răspunde nimeni la telefon.', 'A cerut să nu mai apară.', 'Datele sunt ale altcuiva.'],
    hidden: (name: string) => `${name} nu mai apare în listă.`,
    show: 'Arată din nou',
    showTitle: 'Arăți fișa din nou?',
    showText: 'Apare iar în listă.',
    showReasons: ['Am verificat: datele sunt bune.', 'A fost ascunsă din greșeală.'],
    shown: (name: string) => `${name} apare iar în listă.`,
    history: 'Ce s-a schimbat',
    historyFailed: 'Istoricul nu a putut fi citit.',
    noHistory: 'Nicio schimbare de când se ține istoricul.',
    older: 'Arată mai vechi',
    changed: (field: string, before: string, after: string) => `${field}: „${before}” → „${after}”`,
    otherPhoto: (words: string) => `Fotografie: alta, cu aceleași cuvinte („${words}”)`,
    other: 'Vezi cealaltă fișă',
    fields: {
      name: 'Nume',
      place: 'Localitate și județ',
      phone_numbers: 'Telefoane',
      website: 'Site',
      species: 'Ce animale',
      description: 'Descriere',
      verified_on: 'Verificat la',
      photo: 'Fotografie',
      status: 'Stare',
    },
    undo: 'Anulează schimbarea',
    undone: 'Schimbarea a fost anulată.',
    undoing: 'Se anulează...',
    notUndone: 'Nu s-a putut anula. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    title: 'Records',
    search: 'Search by name, town or telephone',
    which: 'Which ones',
    all: 'All',
    shelters: 'Shelters',
    trainers: 'Trainers and breeders',
    onlyHidden: 'Hidden ones only',
    results: 'All records',
    notFound: 'No record matches.',
    more: 'Show more',
    failed: 'The records could not be read. Check your internet connection and try again.',
    kinds: { shelter: 'Shelter', trainer: 'Trainer' },
    status: { pending: 'suggestion', approved: 'listed', hidden: 'hidden' },
    example: 'example',
    notes: 'Visitors say it is wrong',
    notesWaiting: (number: number) => count('en', number, { one: 'One note waits.', other: '# notes wait.' }),
    notesHelp: 'A wrong number can cost an animal. Call before you change the record.',
    noteGone: 'The record is gone.',
    noteSaid: (moment: string) => `A visitor wrote on ${moment}:`,
    noteDone: 'Saving or hiding the record closes this note too.',
    wantsReply: 'Waits for an answer by e-mail',
    refuseNote: 'It is not wrong',
    refuseTitle: 'Close this note?',
    refuseText: 'The record stays as it is. The note goes. Whoever sent it is told the reason, if they left an address.',
    refuseReasons: ['I called: the details are right.', 'It does not say what is wrong.', 'It is not about the record.'],
    noteRefused: 'The note is closed. The record stays as it was.',
    back: 'All records',
    waits: 'This is a suggestion that waits.',
    openSuggestion: 'Open the suggestion',
    seen: 'See the page',
    save: 'Save',
    saveNote: 'Save and close the note',
    saved: (name: string) => `${name}: saved. The list and Bobita know within seconds.`,
    hide: 'Hide',
    hideTitle: 'Hide this record?',
    hideText: 'It is no longer listed, and Bobita no longer names it. Nothing is lost: you can show it again.',
    hideReasons: ['It no longer exists.', 'Nobody answers the telephone.', 'They asked not to be listed.', 'The details are somebody else’s.'],
    hidden: (name: string) => `${name} is no longer listed.`,
    show: 'Show again',
    showTitle: 'Show this record again?',
    showText: 'It is listed again.',
    showReasons: ['I checked: the details are right.', 'It was hidden by mistake.'],
    shown: (name: string) => `${name} is listed again.`,
    history: 'What has changed',
    historyFailed: 'The history could not be read.',
    noHistory: 'No change since the history is kept.',
    older: 'Show older ones',
    changed: (field: string, before: string, after: string) => `${field}: “${before}” → “${after}”`,
    otherPhoto: (words: string) => `Photo: another one, with the same words (“${words}”)`,
    other: 'See the other record',
    fields: {
      name: 'Name',
      place: 'Town and county',
      phone_numbers: 'Telephones',
      website: 'Website',
      species: 'Which animals',
      description: 'Description',
      verified_on: 'Checked on',
      photo: 'Photo',
      status: 'Standing',
    },
    undo: 'Undo this change',
    undone: 'The change was undone.',
    undoing: 'Undoing...',
    notUndone: 'It could not be undone. Check your internet connection and try again.',
  },
} satisfies Texts<RecordsTexts>
