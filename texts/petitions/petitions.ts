import { count, type Texts } from '../language.ts'

interface PetitionsTexts {
  title: string
  description: string
  intro: string
  loading: string
  empty: string
  emptyAsk: string
  askBobita: string
  retry: string
  loadFailed: string
  gone: string
  goneAll: string
  propose: string
  withdraw: string
  signatures: string
  goal: string
  reached: (percent: string) => string
  started: (date: string) => string
  addressee: string
  example: string
  exampleNote: string
  /** The link from an invented petition to what a person can really do. */
  exampleInstead: string
  translated: string
  progress: (title: string) => string
  signaturesOfGoal: (current: number, goal: string) => string
  sign: string
  goalReached: string
  close: string
  updates: string
  method: string
  methodPoints: string[]
}

/** Petitions: the grid, the detail and the method. */
export const petitionsTexts = {
  ro: {
    title: 'Petiții',
    description: 'Citește și semnează petiții pentru animale, fără cont. Numărul arătat este numărul semnăturilor, iar numele tău nu apare nicăieri.',
    intro: 'Alege ce susții și semnează în câteva secunde, fără cont. Numele tău nu apare nicăieri.',
    loading: 'Se încarcă petițiile...',
    empty: 'Nu există petiții active',
    emptyAsk: 'Până apare una, află ce poți face pentru un animal.',
    askBobita: 'Întreabă-l pe Bobita',
    retry: 'Încearcă din nou',
    loadFailed: 'Error loading petitions',
    gone: 'Petiția căutată nu mai este deschisă sau nu există.',
    goneAll: 'Vezi petițiile deschise',
    propose: 'Propune o petiție',
    withdraw: 'Retrage o semnătură',
    signatures: 'Semnături',
    goal: 'Obiectiv',
    reached: (percent: string) => `${percent}% atins`,
    started: (date: string) => `Început la ${date}`,
    addressee: 'Către',
    example: 'Exemplu',
    exampleNote: 'Petiție inventată, de exemplu: arată cum funcționează pagina. Semnăturile nu se trimit nimănui.',
    exampleInstead: 'Cum ceri ceva unei autorități',
    translated: 'Se semnează textul în română.',
    progress: (title: string) => `Cât s-a strâns pentru petiția „${title}”`,
    signaturesOfGoal: (current: number, goal: string) =>
      `${count('ro', current, { one: '# semnătură', few: '# semnături', other: '# de semnături' })} din ${goal}`,
    sign: 'Semnează Petiția',
    goalReached: 'Obiectiv Atins',
    close: 'Închide',
    updates: 'Vești',
    method: 'Cum numărăm și ce urmează',
    methodPoints: [
      'O adresă de e-mail semnează o petiție o singură dată, oricum ar fi scrisă.',
      'Numărul arătat este numărul semnăturilor păstrate. Nu îl rotunjim și nu pornim de la un număr inventat.',
      'Numele, e-mailul și telefonul nu apar public și nu sunt date altor semnatari.',
      'La obiectiv, petiția nu mai primește semnături și poate fi depusă la instituția căreia îi este adresată.',
      'O petiție online nu obligă singură o instituție. Arată câți oameni cer același lucru.',
    ],
  },
  en: {
    title: 'Petitions',
    description: 'Read and sign petitions for animals, without an account. The number shown is the number of signatures, and your name appears nowhere.',
    intro: 'Choose what you support and sign in a few seconds, without an account. Your name appears nowhere.',
    loading: 'Loading the petitions...',
    empty: 'There are no active petitions',
    emptyAsk: 'Until there is one, find out what you can do for an animal.',
    askBobita: 'Ask Bobita',
    retry: 'Try again',
    loadFailed: 'Error loading petitions',
    gone: 'The petition you are looking for is no longer open or does not exist.',
    goneAll: 'See the open petitions',
    propose: 'Propose a petition',
    withdraw: 'Withdraw a signature',
    signatures: 'Signatures',
    goal: 'Goal',
    reached: (percent: string) => `${percent}% reached`,
    started: (date: string) => `Started on ${date}`,
    addressee: 'To',
    example: 'Example',
    exampleNote: 'An invented example: it shows how the page works. The signatures are sent to nobody.',
    exampleInstead: 'How to ask an authority for something',
    translated: 'This is a summary. The text that is signed is in Romanian:',
    progress: (title: string) => `How far the petition “${title}” has come`,
    signaturesOfGoal: (current: number, goal: string) => `${count('en', current, { one: '# signature', other: '# signatures' })} of ${goal}`,
    sign: 'Sign the petition',
    goalReached: 'Goal reached',
    close: 'Close',
    updates: 'News',
    method: 'How we count and what comes next',
    methodPoints: [
      'One e-mail address signs a petition once, however it is spelled.',
      'The number shown is the number of signatures kept. We do not round it and did not start from an invented one.',
      'Names, e-mails and phone numbers are never public and are not shown to other signers.',
      'At its goal a petition takes no more signatures and can be handed to the institution it is addressed to.',
      'An online petition alone does not bind an institution. It shows how many people ask for the same thing.',
    ],
  },
} satisfies Texts<PetitionsTexts>

interface SignTexts {
  heading: string
  name: string
  email: string
  phone: string
  nameMissing: string
  emailMissing: string
  emailWrong: string
  phoneWrong: string
  checkFields: string
  updates: string
  privacy: string
  privacyLink: string
  cancel: string
  submit: string
  working: string
  thanks: string
  signed: string
  failed: string
}

/** The form that signs, and what the server says after a signature. */
export const signTexts = {
  ro: {
    heading: 'Semnezi petiția',
    name: 'Nume complet',
    email: 'E-mail',
    phone: 'Telefon',
    nameMissing: 'Scrie numele tău complet.',
    emailMissing: 'Scrie adresa ta de e-mail.',
    emailWrong: 'Adresa de e-mail nu este completă. Exemplu: ana@exemplu.ro',
    phoneWrong: 'Scrie telefonul doar cu cifre și spații.',
    checkFields: 'Verifică mai jos câmpurile marcate.',
    updates: 'Scrie-mi pe e-mail când apar vești despre petiție, după ce confirm adresa.',
    privacy: 'Semnând, ești de acord să păstrăm aceste date ca să numărăm corect. Nu apar public.',
    privacyLink: 'Cum le păstrăm',
    cancel: 'Anulează',
    submit: 'Semnează',
    working: 'Se semnează...',
    thanks: 'Mulțumim pentru semnătură!',
    signed: 'Semnătura ta a fost înregistrată.',
    failed: 'Error signing petition',
  },
  en: {
    heading: 'You are signing',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    nameMissing: 'Write your full name.',
    emailMissing: 'Write your e-mail address.',
    emailWrong: 'The e-mail address is not complete. Example: ana@example.org',
    phoneWrong: 'Write the phone with digits and spaces only.',
    checkFields: 'Check the marked fields below.',
    updates: 'Write to me when there is news of the petition, once I have confirmed the address.',
    privacy: 'By signing you agree that we keep this data to count correctly. It is never public.',
    privacyLink: 'How we keep it',
    cancel: 'Cancel',
    submit: 'Sign',
    working: 'Signing...',
    thanks: 'Thank you for your signature!',
    signed: 'Your signature has been recorded.',
    failed: 'Error signing petition',
  },
} satisfies Texts<SignTexts>

interface ShareTexts {
  heading: string
  afterSigning: string
  share: string
  whatsapp: string
  email: string
  copy: string
  copied: string
  copyFailed: (url: string) => string
  print: string
  message: (title: string) => string
}

/** Passing a petition on. */
export const shareTexts = {
  ro: {
    heading: 'Dă mai departe',
    afterSigning: 'Ai semnat. Dă mai departe:',
    share: 'Distribuie',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    copy: 'Copiază linkul',
    copied: 'Copiat!',
    copyFailed: (url: string) => `Linkul nu a putut fi copiat. Copiază-l de aici: ${url}`,
    print: 'Tipărește',
    message: (title: string) => `Semnează și tu: ${title}`,
  },
  en: {
    heading: 'Share it',
    afterSigning: 'You have signed. Share it:',
    share: 'Share',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    copy: 'Copy the link',
    copied: 'Copied!',
    copyFailed: (url: string) => `The link could not be copied. Copy it from here: ${url}`,
    print: 'Print',
    message: (title: string) => `Sign this too: ${title}`,
  },
} satisfies Texts<ShareTexts>
