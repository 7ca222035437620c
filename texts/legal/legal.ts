import type { Texts } from '../language.ts'

/** A part of a legal page. */
export interface LegalSection {
  heading: string
  /** What the table and the points are about. */
  lead?: string
  paragraphs?: readonly string[]
  points?: readonly string[]
  table?: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  links?: readonly { label: string; href: string }[]
}

/** One page of legal text. */
export interface LegalPageTexts {
  title: string
  description: string
  intro: string
  sections: readonly LegalSection[]
}

interface LegalTexts {
  updated: (day: string) => string
  unfinished: { title: string; text: string }
  operator: {
    heading: string
    name: string
    registration: string
    taxId: string
    address: string
    email: string
    phone: string
    dataProtection: string
    missing: string
  }
  /** The other pages of this kind. */
  others: string
  about: string
  privacy: string
  terms: string
  storage: string
  accessibility: string
  newTab: string
}

/** The day (YYYY-MM-DD) the legal pages were last changed. */
export const LEGAL_UPDATED_ON = '2026-11-28'

/** What the pages on who runs the site and by which rules share. */
export const legalTexts = {
  ro: {
    updated: (day: string) => `Ultima modificare: ${day}.`,
    unfinished: {
      title: 'Nu este trecut cine ține acest site',
      text: 'Operatorul nu și-a completat încă datele de identificare. Până atunci nu ai cui să-i scrii despre cele de mai jos, iar site-ul nu este gata pentru folosire publică.',
    },
    operator: {
      heading: 'Cine răspunde de acest site',
      name: 'Operator',
      registration: 'Număr de înregistrare',
      taxId: 'Cod de identificare fiscală',
      address: 'Adresă',
      email: 'E-mail',
      phone: 'Telefon',
      dataProtection: 'Responsabil cu protecția datelor',
      missing: 'necompletat',
    },
    others: 'Pagini despre site',
    about: 'Despre Bobita',
    privacy: 'Politica de confidențialitate',
    terms: 'Termeni și condiții',
    storage: 'Ce păstrăm în browser',
    accessibility: 'Accesibilitate',
    newTab: 'se deschide într-o filă nouă',
  },
  en: {
    updated: (day: string) => `Last changed: ${day}.`,
    unfinished: {
      title: 'It is not stated who runs this site',
      text: 'The operator has not yet filled in who they are. Until then there is nobody to write to about what stands below, and the site is not ready for public use.',
    },
    operator: {
      heading: 'Who is responsible for this site',
      name: 'Operator',
      registration: 'Registration number',
      taxId: 'Tax number',
      address: 'Address',
      email: 'E-mail',
      phone: 'Phone',
      dataProtection: 'Data protection officer',
      missing: 'not filled in',
    },
    others: 'Pages about the site',
    about: 'About Bobita',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    storage: 'What we keep in the browser',
    accessibility: 'Accessibility',
    newTab: 'opens in a new tab',
  },
} satisfies Texts<LegalTexts>
