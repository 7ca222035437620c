import { count, type Texts } from '../language.ts'

interface BegunTexts {
  offerTitle: string
  /** What was begun: its title and how many files it has. */
  offer: (title: string, files: number, day: string) => string
  untitled: string
  continue: string
  remove: string
  kept: string
  /** The link behind `kept`, to the page about what browsers keep. */
  keptLink: string
  refused: string
  /** On /stocare-locala. */
  heading: string
  text: string
  none: string
  removeOne: (title: string) => string
}

const filesRo = (files: number) => count('ro', files, { one: '# fișier', few: '# fișiere', other: '# de fișiere' })
const filesEn = (files: number) => count('en', files, { one: '# file', other: '# files' })

/** A complaint that was begun and is kept on the device. */
export const begunTexts = {
  ro: {
    offerTitle: 'Ai o plângere începută',
    offer: (title, files, day) => `„${title}”, ${filesRo(files)}, din ${day}. Este păstrată doar pe acest dispozitiv.`,
    untitled: 'Fără titlu',
    continue: 'Continuă plângerea începută',
    remove: 'Șterge-o de pe dispozitiv',
    kept: 'Textul și fișierele se păstrează pe acest dispozitiv cel mult 7 zile: dacă pică rețeaua sau se închide browserul, trimiterea continuă de unde a rămas când deschizi din nou pagina. Se șterg când linkul este gata, când te deconectezi sau de la',
    keptLink: 'Stocare locală',
    refused: 'Browserul nu poate păstra fișierele pe acest dispozitiv. Formularul merge, dar nu închide pagina până nu primești linkul.',
    heading: 'Plângeri începute',
    text: 'Textul și fișierele unei plângeri care nu are încă un link, păstrate doar pe acest dispozitiv. Se șterg când linkul este gata, când te deconectezi sau după 7 zile.',
    none: 'Nicio plângere începută nu este păstrată.',
    removeOne: (title) => `Șterge plângerea începută: ${title}`,
  },
  en: {
    offerTitle: 'You have begun a complaint',
    offer: (title, files, day) => `“${title}”, ${filesEn(files)}, of ${day}. It is kept on this device only.`,
    untitled: 'No title',
    continue: 'Go on with the begun complaint',
    remove: 'Delete it from this device',
    kept: 'The text and the files are kept on this device for at most 7 days: if the network fails or the browser is closed, sending goes on from where it stopped when you open the page again. They are deleted when the link is ready, when you log out, or at',
    keptLink: 'Local storage',
    refused: 'The browser cannot keep the files on this device. The form works, but do not close the page before you have the link.',
    heading: 'Begun complaints',
    text: 'The text and files of a complaint that has no link yet, kept on this device only. They are deleted when the link is ready, when you log out, or after 7 days.',
    none: 'No begun complaint is kept.',
    removeOne: (title) => `Delete the begun complaint: ${title}`,
  },
} satisfies Texts<BegunTexts>
