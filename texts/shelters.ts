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
}

/** The shelters directory; the empty text is the specification's own, the same in both languages (§8). */
export const sheltersTexts = {
  ro: {
    title: 'Adăposturi',
    description: 'Adăposturi de animale aprobate din România: caută după nume sau loc, sună și mergi în vizită.',
    intro: 'Adăposturi aprobate, din toată țara. Sună înainte să mergi: fiecare are programul lui de vizită și regulile lui de preluare.',
    guide: 'Ai găsit un animal? Ce faci întâi',
    searchPlaceholder: 'Nume sau loc',
    found: (shelters: number) => count('ro', shelters, { one: 'Un adăpost', few: '# adăposturi', other: '# de adăposturi' }),
    loading: 'Se încarcă adăposturile...',
    empty: 'No shelters found',
    loadFailed: 'Eroare la încărcarea adăposturilor',
    detailTitle: 'Detalii Adăpost',
    approved: 'Adăpost Aprobat',
    exampleNote: 'Înregistrare de exemplu: arată cum va arăta lista. Adăpostul nu există, iar numărul nu răspunde.',
    suggestTitle: 'Propune un adăpost',
    suggestNote: 'Cunoști un adăpost care lipsește din listă? Spune-ne, ca să-l găsească și alții.',
    suggestAction: 'Propune un adăpost',
  },
  en: {
    title: 'Shelters',
    description: 'Approved animal shelters in Romania: search by name or place, call and visit.',
    intro: 'Approved shelters from all over the country. Call before you go: each has its own visiting hours and its own rules for taking animals in.',
    guide: 'Found an animal? What to do first (in Romanian)',
    searchPlaceholder: 'Name or place',
    found: (shelters: number) => count('en', shelters, { one: '# shelter', other: '# shelters' }),
    loading: 'Loading the shelters...',
    empty: 'No shelters found',
    loadFailed: 'The shelters could not be loaded',
    detailTitle: 'Shelter details',
    approved: 'Approved shelter',
    exampleNote: 'An example record: it shows what the list will look like. The shelter does not exist and the number does not answer.',
    suggestTitle: 'Suggest a shelter',
    suggestNote: 'Do you know a shelter that is missing from the list? Tell us, so that others find it too.',
    suggestAction: 'Suggest a shelter',
  },
} satisfies Texts<SheltersTexts>
