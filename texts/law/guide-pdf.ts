import { longDate } from '../dates.ts'

/** The words around the guide in its PDF. It is read to file a petition, which is done in Romanian. */
export const guidePdfTexts = {
  title: 'Cum depui o petiție la Poliția Română pentru un animal',
  author: 'Bobita',
  subject: 'Ghid: dovezi, ce scrii, unde trimiți și cât aștepți răspunsul la o petiție despre un animal maltratat.',
  source: 'Sursa:',
  checked: (day: Date) => `Text recitit de echipă la ${longDate(day, 'ro')}.`,
}
