import type { FindingWords } from './directories.ts'
import { count, type Texts } from './language.ts'

interface SheltersTexts {
  title: string
  description: string
  intro: string
  guide: string
  searchPlaceholder: string
  found: (shelters: number) => string
  loading: string
  empty: string
  loadFailed: string
  detailTitle: string
  approved: string
  exampleNote: string
  suggestTitle: string
  suggestNote: string
  suggestAction: string
  finding: FindingWords
}

/** The shelters directory; the empty text is fixed (S-161), the same in both languages. */
export const sheltersTexts = {
  ro: {
    title: 'Adăposturi',
    description: 'Adăposturi de animale din România și cum îl găsești pe cel public din județul tău: pe cine întrebi și ce întrebi.',
    intro: 'Caută după nume sau loc. Sună înainte să mergi: fiecare adăpost are programul lui de vizită și regulile lui de preluare.',
    guide: 'Ai găsit un animal? Ce faci întâi',
    searchPlaceholder: 'Nume sau loc',
    found: (shelters: number) => count('ro', shelters, { one: 'Un adăpost', few: '# adăposturi', other: '# de adăposturi' }),
    loading: 'Se încarcă adăposturile...',
    empty: 'No shelters found',
    loadFailed: 'Eroare la încărcarea adăposturilor',
    detailTitle: 'Detalii Adăpost',
    approved: 'Adăpost Aprobat',
    exampleNote: 'Exemplu inventat: arată cum va fi o înregistrare. Adăpostul nu există.',
    suggestTitle: 'Propune un adăpost',
    suggestNote: 'Cunoști un adăpost care lipsește din listă? Spune-ne, ca să-l găsească și alții.',
    suggestAction: 'Propune un adăpost',
    finding: {
      noneYet: 'Încă nu avem niciun adăpost în listă',
      noneFound: 'Niciun adăpost din listă nu se potrivește',
      title: 'Cum găsești adăpostul public din județul tău',
      sayCounty: 'Scrie județul în căutarea de mai sus și îți spunem pe cine întrebi.',
      ways: (county: string | null) => [
        ...(county === 'București'
          ? [
              {
                title: 'Primăria Capitalei',
                text: 'De câinii fără stăpân din București se ocupă Autoritatea pentru Supravegherea și Protecția Animalelor (ASPA). Întreabă unde este adăpostul și în ce program se vizitează.',
              },
            ]
          : [
              {
                title: county === null ? 'Consiliul județean' : `Consiliul Județean ${county}`,
                text: 'Trebuie să publice pe site-ul lui datele de contact ale adăposturilor în care poliția plasează animalele în pericol (Legea 205/2004, art. 24³ alin. (4)). Caută pe site „adăpost animale”.',
              },
              {
                title: 'Primăria localității',
                text: 'Răspunde de câinii fără stăpân. Întreabă ce serviciu are pentru ei, unde este adăpostul și la ce număr suni.',
              },
            ]),
        {
          title: county === null ? 'DSVSA județeană' : `DSVSA ${county}`,
          text: 'Direcția sanitar-veterinară și pentru siguranța alimentelor știe ce adăposturi sunt înregistrate și le controlează.',
        },
        { title: 'Pericol acum', text: 'Dacă un om sau un animal este în pericol chiar acum, sună la 112.' },
      ],
      askTitle: 'Ce întrebi când suni',
      ask: [
        'Primiți un animal găsit de mine sau vine cineva să îl ia?',
        'Îmi caut animalul pierdut: cum pot vedea ce animale au venit zilele acestea?',
        'Ce program de vizită aveți și ce acte îmi trebuie ca să adopt?',
        'Animalul este vaccinat, sterilizat și are microcip? Cât stă la voi?',
      ],
      articles: [
        { to: '/blog/51', title: 'Ai găsit un câine sau o pisică pe stradă: ce faci mai întâi' },
        { to: '/blog/50', title: 'Ți s-a pierdut câinele sau pisica: ce faci în primele ore' },
        { to: '/blog/63', title: 'Poliția locală, DSVSA sau Biroul pentru Protecția Animalelor: cui te adresezi' },
      ],
    },
  },
  en: {
    title: 'Shelters',
    description: 'Animal shelters in Romania, and how to find the public one of your county: whom to ask and what to ask.',
    intro: 'Search by name or place. Call before you go: each shelter has its own visiting hours and its own rules for taking animals in.',
    guide: 'Found an animal? What to do first (in Romanian)',
    searchPlaceholder: 'Name or place',
    found: (shelters: number) => count('en', shelters, { one: '# shelter', other: '# shelters' }),
    loading: 'Loading the shelters...',
    empty: 'No shelters found',
    loadFailed: 'The shelters could not be loaded',
    detailTitle: 'Shelter details',
    approved: 'Approved shelter',
    exampleNote: 'An invented example: it shows how a record will look. The shelter does not exist.',
    suggestTitle: 'Suggest a shelter',
    suggestNote: 'Do you know a shelter that is missing from the list? Tell us, so that others find it too.',
    suggestAction: 'Suggest a shelter',
    finding: {
      noneYet: 'No shelter is listed yet',
      noneFound: 'No shelter on the list fits',
      title: 'How to find the public shelter of your county',
      sayCounty: 'Write your county in the search above and we tell you whom to ask.',
      ways: (county: string | null) => [
        ...(county === 'București'
          ? [
              {
                title: 'Bucharest city hall',
                text: 'Stray dogs in Bucharest are the business of its animal authority, ASPA (Autoritatea pentru Supravegherea și Protecția Animalelor). Ask where the shelter is and when it can be visited.',
              },
            ]
          : [
              {
                title: county === null ? 'The county council' : `The county council (Consiliul Județean ${county})`,
                text: 'It must publish on its website the contacts of the shelters where the police place animals in danger (Law 205/2004, art. 24³ (4)). Search that site for “adăpost animale”.',
              },
              {
                title: 'The town hall',
                text: 'It is responsible for stray dogs. Ask what service it has for them, where the shelter is and which number to call.',
              },
            ]),
        {
          title: county === null ? 'The county veterinary directorate (DSVSA)' : `The veterinary directorate (DSVSA ${county})`,
          text: 'It knows which shelters are registered, and inspects them.',
        },
        { title: 'Danger right now', text: 'If a person or an animal is in danger at this moment, call 112.' },
      ],
      askTitle: 'What to ask when you call',
      ask: [
        'Do you take an animal I have found, or does somebody come for it?',
        'I am looking for my lost animal: how can I see which animals came in these days?',
        'When can I visit, and which papers do I need to adopt?',
        'Is the animal vaccinated, neutered and microchipped? How long does it stay with you?',
      ],
      articles: [
        { to: '/blog/51', title: 'You found a dog or a cat in the street: what to do first' },
        { to: '/blog/50', title: 'Your dog or cat is lost: what to do in the first hours' },
        { to: '/blog/63', title: 'Local police, DSVSA or the police animal protection bureau: whom to contact' },
      ],
    },
  },
} satisfies Texts<SheltersTexts>
