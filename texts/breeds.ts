import { count, type Texts } from './language.ts'

interface BreedsTexts {
  title: string
  description: string
  intro: string
  officialCodes: string
  newTab: string
  search: string
  searchPlaceholder: string
  clearSearch: string
  found: (breeds: number) => string
  empty: (search: string) => string
  showAll: string
  emsCode: string
  category: (category: string) => string
  fifeCategory: string
  houseCats: string
  picture: (name: string) => string
  breeders: {
    heading: string
    searching: string
    none: string
    specialised: string
    phone: string
    example: string
  }
  buying: { heading: string; points: string[]; law: string }
}

/** The catalogue of breeds. Sentences in quotes in spec §2 Cat breeds stand here letter by letter. */
export const breedsTexts = {
  ro: {
    title: 'Rase de pisici recunoscute FIFé',
    description: 'Catalogul raselor de pisici FIFe: cum arată, cum se poartă, ce îngrijire cer, codul EMS și crescătorii din listă pentru fiecare.',
    intro: 'Caută după nume sau cod EMS. La fiecare rasă vezi cum arată, ce îngrijire cere, ce riscuri are și ce crescători sunt în listă.',
    officialCodes: 'Codurile EMS pe site-ul FIFe',
    newTab: 'se deschide într-o filă nouă',
    search: 'Caută o rasă',
    searchPlaceholder: 'Caută rasă sau cod EMS...',
    clearSearch: 'Șterge căutarea',
    found: (breeds: number) => count('ro', breeds, { one: 'o rasă', few: '# rase', other: '# de rase' }),
    empty: (search: string) => `Nicio rasă nu se potrivește cu „${search}”.`,
    showAll: 'Arată toate rasele',
    emsCode: 'Cod EMS',
    category: (category: string) => `Categoria ${category}`,
    fifeCategory: 'Categoria FIFe',
    houseCats: 'pisici de casă, în afara categoriilor',
    picture: (name: string) => `Desen: ${name}`,
    breeders: {
      heading: 'Crescători pentru această rasă',
      searching: 'Se caută crescători...',
      none: 'Momentan niciun crescător înregistrat pentru această rasă.',
      specialised: 'Specializat în',
      phone: 'Telefon',
      example: 'înregistrare de exemplu',
    },
    buying: {
      heading: 'Înainte să iei un pui',
      points: [
        'Cel puțin 8 săptămâni lângă mamă: separarea mai devreme, pentru vânzare, este infracțiune (Legea 205/2004, art. 25, în forma din 2022).',
        'Fără gheare scoase, urechi sau coadă tăiate: și intervențiile de înfrumusețare sunt infracțiune, prin același articol.',
        'Cere numărul microcipului și carnetul de sănătate sau pașaportul, cu vaccinurile trecute în el.',
        'Mergi să vezi mama și locul în care a crescut puiul și cere un contract scris.',
      ],
      law: 'Ce spune legea despre aceste fapte',
    },
  },
  en: {
    title: 'Cat breeds recognised by FIFé',
    description: 'The catalogue of FIFe cat breeds: how each looks and behaves, the care it needs, its EMS code and the listed breeders.',
    intro: 'Search by name or EMS code. For each breed you see how it looks, what care it needs, what risks it carries and which breeders are listed.',
    officialCodes: 'EMS codes on the FIFe site',
    newTab: 'opens in a new tab',
    search: 'Search for a breed',
    searchPlaceholder: 'Search by breed or EMS code...',
    clearSearch: 'Clear the search',
    found: (breeds: number) => count('en', breeds, { one: '# breed', other: '# breeds' }),
    empty: (search: string) => `No breed matches “${search}”.`,
    showAll: 'Show all breeds',
    emsCode: 'EMS code',
    category: (category: string) => `Category ${category}`,
    fifeCategory: 'FIFe category',
    houseCats: 'house cats, outside the categories',
    picture: (name: string) => `Drawing: ${name}`,
    breeders: {
      heading: 'Breeders of this breed',
      searching: 'Looking for breeders...',
      none: 'No breeder is registered for this breed at the moment.',
      specialised: 'Specialises in',
      phone: 'Phone',
      example: 'example record',
    },
    buying: {
      heading: 'Before you take a kitten home',
      points: [
        'At least 8 weeks with its mother: separating it earlier for sale is an offence (Law 205/2004, art. 25, as changed in 2022).',
        'No removed claws, no cut ears or tail: cosmetic surgery is an offence under the same article.',
        'Ask for the microchip number and for the health book or passport with the vaccinations in it.',
        'Go and see the mother and the place where the kitten grew up, and ask for a written contract.',
      ],
      law: 'What the law says about this',
    },
  },
} satisfies Texts<BreedsTexts>
