import type { Texts } from './language.ts'

/** A part of a legal page. */
export interface LegalSection {
  heading: string
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
  operator: { heading: string; name: string; address: string; email: string; phone: string; missing: string }
  newTab: string
}

/** The day (YYYY-MM-DD) the legal pages were last changed. */
export const LEGAL_UPDATED_ON = '2026-11-21'

/** What the three legal pages share. */
export const legalTexts = {
  ro: {
    updated: (day: string) => `Ultima modificare: ${day}.`,
    unfinished: {
      title: 'Pagina nu este încă terminată',
      text: 'Operatorul acestui site nu și-a completat încă datele de identificare, iar textul și termenele de mai jos trebuie confirmate de el înainte ca site-ul să fie folosit public.',
    },
    operator: { heading: 'Cine răspunde de acest site', name: 'Operator', address: 'Adresă', email: 'E-mail', phone: 'Telefon', missing: 'necompletat' },
    newTab: 'se deschide într-o filă nouă',
  },
  en: {
    updated: (day: string) => `Last changed: ${day}.`,
    unfinished: {
      title: 'This page is not finished yet',
      text: 'The operator of this site has not yet filled in who they are, and has to confirm the text and the terms below before the site is used in public.',
    },
    operator: { heading: 'Who is responsible for this site', name: 'Operator', address: 'Address', email: 'E-mail', phone: 'Phone', missing: 'not filled in' },
    newTab: 'opens in a new tab',
  },
} satisfies Texts<LegalTexts>
