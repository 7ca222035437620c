import { count, type Texts } from '../language.ts'

interface ComplaintFormTexts {
  heading: string
  intro: string
  title: string
  titleHint: string
  description: string
  descriptionHint: string
  photos: string
  videos: string
  accepted: (limits: { files: number; photo: string; video: string }) => string
  drop: string
  dropNow: string
  publicHeading: string
  publicName: (name: string) => string
  publicNameGuest: string
  publicPoints: string[]
  /** The name under which somebody without one publishes (S-212). */
  anonymous: string
  submit: string
  stop: string
  missingHeading: string
  textMissing: string
  loginMissing: string
  mediaMissing: string
  filesUnready: string
  login: string
  failed: string
  /** What the server says of one file, behind the file's name. */
  refused: (name: string, sentence: string) => string
  progress: string
  sent: (sent: string, total: string) => string
  finishing: string
  doneTitle: string
  doneText: string
  official: string
}

/** The form that makes a set of evidence out of photos and videos. */
export const complaintFormTexts = {
  ro: {
    heading: 'Adună dovezile într-un link',
    intro: 'Pune la un loc fotografiile și filmările. Primești un link pe care îl poți pune în petiția ta. Încărcarea aici nu este o depunere la poliție.',
    title: 'Titlu',
    titleHint: 'De exemplu: Câine legat fără apă, strada și localitatea',
    description: 'Descriere',
    descriptionHint: 'Ce ai văzut, unde, când și dacă s-a mai întâmplat. Scrie doar ce știi sigur.',
    photos: 'Adaugă fotografii',
    videos: 'Adaugă filmări',
    accepted: ({ files, photo, video }) =>
      `Cel mult ${files} fișiere: fotografii JPEG, PNG, WebP sau HEIC de până la ${photo}, filmări MP4, MOV sau WebM de până la ${video}.`,
    drop: 'Le poți și trage aici sau lipi.',
    dropNow: 'Lasă fișierele aici',
    publicHeading: 'Ce devine vizibil',
    publicName: (name) => `Lângă fișiere apare numele „${name}”.`,
    publicNameGuest: 'Lângă fișiere apare prenumele contului tău cu inițiala numelui.',
    publicPoints: [
      'Oricine are linkul vede titlul, descrierea și fișierele. Motoarele de căutare nu le găsesc.',
      'Totul se șterge după 30 de zile. Păstrează fișierele originale.',
      'Locul memorat de telefon este scos din fișierele arătate aici.',
      'Acoperă fețele și numerele de mașină ale altor oameni. Poliției îi dai originalele neacoperite.',
    ],
    anonymous: 'Utilizator Anonim',
    submit: 'Încarcă și creează linkul',
    stop: 'Oprește',
    missingHeading: 'Înainte de a trimite:',
    textMissing: 'Titlul și descrierea sunt obligatorii',
    loginMissing: 'Trebuie să fii logat pentru a crea o plângere',
    mediaMissing: 'Trebuie să încarci cel puțin o poză sau un video',
    filesUnready: 'Așteaptă fișierul care se încarcă acum',
    login: 'Conectează-te',
    failed: 'Eroare la încărcarea fișierelor. Încearcă din nou.',
    refused: (name, sentence) => `${name}: ${sentence}`,
    progress: 'Încărcare',
    sent: (sent, total) => `${sent} din ${total}`,
    finishing: 'Fișierele au ajuns. Pregătim linkul.',
    doneTitle: 'Linkul tău este gata',
    doneText: 'Trimite-l doar cui are nevoie de el. Pentru poliție fă petiția oficială și atașează fișierele direct.',
    official: 'Fă petiția oficială',
  },
  en: {
    heading: 'Gather the evidence behind one link',
    intro: 'Put the photos and videos in one place. You get a link that you can put into your petition. Uploading here is not filing with the police.',
    title: 'Title',
    titleHint: 'For example: Dog tied up without water, street and town',
    description: 'Description',
    descriptionHint: 'What you saw, where, when and whether it happened before. Write only what you know for sure.',
    photos: 'Add photos',
    videos: 'Add videos',
    accepted: ({ files, photo, video }) => `At most ${files} files: JPEG, PNG, WebP or HEIC photos up to ${photo}, MP4, MOV or WebM videos up to ${video}.`,
    drop: 'You can also drop or paste them here.',
    dropNow: 'Drop the files here',
    publicHeading: 'What becomes visible',
    publicName: (name) => `The name “${name}” is shown beside the files.`,
    publicNameGuest: 'The first name of your account, with the initial of the last, is shown beside the files.',
    publicPoints: [
      'Whoever has the link sees the title, the description and the files. Search engines do not find them.',
      'Everything is deleted after 30 days. Keep the original files.',
      'The place recorded by the phone is removed from the files shown here.',
      'Cover the faces and number plates of other people. Give the police the uncovered originals.',
    ],
    anonymous: 'Utilizator Anonim',
    submit: 'Upload and create the link',
    stop: 'Stop',
    missingHeading: 'Before sending:',
    textMissing: 'Title and description are required',
    loginMissing: 'You need to be logged in to create a complaint',
    mediaMissing: 'You need to upload at least one photo or one video',
    filesUnready: 'Wait for the file being uploaded now',
    login: 'Log in',
    failed: 'The files could not be uploaded. Try again.',
    refused: (name, sentence) => `${name}: ${sentence}`,
    progress: 'Upload',
    sent: (sent, total) => `${sent} of ${total}`,
    finishing: 'The files have arrived. Preparing the link.',
    doneTitle: 'Your link is ready',
    doneText: 'Give it only to those who need it. For the police, make the official petition and attach the files directly.',
    official: 'Make the official petition',
  },
} satisfies Texts<ComplaintFormTexts>

interface EvidenceTexts {
  list: string
  photo: string
  video: string
  waiting: string
  sending: (percent: number) => string
  waitingForNetwork: (percent: number) => string
  uploaded: string
  failed: string
  remove: (name: string) => string
  retry: (name: string) => string
  policeLimit: string
  photoLarge: (limit: string) => string
  otherKind: (names: string) => string
  tooMany: (files: number) => string
  videoLarge: (names: string, limit: string) => string
  setLarge: (limit: string) => string
}

/** Picked files, before and while they are sent. */
export const evidenceTexts = {
  ro: {
    list: 'Fișierele alese',
    photo: 'Fotografie',
    video: 'Filmare',
    waiting: 'Se trimite la final',
    sending: (percent) => `Se încarcă, ${percent}%`,
    waitingForNetwork: (percent) => `Așteaptă rețeaua la ${percent}% și continuă singur`,
    uploaded: 'Încărcat',
    failed: 'Nu a ajuns',
    remove: (name) => `Scoate ${name}`,
    retry: (name) => `Încearcă din nou ${name}`,
    policeLimit: 'Peste 30 MB: aici îl poți încărca, dar formularul poliției s-ar putea să nu îl primească. Pregătește și o copie mai mică.',
    photoLarge: (limit) => `Peste ${limit}: fotografia poate fi refuzată la încărcare.`,
    otherKind: (names) => `Nu este fotografie sau filmare: ${names}`,
    tooMany: (files) =>
      count('ro', files, { one: 'Un set are cel mult # fișier.', few: 'Un set are cel mult # fișiere.', other: 'Un set are cel mult # de fișiere.' }),
    videoLarge: (names, limit) => `Mai mare de ${limit}: ${names}. Taie filmarea sau salveaz-o la o calitate mai mică și păstrează originalul.`,
    setLarge: (limit) => `Împreună, fișierele depășesc ${limit}. Fă două seturi.`,
  },
  en: {
    list: 'Chosen files',
    photo: 'Photo',
    video: 'Video',
    waiting: 'Is sent at the end',
    sending: (percent) => `Uploading, ${percent}%`,
    waitingForNetwork: (percent) => `Waits for the network at ${percent}% and goes on by itself`,
    uploaded: 'Uploaded',
    failed: 'Did not arrive',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Try ${name} again`,
    policeLimit: 'Over 30 MB: you can upload it here, but the police form may not take it. Prepare a smaller copy too.',
    photoLarge: (limit) => `Over ${limit}: the photo may be refused when it is uploaded.`,
    otherKind: (names) => `Neither a photo nor a video: ${names}`,
    tooMany: (files) => count('en', files, { one: 'A set has at most # file.', other: 'A set has at most # files.' }),
    videoLarge: (names, limit) => `Larger than ${limit}: ${names}. Cut the video or save it at a lower quality, and keep the original.`,
    setLarge: (limit) => `Together the files are over ${limit}. Make two sets.`,
  },
} satisfies Texts<EvidenceTexts>
