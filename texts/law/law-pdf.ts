import { longDate } from '../dates.ts'

/** The words around article 6 in the PDF of /lege. A law is quoted in its own language, so there is no English one. */
export const localPolicePdfTexts = {
  title: 'Legea poliției locale nr. 155/2010: articolul 6, despre animale',
  author: 'Bobita',
  subject: 'Ce poate face poliția locală pentru un animal, potrivit art. 6 lit. e) din Legea nr. 155/2010.',
  sourceHeading: 'Sursa și data verificării',
  source: 'Legea nr. 155/2010 pe portalul legislativ (caută „art. 6” în pagină):',
  checked: (day: Date) => `Text recitit de echipă la ${longDate(day, 'ro')}.`,
  disclaimer: 'Informație generală, nu consultanță juridică. Verifică forma în vigoare pe legislatie.just.ro',
}
