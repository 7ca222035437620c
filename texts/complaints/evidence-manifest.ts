import { count, locales, TIME_ZONE } from '../language.ts'

const instants = new Intl.DateTimeFormat(locales.ro, { dateStyle: 'long', timeStyle: 'medium', timeZone: TIME_ZONE })

/** The words of manifest.txt, which goes with the evidence to the police and is therefore in Romanian only. */
export const evidenceManifestTexts = {
  photo: 'foto',
  video: 'video',
  heading: 'Set de dovezi organizat pe Bobita',
  title: 'Titlu',
  author: 'Autor',
  page: 'Adresa paginii',
  created: 'Set creat la',
  until: 'Pagina există până la',
  description: 'Descriere',
  files: 'Fișiere',
  size: 'Mărimea acestui fișier',
  sha256: 'SHA-256 al acestui fișier',
  givenSize: 'Mărimea fișierului primit de la autor',
  givenSha256: 'SHA-256 al fișierului primit de la autor',
  received: 'Primit la',
  bytes: (bytes: number) => count('ro', bytes, { one: 'un octet', few: '# octeți', other: '# de octeți' }),
  instant: (at: Date) => `${instants.format(at)}, ora României (${at.toISOString()} UTC)`,
  about: [
    'Locul înregistrării (coordonatele GPS) a fost scos din aceste fișiere, iar fotografiile au fost salvate din nou.',
    'Fișierele originale rămân la autor: un original este cel primit aici dacă are același SHA-256 ca fișierul primit de la autor.',
  ],
}
