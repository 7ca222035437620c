import type { PetitionState } from '#contract/petition-desk.ts'
import { count, type Texts } from '../../language.ts'

interface DeskPetitionsTexts {
  title: string
  search: string
  state: string
  anyState: string
  states: Record<PetitionState, string>
  create: string
  none: string
  more: string
  failed: string
  back: string
  example: string
  signed: (signatures: number, goal: number) => string
  publishedAt: (moment: string) => string
  closedAt: (moment: string) => string
  forgotten: string
  see: string
  newTitle: string
  newText: string
  publish: string
  published: string
  fields: {
    title: string
    description: string
    addressee: string
    required_signatures: string
    title_en: string
    summary_en: string
    photo_url: string
    result: string
  }
  hints: { description: string; addressee: string; required_signatures: string; english: string; result: string }
  noDrawing: string
  otherDrawing: string
  drawings: Record<string, string>
  missing: string
  goalMissing: string
  check: string
  save: string
  saved: string
  working: string
  notSent: string
  cancel: string
  close: string
  closeTitle: string
  closeText: string
  closed: string
  reopen: string
  reopenTitle: string
  reopenText: string
  reason: string
  reasonHint: string
  reopened: string
  forget: string
  forgetTitle: string
  forgetText: string
  forgot: string
}

/** Petitions, as the petitioner's desk keeps them. */
export const deskPetitionsTexts = {
  ro: {
    title: 'Petiții',
    search: 'Caută după titlu sau destinatar',
    state: 'Care',
    anyState: 'Toate',
    states: { open: 'Deschisă', goal_reached: 'Obiectiv atins', closed: 'Închisă' },
    create: 'Petiție nouă',
    none: 'Nicio petiție nu se potrivește.',
    more: 'Arată mai vechi',
    failed: 'Petițiile nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    back: 'Toate petițiile',
    example: 'exemplu',
    signed: (signatures: number, goal: number) =>
      `${count('ro', signatures, { one: 'O semnătură', few: '# semnături', other: '# de semnături' })} din ${goal.toLocaleString('ro-RO')}`,
    publishedAt: (moment: string) => `Publicată la ${moment}`,
    closedAt: (moment: string) => `Închisă la ${moment}`,
    forgotten: 'Semnatarii au fost anonimizați: rămân doar numerele, iar petiția nu mai poate fi redeschisă.',
    see: 'Vezi cum o văd cititorii',
    newTitle: 'Petiție nouă',
    newText: 'Se vede pe site imediat ce o publici.',
    publish: 'Publică',
    published: 'Petiția este publicată.',
    fields: {
      title: 'Titlu',
      description: 'Textul care se semnează',
      addressee: 'Către cine',
      required_signatures: 'Obiectiv (semnături)',
      title_en: 'Titlu în engleză',
      summary_en: 'Rezumat în engleză',
      photo_url: 'Desen',
      result: 'Ce a ieșit',
    },
    hints: {
      description: 'Rândurile noi se păstrează.',
      addressee: 'Instituția căreia i se cere ceva.',
      required_signatures: 'Se poate doar mări după ce oamenii au semnat.',
      english: 'Pentru cine citește în engleză; se semnează textul în română.',
      result: 'O citesc cei care au semnat, la semnăturile lor, și apare în dosar.',
    },
    noDrawing: 'Fără desen',
    otherDrawing: 'Imaginea de acum',
    drawings: {
      adoptii: 'Adopții',
      artificii: 'Artificii',
      cai: 'Cai',
      'garda-de-noapte': 'Gardă de noapte',
      'politia-animalelor': 'Poliția animalelor',
      sterilizare: 'Sterilizare',
    },
    missing: 'Completează câmpul.',
    goalMissing: 'Scrie un număr mai mare decât 0.',
    check: 'Mai sunt câmpuri de completat.',
    save: 'Salvează',
    saved: 'Salvat. Cititorii văd deja ce ai scris.',
    working: 'Se trimite...',
    notSent: 'Nu s-a putut trimite. Ce ai scris a rămas aici: verifică legătura la internet și încearcă din nou.',
    cancel: 'Înapoi',
    close: 'Închide',
    closeTitle: 'Închizi petiția?',
    closeText: 'Nu mai primește semnături și nu mai apare în listă. O poți redeschide; după șase luni semnatarii se anonimizează.',
    closed: 'Petiția este închisă.',
    reopen: 'Redeschide',
    reopenTitle: 'Redeschizi petiția?',
    reopenText: 'Apare din nou în listă și primește semnături.',
    reason: 'Motivul',
    reasonHint: 'Se păstrează în jurnal: nu scrie nume.',
    reopened: 'Petiția este din nou deschisă.',
    forget: 'Anonimizează semnatarii',
    forgetTitle: 'Anonimizezi semnatarii?',
    forgetText: 'Numele și adresele lor se șterg acum, nu peste șase luni. Numerele rămân. Nu se poate anula, iar petiția nu mai poate fi redeschisă.',
    forgot: 'Semnatarii au fost anonimizați.',
  },
  en: {
    title: 'Petitions',
    search: 'Search by title or addressee',
    state: 'Which',
    anyState: 'All',
    states: { open: 'Open', goal_reached: 'Goal reached', closed: 'Closed' },
    create: 'New petition',
    none: 'No petition matches.',
    more: 'Show older ones',
    failed: 'The petitions could not be read. Check your connection and try again.',
    back: 'All petitions',
    example: 'example',
    signed: (signatures: number, goal: number) =>
      `${count('en', signatures, { one: 'One signature', other: '# signatures' })} of ${goal.toLocaleString('en-GB')}`,
    publishedAt: (moment: string) => `Published on ${moment}`,
    closedAt: (moment: string) => `Closed on ${moment}`,
    forgotten: 'The signers are anonymised: only the counts are left, and the petition cannot be opened again.',
    see: 'See it as readers do',
    newTitle: 'New petition',
    newText: 'It is on the site as soon as you publish it.',
    publish: 'Publish',
    published: 'The petition is published.',
    fields: {
      title: 'Title',
      description: 'The text that is signed',
      addressee: 'To whom',
      required_signatures: 'Goal (signatures)',
      title_en: 'Title in English',
      summary_en: 'Summary in English',
      photo_url: 'Drawing',
      result: 'What came of it',
    },
    hints: {
      description: 'Line breaks are kept.',
      addressee: 'The institution that is asked.',
      required_signatures: 'Once people have signed it can only be raised.',
      english: 'For who reads in English; what is signed is the Romanian text.',
      result: 'Those who signed read it beside their signature, and it is in the dossier.',
    },
    noDrawing: 'No drawing',
    otherDrawing: 'The present picture',
    drawings: {
      adoptii: 'Adoptions',
      artificii: 'Fireworks',
      cai: 'Horses',
      'garda-de-noapte': 'Night duty',
      'politia-animalelor': 'Animal police',
      sterilizare: 'Neutering',
    },
    missing: 'Fill in this field.',
    goalMissing: 'Write a number above 0.',
    check: 'Some fields are still empty.',
    save: 'Save',
    saved: 'Saved. Readers already see what you wrote.',
    working: 'Sending...',
    notSent: 'It could not be sent. What you wrote is still here: check your connection and try again.',
    cancel: 'Back',
    close: 'Close',
    closeTitle: 'Close the petition?',
    closeText: 'It takes no more signatures and is no longer listed. You can open it again; after six months its signers are anonymised.',
    closed: 'The petition is closed.',
    reopen: 'Open again',
    reopenTitle: 'Open the petition again?',
    reopenText: 'It is listed again and takes signatures.',
    reason: 'The reason',
    reasonHint: 'It is kept in the record: write no names.',
    reopened: 'The petition is open again.',
    forget: 'Anonymise the signers',
    forgetTitle: 'Anonymise the signers?',
    forgetText:
      'Their names and addresses are erased now instead of after six months. The counts stay. It cannot be undone, and the petition cannot be opened again.',
    forgot: 'The signers are anonymised.',
  },
} satisfies Texts<DeskPetitionsTexts>
