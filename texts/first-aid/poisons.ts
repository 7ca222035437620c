import { count, type Texts } from '../language.ts'

interface PoisonsTexts {
  title: string
  description: string
  intro: string
  /** Whom to call, and what not to do. */
  first: string
  review: string
  search: string
  searchPlaceholder: string
  searchAction: string
  clear: string
  found: (poisons: number) => string
  empty: (search: string) => string
  emptyAdvice: string
  showAll: string
  species: Record<'dog' | 'cat' | 'rabbit' | 'bird', string>
  danger: Record<'deadly' | 'serious' | 'mild', string>
  /** In front of the other names. */
  also: string
  signs: string
  onset: string
  now: string
  more: string
  moreOf: (name: string) => string
  legend: string
}

/** The table of poisons. */
export const poisonsTexts = {
  ro: {
    title: 'Tabelul otrăvurilor',
    description: 'Caută ce a înghițit câinele, pisica, iepurele sau pasărea: cât de grav este, ce semne apar, când și ce faci acum.',
    intro: 'Scrie ce a înghițit, a lins sau a respirat animalul și vezi cât de grav este și ce faci acum.',
    first: 'Dacă bănuiești o otrăvire, sună întâi un medic veterinar. Nu provoca voma fără sfatul lui și nu da lapte, ulei sau apă cu sare.',
    review:
      'Întocmit din articolele site-ului, nerevizuit de un medic veterinar. Fără doze. O specie care lipsește dintr-o fișă nu este, prin asta, în siguranță.',
    search: 'Caută o otravă',
    searchPlaceholder: 'ciocolată, antigel, crin',
    searchAction: 'Caută',
    clear: 'Șterge căutarea',
    found: (poisons: number) => count('ro', poisons, { one: 'O otravă', few: '# otrăvuri', other: '# de otrăvuri' }),
    empty: (search: string) => `Nu am găsit „${search}” în tabel.`,
    emptyAdvice: 'Asta nu înseamnă că este sigur. Sună un medic veterinar și citește-i eticheta.',
    showAll: 'Arată toate otrăvurile',
    species: { dog: 'Câine', cat: 'Pisică', rabbit: 'Iepure', bird: 'Pasăre' },
    danger: { deadly: 'mortal', serious: 'grav', mild: 'de obicei ușor' },
    also: 'Alte nume, unde se găsește:',
    signs: 'Semne',
    onset: 'Când apar',
    now: 'Ce faci acum',
    more: 'Citește pe larg',
    moreOf: (name: string) => `Citește pe larg: ${name}`,
    legend: 'Mortal: poate omorî, pleci înainte de semne. Grav: suni acum. De obicei ușor: dă de regulă salivă, vărsături sau diaree; suni și întrebi.',
  },
  en: {
    title: 'The table of poisons',
    description: 'Search for what the dog, cat, rabbit or bird swallowed: how bad it is, which signs appear, when, and what to do now.',
    intro: 'Type what the animal swallowed, licked or breathed in, and see how bad it is and what to do now.',
    first: 'If you suspect poisoning, call a vet first. Do not make the animal vomit unless told to, and do not give milk, oil or salt water.',
    review: 'Drawn up from the articles of the site, not reviewed by a vet. No doses. A species missing from an entry is not safe because of that.',
    search: 'Search for a poison',
    searchPlaceholder: 'chocolate, antifreeze, lily',
    searchAction: 'Search',
    clear: 'Clear the search',
    found: (poisons: number) => count('en', poisons, { one: 'One poison', other: '# poisons' }),
    empty: (search: string) => `“${search}” is not in the table.`,
    emptyAdvice: 'That does not mean it is safe. Call a vet and read the label out.',
    showAll: 'Show all poisons',
    species: { dog: 'Dog', cat: 'Cat', rabbit: 'Rabbit', bird: 'Bird' },
    danger: { deadly: 'deadly', serious: 'serious', mild: 'usually mild' },
    also: 'Other names, where it is found:',
    signs: 'Signs',
    onset: 'When they begin',
    now: 'What to do now',
    more: 'Read more',
    moreOf: (name: string) => `Read more: ${name}`,
    legend: 'Deadly: can kill, leave before any signs. Serious: call now. Usually mild: as a rule drooling, vomiting or diarrhoea; call and ask.',
  },
} satisfies Texts<PoisonsTexts>
