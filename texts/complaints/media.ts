import type { Texts } from '../language.ts'

interface MediaTexts {
  title: string
  description: string
  idMissing: string
  idMissingHelp: string
  notFound: string
  notFoundHelp: string
  failed: string
  retry: string
  toComplaints: string
  by: (name: string) => string
  created: (date: string) => string
  deleted: (date: string) => string
  hideInfo: string
  showInfo: string
  print: string
  download: string
  downloadFailed: string
  photoLabel: (number: number, title: string) => string
  videoLabel: (number: number, title: string) => string
  openPhoto: (number: number) => string
  openVideo: (number: number) => string
  noFile: string
  moved: string
}

/** One set of evidence behind a link. */
export const mediaTexts = {
  ro: {
    title: 'Plângere',
    description: 'Fotografiile și filmările unei plângeri.',
    idMissing: 'ID-ul media lipsește',
    idMissingHelp: 'Deschide linkul întreg, așa cum l-ai primit.',
    notFound: 'Plângerea nu a fost găsită',
    notFoundHelp:
      'Fișierele se șterg la 30 de zile după ce au fost încărcate sau mai devreme, de cine le-a încărcat. Cere-i persoanei care ți-a dat linkul fișierele originale.',
    failed: 'Nu s-au putut încărca datele',
    retry: 'Încearcă din nou',
    toComplaints: 'Vezi ghidul pentru plângeri',
    by: (name) => `Adunate de ${name}`,
    created: (date) => `Încărcate la ${date}`,
    deleted: (date) => `Se păstrează până la ${date}`,
    hideInfo: 'Ascunde informațiile',
    showInfo: 'Arată informațiile',
    print: 'Tipărește',
    download: 'Descarcă tot (ZIP)',
    downloadFailed: 'Descărcarea nu a putut începe. Mai încearcă o dată.',
    photoLabel: (number, title) => `Fotografia ${number}: ${title}`,
    videoLabel: (number, title) => `Filmarea ${number}: ${title}`,
    openPhoto: (number) => `Mărește fotografia ${number}`,
    openVideo: (number) => `Mărește filmarea ${number}`,
    noFile: 'Fișierul nu poate fi arătat aici.',
    moved: 'Fișierele arătate aici sunt copii fără datele ascunse din originale, cum este locul. Originalele sunt la persoana care le-a făcut.',
  },
  en: {
    title: 'Complaint',
    description: 'The photos and videos of a complaint.',
    idMissing: 'The link is not complete',
    idMissingHelp: 'Open the whole link, as you received it.',
    notFound: 'The complaint was not found',
    notFoundHelp:
      'Files are deleted 30 days after they were uploaded, or sooner by whoever uploaded them. Ask whoever gave you the link for the original files.',
    failed: 'The data could not be loaded',
    retry: 'Try again',
    toComplaints: 'See the guide to complaints',
    by: (name) => `Gathered by ${name}`,
    created: (date) => `Uploaded on ${date}`,
    deleted: (date) => `Kept until ${date}`,
    hideInfo: 'Hide the information',
    showInfo: 'Show the information',
    print: 'Print',
    download: 'Download everything (ZIP)',
    downloadFailed: 'The download could not begin. Try once more.',
    photoLabel: (number, title) => `Photo ${number}: ${title}`,
    videoLabel: (number, title) => `Video ${number}: ${title}`,
    openPhoto: (number) => `Enlarge photo ${number}`,
    openVideo: (number) => `Enlarge video ${number}`,
    noFile: 'The file cannot be shown here.',
    moved: 'The files shown here are copies without the hidden data of the originals, such as the place. The originals are with whoever made them.',
  },
} satisfies Texts<MediaTexts>

interface ViewerTexts {
  title: string
  counter: (number: number, total: number) => string
  previous: string
  next: string
  close: string
}

/** The files at full size, one after another. */
export const viewerTexts = {
  ro: {
    title: 'Fișierele, mărite',
    counter: (number, total) => `${number} din ${total}`,
    previous: 'Înapoi',
    next: 'Înainte',
    close: 'Închide',
  },
  en: {
    title: 'The files, enlarged',
    counter: (number, total) => `${number} of ${total}`,
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
  },
} satisfies Texts<ViewerTexts>

interface ProofTexts {
  verifyTitle: string
  verifyText: string
  choose: string
  drop: string
  working: (name: string) => string
  same: (name: string, number: number) => string
  asGiven: string
  asShown: string
  none: (name: string) => string
  noneHelp: string
  meaning: string
  tooLarge: (limit: string) => string
  unsupported: string
  unreadable: string
  sheetTitle: string
  sheetAddress: string
  sheetPrinted: (date: string) => string
  number: string
  kind: string
  photo: string
  video: string
  received: string
  size: string
  given: string
  shown: string
  qr: string
}

/** What the fingerprints of the files can show, on the screen and on paper. */
export const proofTexts = {
  ro: {
    verifyTitle: 'Verifică fișierul',
    verifyText:
      'Ai primit un fișier și vrei să știi dacă este unul dintre acestea? Alege-l: amprenta lui (SHA-256) este calculată aici, pe dispozitivul tău. Fișierul nu este trimis nicăieri.',
    choose: 'Alege fișierul',
    drop: 'Îl poți și trage aici.',
    working: (name) => `Se calculează amprenta pentru ${name}...`,
    same: (name, number) => `${name} este același fișier cu nr. ${number}`,
    asGiven: 'Așa cum a fost trimis de persoana care l-a încărcat.',
    asShown: 'Așa cum este afișat aici.',
    none: (name) => `${name} nu este niciunul dintre fișierele de aici`,
    noneHelp: 'O copie trimisă prin mesagerie, tăiată sau salvată din nou are altă amprentă. Cere fișierul original.',
    meaning: 'O amprentă egală arată că fișierul este neschimbat. Nu arată când, unde și de cine a fost făcut.',
    tooLarge: (limit) => `Fișierul este mai mare de ${limit} și nu poate fi verificat aici.`,
    unsupported: 'Browserul nu poate calcula amprenta pe această conexiune. Deschide pagina prin https.',
    unreadable: 'Fișierul nu a putut fi citit. Alege-l din nou.',
    sheetTitle: 'Fișierele și amprentele lor',
    sheetAddress: 'Adresa paginii',
    sheetPrinted: (date) => `Tipărit la ${date}`,
    number: 'Nr.',
    kind: 'Fel',
    photo: 'Fotografie',
    video: 'Filmare',
    received: 'Primit la',
    size: 'Mărime',
    given: 'SHA-256, așa cum a fost trimis',
    shown: 'SHA-256, așa cum este afișat',
    qr: 'Cod QR cu adresa paginii',
  },
  en: {
    verifyTitle: 'Check a file',
    verifyText:
      'You were given a file and want to know whether it is one of these? Choose it: its fingerprint (SHA-256) is computed here, on your device. The file is sent nowhere.',
    choose: 'Choose the file',
    drop: 'You can also drop it here.',
    working: (name) => `Computing the fingerprint of ${name}...`,
    same: (name, number) => `${name} is the same file as no. ${number}`,
    asGiven: 'As it was sent by whoever uploaded it.',
    asShown: 'As it is shown here.',
    none: (name) => `${name} is none of the files here`,
    noneHelp: 'A copy sent by a messenger, cut or saved again has another fingerprint. Ask for the original file.',
    meaning: 'An equal fingerprint shows that the file is unchanged. It does not show when, where and by whom it was made.',
    tooLarge: (limit) => `The file is larger than ${limit} and cannot be checked here.`,
    unsupported: 'The browser cannot compute the fingerprint over this connection. Open the page through https.',
    unreadable: 'The file could not be read. Choose it again.',
    sheetTitle: 'The files and their fingerprints',
    sheetAddress: 'Address of the page',
    sheetPrinted: (date) => `Printed on ${date}`,
    number: 'No.',
    kind: 'Kind',
    photo: 'Photo',
    video: 'Video',
    received: 'Received',
    size: 'Size',
    given: 'SHA-256, as it was sent',
    shown: 'SHA-256, as it is shown',
    qr: 'QR code with the address of the page',
  },
} satisfies Texts<ProofTexts>
