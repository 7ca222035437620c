import { longDate } from '../dates.ts'
import { count, locales, TIME_ZONE } from '../language.ts'

const moments = new Intl.DateTimeFormat(locales.ro, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})

/**
 * The words of the official petition. It is written to a Romanian authority, in Romanian and in the polite form, whatever
 * the language of the page; legal basis: OG 27/2002 and Law 205/2004 as facts of /lege have them.
 */
export const petitionDocumentTexts = {
  fileTitle: 'Sesizare privind posibile fapte de rele tratamente sau cruzime față de animale',
  author: 'Petentul, cu formularul Bobita',
  fileSubject: 'Petiție în temeiul Ordonanței Guvernului nr. 27/2002, adresată poliției județene.',
  to: 'Către',
  copies: 'Spre știință',
  localPolice: (city: string) => `Poliția Locală ${city}`,
  title: 'SESIZARE',
  subject: 'privind posibile fapte de rele tratamente sau cruzime față de animale',
  opening: 'În temeiul Ordonanței Guvernului nr. 27/2002, vă aduc la cunoștință următoarele și vă rog să dispuneți măsurile legale.',

  petitioner: 'Petentul',
  name: 'Nume și prenume',
  address: 'Adresa',
  phone: 'Telefon',
  email: 'E-mail',

  deed: 'Fapta',
  seen: 'Pe scurt',
  place: 'Locul',
  time: 'Data și ora',
  day: 'Data',
  period: 'Perioada',
  dayWords: (date: string, hour: string) => `${longDate(date, 'ro')}${hour === '' ? '' : `, ora ${hour}`}`,
  repeated: 'S-a repetat',
  since: (when: string) => `da, ${when}`,
  notRepeated: 'nu am cunoștință',

  suspect: 'Persoana sesizată',
  unknownAuthor: 'Autor necunoscut.',

  animal: 'Animalul',
  species: 'Specia',
  animals: 'Numărul',
  looks: 'Descriere și stare',

  danger: 'Pericol actual',
  dangerYes: (why: string) => (why === '' ? 'Da. Solicit verificarea de urgență la fața locului.' : `Da: ${why}`),
  dangerNo: 'Nu, după cunoștința mea.',

  law: 'Temeiul legal',
  lawOpening: 'Consider că fapta poate întruni elementele unei contravenții sau ale unei infracțiuni, după caz, potrivit:',
  lawOf: (deed: string, law: string, classes: string[]) => `${law} – ${deed} (${classes.join('; ')})`,
  lawUnknown:
    'Nu cunosc încadrarea exactă. Vă rog să stabiliți dacă fapta poate întruni elementele unei contravenții sau ale unei infracțiuni, potrivit Legii nr. 205/2004 privind protecția animalelor, republicată, cu modificările ulterioare, și celorlalte acte aplicabile.',
  lawClosing: 'Am relatat ce am văzut și ce cunosc; încadrarea juridică a faptei aparține autorității.',
  lawLocalPolice: 'Pentru poliția locală: Legea nr. 155/2010, republicată, art. 6 lit. e).',

  evidence: 'Probele',
  evidenceNone: 'Fotografiile și filmările atașate la trimitere, dacă există, fac parte din sesizare; originalele lor se află la mine.',
  evidenceOriginals: 'Originalele se află la mine și pot fi puse la dispoziție.',
  annexesOf: (files: number) => count('ro', files, { one: 'Anexez un fișier:', few: 'Anexez # fișiere:', other: 'Anexez # de fișiere:' }),
  annex: (place: number) => `Anexa ${place}`,
  annexHead: 'Anexa',
  annexFile: 'Fișierul',
  annexReceived: 'primit',
  annexHashes: 'Amprenta SHA-256 a fișierului',
  image: 'Fotografie',
  video: 'Filmare',
  original: 'original',
  copy: 'copie',
  bytes: (bytes: number) => count('ro', bytes, { one: 'un octet', few: '# octeți', other: '# de octeți' }),
  received: (instant: string) => moments.format(new Date(instant)),
  hashesExplained:
    'Amprenta SHA-256 a unui fișier se schimbă dacă fișierul este modificat: originalul păstrat de mine are prima valoare, copia deschisă de la link o are pe a doua. Data primirii este cea a încărcării pe Bobita.',
  link: 'Fișierele pot fi văzute și la:',
  linkUntil: (instant: string) => `Linkul este disponibil până la ${longDate(instant, 'ro')}.`,
  qr: 'Cod QR cu linkul către fișiere',
  qrCaption: (until: string) => `Codul duce la aceeași adresă; poate fi scanat cu telefonul.\n${until}`,

  witnesses: 'Martorii',
  noWitnesses: 'Nu cunosc alți martori.',

  requests: 'Solicit',
  check: 'verificarea faptelor la fața locului;',
  checkUrgent: 'verificarea de urgență a faptelor la fața locului;',
  placement: 'dacă se constată o situație de pericol, emiterea ordinului de plasare a animalului în adăpost, potrivit art. 24¹ din Legea nr. 205/2004;',
  sanctions: 'aplicarea sancțiunilor contravenționale sau începerea cercetărilor, după caz;',
  answer: 'comunicarea numărului de înregistrare și un răspuns scris în termenul prevăzut de Ordonanța Guvernului nr. 27/2002, art. 8.',

  answering: 'Cum doresc răspunsul',
  answerByEmail: (email: string) => `La adresa de e-mail ${email} sau, dacă nu este posibil, la adresa poștală de la punctul 1.`,
  answerByPost: 'La adresa poștală de la punctul 1.',

  date: (now: Date) => `Data: ${longDate(now, 'ro')}`,
  signature: 'Semnătura:',
  footer: (page: number, pages: number) => `Sesizare – pagina ${page} din ${pages}`,
  made: (site: string) => `Document completat de petent cu formularul de la ${site}. Bobita nu îl transmite autorităților și nu păstrează datele din el.`,
  incomplete: 'Unele litere sau semne scrise de petent nu pot fi tipărite cu fontul acestui document și apar ca „?”.',
}
