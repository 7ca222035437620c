import type { FindingWords } from './directories.ts'
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
  finding: FindingWords
}

const ENGLISH_SPECIES = new Map([
  ['câini', 'dogs'],
  ['pisici', 'cats'],
  ['cai', 'horses'],
  ['iepuri', 'rabbits'],
  ['păsări', 'birds'],
])

/** The trainers directory; the empty text is fixed (S-147), the same in both languages. */
export const trainersTexts = {
  ro: {
    title: 'Dresori',
    description: 'Dresori și crescători din România și cum alegi unul care lucrează fără violență: pe cine întrebi și ce întrebi.',
    intro: 'Caută pe cineva care știe să lucreze cu animalul tău. De atestat și de metode întreabă chiar tu, înainte de prima lecție.',
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
    exampleNote: 'Exemplu inventat: arată cum va fi o înregistrare. Persoana nu există.',
    suggestTitle: 'Propune un dresor',
    suggestNote: 'Cunoști un dresor bun care lipsește din listă? Spune-ne, ca să-l găsească și alții.',
    suggestAction: 'Propune un dresor',
    finding: {
      noneYet: 'Încă nu avem niciun dresor în listă',
      noneFound: 'Niciun dresor din listă nu se potrivește',
      title: 'Cum găsești un dresor care lucrează fără violență',
      sayCounty: '',
      ways: (county: string | null) => [
        {
          title: 'Medicul veterinar',
          text: 'Întreabă medicul animalului tău: știe de obicei cine lucrează bine și vede întâi dacă purtarea vine dintr-o durere.',
        },
        {
          title: county === null ? 'Clubul chinologic' : `Clubul chinologic din ${county}`,
          text: 'Întreabă cine ține cursuri în zonă și cu ce metode. Pentru o pisică sau un cal, întreabă clubul felin ori centrul de echitație.',
        },
        {
          title: 'O lecție văzută cu ochii tăi',
          text: 'Un dresor bun lucrează prin recompensă, te lasă să asiști și nu promite minuni. Pleacă de la cine folosește zgardă electrică, zgardă cu țepi sau forță.',
        },
      ],
      askTitle: 'Ce întrebi înainte de prima lecție',
      ask: [
        'Ce se întâmplă când animalul face bine? Dar când greșește?',
        'Ce unelte folosești? Poți lucra numai cu ham și lesă simplă?',
        'Pot veni să văd o lecție, fără animalul meu?',
        'Ce faci dacă problema te depășește? Colaborezi cu un medic veterinar?',
      ],
      articles: [
        { to: '/blog/42', title: 'Cum alegi un dresor bun pentru câinele tău' },
        { to: '/blog/36', title: 'Dresajul prin recompensă: cum înveți câinele fără pedepse' },
        { to: '/blog/64', title: 'Cumperi un pui de câine sau de pisică: ce verifici' },
      ],
    },
  },
  en: {
    title: 'Trainers',
    description: 'Trainers and breeders in Romania, and how to choose one who works without violence: whom to ask and what to ask.',
    intro: 'Look for somebody who knows how to work with your animal. Ask about certificates and methods yourself, before the first lesson.',
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
    exampleNote: 'An invented example: it shows how a record will look. The person does not exist.',
    suggestTitle: 'Suggest a trainer',
    suggestNote: 'Do you know a good trainer who is missing from the list? Tell us, so that others find them too.',
    suggestAction: 'Suggest a trainer',
    finding: {
      noneYet: 'No trainer is listed yet',
      noneFound: 'No trainer on the list fits',
      title: 'How to find a trainer who works without violence',
      sayCounty: '',
      ways: (county: string | null) => [
        { title: 'The vet', text: 'Ask the vet of your animal: vets usually know who works well, and see first whether the behaviour comes from pain.' },
        {
          title: county === null ? 'The kennel club' : `The kennel club in ${county}`,
          text: 'Ask who holds classes nearby and by which methods. For a cat or a horse, ask the cat club or the riding centre.',
        },
        {
          title: 'A lesson seen with your own eyes',
          text: 'A good trainer works with rewards, lets you watch and promises no wonders. Leave whoever uses an electric collar, a prong collar or force.',
        },
      ],
      askTitle: 'What to ask before the first lesson',
      ask: [
        'What happens when the animal does well? And when it gets it wrong?',
        'Which tools do you use? Can you work with just a harness and a plain lead?',
        'May I come and watch a lesson, without my animal?',
        'What do you do when a problem is beyond you? Do you work with a vet?',
      ],
      articles: [
        { to: '/blog/42', title: 'How to choose a good trainer for your dog' },
        { to: '/blog/36', title: 'Reward-based dog training: teaching your dog without punishment' },
        { to: '/blog/64', title: 'Buying a puppy or kitten: what to check' },
      ],
    },
  },
} satisfies Texts<TrainersTexts>
