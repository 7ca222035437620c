import type { Texts } from '../language.ts'

interface OfficialPetitionErrors {
  county: string
  what: string
  place: string
  date: string
  dateFuture: string
  species: string
  animals: string
  full_name: string
  address: string
  contact: string
  email: string
  phone_number: string
  witness: string
}

/** What is missing or wrong in the form of the official petition, field by field. */
export const officialPetitionErrors = {
  ro: {
    county: 'Alege județul.',
    what: 'Scrie ce s-a întâmplat.',
    place: 'Scrie locul exact.',
    date: 'Scrie ziua sau perioada.',
    dateFuture: 'Ziua nu poate fi în viitor.',
    species: 'Scrie ce animal este.',
    animals: 'Scrie un număr de la 1 la 9.999.',
    full_name: 'Scrie numele și prenumele tău.',
    address: 'Scrie adresa ta.',
    contact: 'Scrie un e-mail sau un telefon.',
    email: 'Adresa de e-mail nu este corectă.',
    phone_number: 'Telefonul poate avea doar cifre, spații și semnele + ( ) . -',
    witness: 'Scrie numele martorului sau scoate-l.',
  },
  en: {
    county: 'Choose the county.',
    what: 'Write what happened.',
    place: 'Write the exact place.',
    date: 'Give the day or the period.',
    dateFuture: 'The day cannot be in the future.',
    species: 'Write which animal it is.',
    animals: 'Write a number from 1 to 9,999.',
    full_name: 'Write your full name.',
    address: 'Write your address.',
    contact: 'Write an e-mail or a phone.',
    email: 'The e-mail address is not correct.',
    phone_number: 'A phone may only have digits, spaces and the signs + ( ) . -',
    witness: 'Write the name of the witness, or remove it.',
  },
} satisfies Texts<OfficialPetitionErrors>
