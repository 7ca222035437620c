import { count, madeFor, type Texts } from './language.ts'

const tenths = madeFor((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

interface BreedDetailTexts {
  fifeCategory: string
  houseCats: string
  usualWeight: string
  weight: (fromKg: number, toKg: number) => string
  lifeSpan: string
  life: (fromYears: number, toYears: number) => string
  coat: string
  coatOf: (coat: string) => string
  factsNote: string
  breeders: {
    heading: string
    searching: string
    none: string
    specialised: string
    phone: string
    example: string
  }
  buying: { heading: string; points: string[]; law: string }
  dog: {
    fci: string
    fciStandard: (group: number, name: string, number: number) => string
    height: string
    centimetres: (from: number, to: number) => string
    risks: string
    law: {
      heading: string
      /** What the law asks of whoever keeps any dog. */
      everyDog: string
      recs: string
      /** What Emergency Ordinance 55/2002 asks for a breed of its category II. */
      dangerous: string
      dangerousLink: string
      anyDog: string
    }
    helpers: { heading: string; none: string }
  }
}

/**
 * The detail of one breed, which a reader opens: apart from breeds.ts, so that the list does not carry it. Sentences in quotes
 * of docs/statements.md stand here letter by letter.
 */
export const breedDetailTexts = {
  ro: {
    fifeCategory: 'Categoria FIFe',
    houseCats: 'pisici de casă, în afara categoriilor',
    usualWeight: 'Greutate obișnuită',
    weight: (fromKg: number, toKg: number) => `${tenths('ro').format(fromKg)}–${tenths('ro').format(toKg)} kg`,
    lifeSpan: 'Durata de viață',
    life: (fromYears: number, toYears: number) => `${fromYears}–${count('ro', toYears, { one: '# an', few: '# ani', other: '# de ani' })}`,
    coat: 'Blană',
    coatOf: (coat: string) => (/fără păr/.test(coat) ? coat : `păr ${coat}`),
    factsNote: 'Valori orientative, din cunoștințe generale, fără măsurători proprii.',
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
    dog: {
      fci: 'Grupa FCI',
      fciStandard: (group, name, number) => `${group} (${name}), standardul ${number}`,
      height: 'Înălțime la greabăn',
      centimetres: (from, to) => `${from}–${to} cm`,
      risks: 'Riscuri de sănătate',
      law: {
        heading: 'Ce cere legea',
        everyDog: 'Orice câine are microcip și este înscris în RECS: puiul în cel mult 90 de zile și oricum înainte să fie vândut sau dăruit.',
        recs: 'Microcip și RECS, pe larg',
        dangerous:
          'OUG 55/2002 numește rasa, cu metișii ei, în categoria a II-a: deținător de cel puțin 18 ani, înregistrare la Asociația Chinologică Română, dosar la poliție, asigurare de răspundere civilă, semn la poartă, iar în public botniță și lesă.',
        dangerousLink: 'Câini periculoși: ce cere OUG 55/2002',
        anyDog: 'Un câine care mușcă fără să fie provocat poate fi socotit agresiv în lege, oricare i-ar fi rasa.',
      },
      helpers: {
        heading: 'Dresori și crescători care numesc rasa',
        none: 'Momentan nimeni din listă nu numește această rasă.',
      },
    },
  },
  en: {
    fifeCategory: 'FIFe category',
    houseCats: 'house cats, outside the categories',
    usualWeight: 'Usual weight',
    weight: (fromKg: number, toKg: number) => `${tenths('en').format(fromKg)}–${tenths('en').format(toKg)} kg`,
    lifeSpan: 'Life span',
    life: (fromYears: number, toYears: number) => `${fromYears}–${count('en', toYears, { one: '# year', other: '# years' })}`,
    coat: 'Coat',
    coatOf: (coat: string) => coat,
    factsNote: 'Approximate values from general knowledge, not measured by us.',
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
    dog: {
      fci: 'FCI group',
      fciStandard: (group, name, number) => `${group} (${name}), standard ${number}`,
      height: 'Height at the withers',
      centimetres: (from, to) => `${from}–${to} cm`,
      risks: 'Health risks',
      law: {
        heading: 'What the law asks',
        everyDog: 'Every dog has a microchip and is entered in RECS: a puppy within 90 days, and in any case before it is sold or given away.',
        recs: 'More on microchips and RECS (in Romanian)',
        dangerous:
          'Emergency Ordinance 55/2002 names the breed, with its crosses, in category II: a keeper of 18 or more, registration with the Romanian kennel club, a file at the police station, liability insurance, a sign at the gate, and a muzzle and a leash in public.',
        dangerousLink: 'Dangerous dogs: what Emergency Ordinance 55/2002 asks (in Romanian)',
        anyDog: 'A dog that bites unprovoked may be aggressive under the law, whatever its breed.',
      },
      helpers: {
        heading: 'Trainers and breeders who name the breed',
        none: 'At the moment nobody on the list names this breed.',
      },
    },
  },
} satisfies Texts<BreedDetailTexts>
