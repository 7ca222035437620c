import type { Texts } from '../language.ts'

interface RecordPhotoTexts {
  title: string
  none: string
  choose: string
  chooseOther: string
  chooseHint: (megabytes: number) => string
  rights: string
  chosen: string
  unseen: string
  alt: string
  altHint: string
  altMissing: string
  fileMissing: string
  tooLarge: (megabytes: number) => string
  put: string
  replace: string
  keepWords: string
  working: string
  remove: string
  putDone: string
  wordsDone: string
  removed: string
  failed: string
}

/** The photo of a record of the directories, as moderators give it. */
export const recordPhotoTexts = {
  ro: {
    title: 'Fotografia',
    none: 'Fișa nu are fotografie: vizitatorii văd un desen.',
    choose: 'Alege o fotografie',
    chooseOther: 'Alege alta',
    chooseHint: (megabytes: number) => `JPEG, PNG, WebP, AVIF sau HEIC, de cel mult ${megabytes} MB. Locul și telefonul cu care a fost făcută nu se păstrează.`,
    rights: 'Pune doar o fotografie pe care ai voie s-o arăți, fără oameni pe care nu i-ai întrebat.',
    chosen: 'Fotografia aleasă, încă netrimisă',
    unseen: 'Telefonul tău nu poate arăta acest fel de fotografie. O vezi după ce o trimiți.',
    alt: 'Ce se vede în fotografie',
    altHint: 'O propoziție pentru cine nu o vede. De exemplu: „Curtea adăpostului, cu trei câini la soare.”',
    altMissing: 'Scrie ce se vede în fotografie.',
    fileMissing: 'Alege întâi o fotografie.',
    tooLarge: (megabytes: number) => `Fotografia este prea mare. Limita este de ${megabytes} MB.`,
    put: 'Pune fotografia',
    replace: 'Înlocuiește fotografia',
    keepWords: 'Salvează cuvintele',
    working: 'Se trimite...',
    remove: 'Scoate fotografia',
    putDone: 'Fotografia este pe fișă. Lista o arată în câteva secunde.',
    wordsDone: 'Cuvintele fotografiei sunt salvate.',
    removed: 'Fotografia nu mai este pe fișă. Timp de 30 de zile o poți pune la loc de la „Ce s-a schimbat”.',
    failed: 'Fotografia nu a putut fi trimisă. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    title: 'The photo',
    none: 'The record has no photo: visitors see a drawing.',
    choose: 'Choose a photo',
    chooseOther: 'Choose another',
    chooseHint: (megabytes: number) => `JPEG, PNG, WebP, AVIF or HEIC, of at most ${megabytes} MB. Where and with which phone it was taken is not kept.`,
    rights: 'Only a photo that you may show, without people you have not asked.',
    chosen: 'The chosen photo, not sent yet',
    unseen: 'Your phone cannot show this kind of photo. You will see it once it is sent.',
    alt: 'What the photo shows',
    altHint: 'A sentence for whoever does not see it, in Romanian. For example: „Curtea adăpostului, cu trei câini la soare.”',
    altMissing: 'Write what the photo shows.',
    fileMissing: 'Choose a photo first.',
    tooLarge: (megabytes: number) => `The photo is too large. The limit is ${megabytes} MB.`,
    put: 'Put the photo up',
    replace: 'Replace the photo',
    keepWords: 'Save the words',
    working: 'Sending...',
    remove: 'Take the photo away',
    putDone: 'The photo is on the record. The list shows it within seconds.',
    wordsDone: 'The words of the photo are saved.',
    removed: 'The photo is no longer on the record. For 30 days you can put it back under “What has changed”.',
    failed: 'The photo could not be sent. Check your internet connection and try again.',
  },
} satisfies Texts<RecordPhotoTexts>
