import type { Texts } from '../language.ts'

interface ComplaintsTexts {
  title: string
  description: string
  intro: string
  guide: string
  guideHint: string
  /** What a reader of another language must know; '' in Romanian. */
  guideLanguage: string
  facts: { term: string; text: string }[]
  download: string
  askBobita: string
  checkedOn: (date: string) => string
  source: string
  guideFailed: string
  retry: string
  dangerTitle: string
}

/** Complaints: the guide to the police. */
export const complaintsTexts = {
  ro: {
    title: 'Plângeri și Cereri',
    description: 'Cum depui o petiție la Poliția Română pentru un animal maltratat: dovezi, ce scrii, unde trimiți și cât aștepți răspunsul.',
    intro: 'Ai văzut un animal maltratat? Aici afli ce faci acum, aduni dovezile la un loc și vezi cum depui o petiție la poliție, pas cu pas.',
    guide: 'Ghid: cum depui o petiție la Poliția Română',
    guideHint: 'Dovezi, ce scrii, unde trimiți, cât aștepți',
    guideLanguage: '',
    facts: [
      { term: 'Pericol acum', text: 'Sună la 112.' },
      { term: 'Răspuns', text: 'De obicei în 30 de zile, cu cel mult 15 zile în plus.' },
      { term: 'Fișiere', text: 'Pregătește fișiere de cel mult 30 MB; verifică limita din formularul poliției.' },
    ],
    download: 'Descarcă ghidul (PDF)',
    askBobita: 'Întreabă-l pe Bobita',
    checkedOn: (date: string) => `Text scris cu ajutorul unui model de inteligență artificială, recitit de echipă la ${date}`,
    source: 'Sursa',
    guideFailed: 'Ghidul nu a putut fi încărcat. Dacă animalul este în pericol acum, sună la 112.',
    retry: 'Încearcă din nou',
    dangerTitle: 'Un animal este în pericol chiar acum?',
  },
  en: {
    title: 'Complaints and Requests',
    description:
      'How to file a petition with the Romanian police for a mistreated animal: evidence, what to write, where to send it and how long the answer takes.',
    intro:
      'Have you seen an animal being mistreated? Here is what to do now, where to gather the evidence and how to file a petition with the police, step by step.',
    guide: 'Guide: how to file a petition with the Romanian police',
    guideHint: 'Evidence, what to write, where to send it, how long to wait',
    guideLanguage: 'The petition itself is filed in Romanian: our form writes the document for you. The PDF of this guide is in Romanian.',
    facts: [
      { term: 'In danger now', text: 'Call 112.' },
      { term: 'Answer', text: 'Usually within 30 days, with at most 15 days more.' },
      { term: 'Files', text: 'Have files of at most 30 MB ready; check the limit in the police form.' },
    ],
    download: 'Download the guide (PDF, in Romanian)',
    askBobita: 'Ask Bobita',
    checkedOn: (date: string) => `Written with the help of an artificial intelligence model, read again by the team on ${date}`,
    source: 'Source',
    guideFailed: 'The guide could not be loaded. If the animal is in danger now, call 112.',
    retry: 'Try again',
    dangerTitle: 'Is an animal in danger right now?',
  },
} satisfies Texts<ComplaintsTexts>
