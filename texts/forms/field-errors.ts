import { count, type Language } from '../language.ts'

/** What is wrong with one field, when the contract refused it. */
export interface FieldTexts {
  missing: string
  blank: string
  unstorable: string
  unplain: string
  phone: string
  website: string
  email: string
  wrongType: string
  tooShort: (minimum: number) => string
  tooLong: (maximum: number) => string
  other: string
}

export const fieldTexts: Record<Language, FieldTexts> = {
  ro: {
    missing: 'Acest câmp este obligatoriu.',
    blank: 'Acest câmp nu poate fi gol.',
    unstorable: 'Textul conține caractere care nu pot fi păstrate.',
    unplain: 'Textul nu poate începe cu = sau @ și nu poate conține caractere de control.',
    phone: 'Nu este un număr de telefon: scrie doar cifre, spații, +, (, ), ., / și -.',
    website: 'Nu este adresa unui site. De exemplu: adapost.ro',
    email: 'Adresa de e-mail nu este corectă.',
    wrongType: 'Valoarea nu este de tipul așteptat.',
    tooShort: (minimum) =>
      count('ro', minimum, {
        one: 'Este necesar cel puțin un caracter.',
        few: 'Sunt necesare cel puțin # caractere.',
        other: 'Sunt necesare cel puțin # de caractere.',
      }),
    tooLong: (maximum) =>
      count('ro', maximum, {
        one: 'Este permis cel mult un caracter.',
        few: 'Sunt permise cel mult # caractere.',
        other: 'Sunt permise cel mult # de caractere.',
      }),
    other: 'Valoarea nu este acceptată.',
  },
  en: {
    missing: 'This field is required.',
    blank: 'This field cannot be blank.',
    unstorable: 'The text holds characters that cannot be kept.',
    unplain: 'The text cannot begin with = or @ and cannot hold control characters.',
    phone: 'This is no telephone number: write only digits, spaces, +, (, ), ., / and -.',
    website: 'This is no web address. For example: shelter.org',
    email: 'The e-mail address is not correct.',
    wrongType: 'The value is not of the expected type.',
    tooShort: (minimum) => count('en', minimum, { one: 'At least one character is needed.', other: 'At least # characters are needed.' }),
    tooLong: (maximum) => count('en', maximum, { one: 'At most one character is allowed.', other: 'At most # characters are allowed.' }),
    other: 'The value is not accepted.',
  },
}
