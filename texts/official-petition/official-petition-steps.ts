import { POLICE_FORM_BYTES } from '#contract/limits.ts'
import type { Texts } from '../language.ts'

const FORM_MB = POLICE_FORM_BYTES / 1024 / 1024

interface WhatNowTexts {
  heading: string
  sign: string
  signText: string
  send: string
  sendText: (police: string) => string
  attach: string
  attachText: string
  note: string
  noteText: string
  comeBack: string
  comeBackText: string
  toComplaints: string
  guide: string
}

/** After the document: what a person does with it. */
export const whatNowTexts = {
  ro: {
    heading: 'Ce faci acum',
    sign: 'Semnează',
    signText: 'Citește documentul o dată, tipărește-l și semnează-l. Dacă îl trimiți online, numele și adresa ta trebuie să fie în el.',
    send: 'Trimite',
    sendText: (police: string) => `La ${police}: prin formularul online, prin e-mail sau la registratură. Trimite o copie și celor scriși „spre știință”.`,
    attach: 'Atașează fișierele originale',
    attachText: `Pune-le direct la petiție, nu doar linkul: linkul are o dată de ștergere. Pentru formularul poliției se vorbește de o limită de ${FORM_MB} MB pe fișier, pe care noi nu am putut-o confirma: verifică limita scrisă în formular. Dacă o filmare este mai mare, atașează o copie mai mică și scrie că originalul este la tine.`,
    note: 'Notează numărul de înregistrare și data',
    noteText: 'Răspunsul vine în cel mult 30 de zile de la înregistrare, cu o prelungire de cel mult 15 zile.',
    comeBack: 'Întoarce-te la Plângeri',
    comeBackText: 'Dacă ai un set de dovezi pe Bobita, scrie numărul la el: fișierele rămân până la capătul termenului de răspuns.',
    toComplaints: 'Mergi la Plângeri',
    guide: 'Citește ghidul întreg',
  },
  en: {
    heading: 'What you do now',
    sign: 'Sign it',
    signText: 'Read the document once, print it and sign it. If you send it online, your name and address must be in it.',
    send: 'Send it',
    sendText: (police: string) => `To ${police}: through the online form, by e-mail or at the registry. Send a copy to those listed under “Spre știință” too.`,
    attach: 'Attach the original files',
    attachText: `Attach them to the petition itself, not just the link: the link has a day of deletion. The police form is said to take files of up to ${FORM_MB} MB, which we could not confirm: check the limit given in the form. If a video is larger, attach a smaller copy and write that you have the original.`,
    note: 'Note the registration number and the date',
    noteText: 'The answer comes within 30 days of registration, with an extension of at most 15 days.',
    comeBack: 'Come back to Complaints',
    comeBackText: 'If you have a set of evidence on Bobita, write the number at it: the files stay until the answer is due.',
    toComplaints: 'Go to Complaints',
    guide: 'Read the whole guide',
  },
} satisfies Texts<WhatNowTexts>

interface OfficeTexts {
  heading: string
  officePage: string
  countySite: string
  policePage: string
  unconfirmed: string
  unconfirmedEmail: string
}

/** Where the document goes, in what could be confirmed. */
export const officeTexts = {
  ro: {
    heading: 'Unde îl trimiți',
    officePage: 'Pagina biroului',
    countySite: 'Site-ul poliției din județ',
    policePage: 'Poliția Română despre petiții',
    unconfirmed:
      'Adresa și e-mailul acestui birou nu le-am putut confirma, așa că nu le scriem aici. Întreabă la orice secție de poliție: petiția se depune și la registratură, iar dacă ajunge la altă instituție este trimisă mai departe în 5 zile.',
    unconfirmedEmail: 'Adresa este cea de pe pagina biroului. Un e-mail al lui nu am putut confirma, așa că nu îl scriem aici.',
  },
  en: {
    heading: 'Where you send it',
    officePage: 'The page of the office',
    countySite: 'The site of the county police',
    policePage: 'The Romanian police on petitions',
    unconfirmed:
      'We could not confirm the address and the e-mail of this office, so we do not write them here. Ask at any police station: a petition can also be handed in at the registry, and if it reaches another institution it is sent on within 5 days.',
    unconfirmedEmail: 'The address is the one on the page of the office. We could not confirm an e-mail, so we do not write one here.',
  },
} satisfies Texts<OfficeTexts>
