import { count, type Texts } from './language.ts'

interface TrainersTexts {
  title: string
  description: string
  intro: string
  guide: string
  searchPlaceholder: string
  city: string
  allCities: string
  species: string
  allSpecies: string
  /** Species as records keep them, in the reader's language. */
  speciesName: (species: string) => string
  found: (trainers: number) => string
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

const ENGLISH_SPECIES = new Map([
  ['câini', 'dogs'],
  ['pisici', 'cats'],
  ['cai', 'horses'],
  ['iepuri', 'rabbits'],
  ['păsări', 'birds'],
])

/** The trainers directory; the empty text is the specification's own, the same in both languages (§8). */
export const trainersTexts = {
  ro: {
    title: 'Dresori',
    description: 'Dresori și crescători aprobați din România: caută după nume, oraș sau specie și sună direct.',
    intro: 'Găsește pe cineva care știe să lucreze cu animalul tău. În listă apar doar înregistrări aprobate; de atestat și de metode întreabă chiar tu.',
    guide: 'Cum alegi un dresor',
    searchPlaceholder: 'Nume sau oraș',
    city: 'Oraș',
    allCities: 'Toate orașele',
    species: 'Specie',
    allSpecies: 'Toate speciile',
    speciesName: (species: string) => species,
    found: (trainers: number) => count('ro', trainers, { one: 'O înregistrare', few: '# înregistrări', other: '# de înregistrări' }),
    loading: 'Se încarcă dresorii...',
    empty: 'No tamers found',
    loadFailed: 'Eroare la încărcarea trainerilor',
    detailTitle: 'Detalii Trainer',
    approved: 'Trainer Aprobat',
    exampleNote: 'Înregistrare de exemplu: arată cum va arăta lista. Persoana nu există, iar numărul nu răspunde.',
    suggestTitle: 'Propune un dresor',
    suggestNote: 'Cunoști un dresor bun care lipsește din listă? Spune-ne, ca să-l găsească și alții.',
    suggestAction: 'Propune un dresor',
  },
  en: {
    title: 'Trainers',
    description: 'Approved trainers and breeders in Romania: search by name, city or species and call directly.',
    intro: 'Find somebody who knows how to work with your animal. Only approved records are listed; ask about certificates and methods yourself.',
    guide: 'How to choose a trainer (in Romanian)',
    searchPlaceholder: 'Name or city',
    city: 'City',
    allCities: 'All cities',
    species: 'Species',
    allSpecies: 'All species',
    speciesName: (species: string) => ENGLISH_SPECIES.get(species) ?? species,
    found: (trainers: number) => count('en', trainers, { one: '# record', other: '# records' }),
    loading: 'Loading the trainers...',
    empty: 'No tamers found',
    loadFailed: 'The trainers could not be loaded',
    detailTitle: 'Trainer details',
    approved: 'Approved trainer',
    exampleNote: 'An example record: it shows what the list will look like. The person does not exist and the number does not answer.',
    suggestTitle: 'Suggest a trainer',
    suggestNote: 'Do you know a good trainer who is missing from the list? Tell us, so that others find them too.',
    suggestAction: 'Suggest a trainer',
  },
} satisfies Texts<TrainersTexts>
