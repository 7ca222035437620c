import { longDate } from '../dates.ts'
import { count } from '../language.ts'

const on = (instant: string) => longDate(instant, 'ro')

/** The document handed to an institution; it is Romanian, as the petition is. */
export const dossierTexts = {
  subject: 'Textul petiției și numărul semnăturilor',
  to: (addressee: string) => `Către: ${addressee}`,
  numbers: 'Semnături',
  signatures: (signatures: number) => count('ro', signatures, { one: '# semnătură', few: '# semnături', other: '# de semnături' }),
  verified: (verified: number) =>
    count('ro', verified, {
      one: 'dintre care # confirmată prin e-mail',
      few: 'dintre care # confirmate prin e-mail',
      other: 'dintre care # de semnături confirmate prin e-mail',
    }),
  open: (from: string, to: string) => `Strânse de la ${on(from)} până la ${on(to)}; petiția este deschisă.`,
  closed: (from: string, to: string) => `Strânse de la ${on(from)} până la ${on(to)}.`,
  result: 'Ce a ieșit',
  perDay: 'Pe zile (ora UTC)',
  method: 'Cum au fost numărate',
  methodPoints: [
    'O adresă de e-mail semnează o singură dată, oricum ar fi scrisă.',
    'Numărul este cel al semnăturilor păstrate. Semnăturile retrase și cele dovedite false au fost șterse și nu sunt numărate.',
    'Documentul nu cuprinde date personale. Lista semnatarilor nu este publică.',
  ],
}
