import type { Texts } from '../language.ts'
import type { LegalSection } from './legal.ts'

interface PrivacySettingsTexts {
  /** Who writes the answers: a model writes them, a model only finds what is quoted, or nobody but this site is asked. */
  answers: { written: LegalSection; found: LegalSection; quoted: LegalSection }
  /** Who else receives data; a host is the server's name, without one the machine is the operator's own. */
  recipients: {
    heading: string
    hosting: string
    written: (host: string | null) => string
    found: (host: string | null) => string
    mail: (host: string | null) => string
    /** `direct`: the browser fetches them there. */
    files: (host: string | null, direct: boolean) => string
    /** Where the settings of the site could not be read. */
    unknown: string
    /** When something leaves the operator's own machines. */
    outside: string
    inside: string
    never: string
  }
}

/** The parts of the privacy policy that depend on how the site is set up. */
export const privacySettingsTexts = {
  ro: {
    answers: {
      written: {
        heading: 'Cine îți scrie răspunsurile',
        paragraphs: [
          'Bobita este un program, nu un om. Pe acest site răspunsurile pot fi scrise de un model de inteligență artificială: întrebarea ta, mesajele dinainte din aceeași conversație și, dacă modelul vede imagini, imaginea atașată ajung la serverul modelului (vezi „Cine mai primește datele”). Numele, e-mailul și contul tău nu îi sunt trimise. Cardurile de urgență sunt scrise dinainte, nu de model.',
          'Nu scrie în chat date despre alți oameni. Bobita poate greși; nu înlocuiește un medic veterinar sau un avocat.',
        ],
      },
      found: {
        heading: 'Cine îți scrie răspunsurile',
        paragraphs: [
          'Bobita este un program, nu un om. Răspunsurile sunt fragmente din articolele, legile și listele publicate aici. Ca să le găsească, textul întrebării ajunge la serverul unui model care compară înțelesuri (vezi „Cine mai primește datele”); imaginile, numele și contul tău nu.',
          'Nu scrie în chat date despre alți oameni. Bobita poate greși; nu înlocuiește un medic veterinar sau un avocat.',
        ],
      },
      quoted: {
        heading: 'Cine îți scrie răspunsurile',
        paragraphs: [
          'Bobita este un program, nu un om. Pe acest site răspunsurile sunt alcătuite pe serverul nostru, din articolele, legile și listele publicate aici. Întrebarea ta nu este trimisă altcuiva.',
          'Bobita poate greși; nu înlocuiește un medic veterinar sau un avocat.',
        ],
      },
    },
    recipients: {
      heading: 'Cine mai primește datele',
      hosting: 'Firma la care se află serverul, dacă operatorul nu îl ține la el.',
      written: (host) =>
        host === null
          ? 'Modelul care scrie răspunsuri rulează pe un calculator al operatorului.'
          : `Serverul modelului care scrie răspunsuri, ${host}: întrebarea și conversația din care face parte.`,
      found: (host) =>
        host === null
          ? 'Modelul care caută după înțeles rulează pe un calculator al operatorului.'
          : `Serverul modelului care caută după înțeles, ${host}: textul întrebării.`,
      mail: (host) =>
        host === null ? 'E-mailurile pleacă de pe un calculator al operatorului.' : `Serverul de e-mail, ${host}: adresa ta și mesajul pe care ți-l trimitem.`,
      files: (host, direct) =>
        host === null
          ? 'Fotografiile și filmările stau pe un calculator al operatorului.'
          : `Locul unde stau fotografiile și filmările, ${host}${direct ? ': când le vezi, browserul tău le ia de acolo, așa că află adresa ta IP' : ''}.`,
      unknown: 'Acum nu am putut citi ce alte servere folosește site-ul. Reîncarcă pagina.',
      outside:
        'Dacă unul dintre aceste servere este în afara Spațiului Economic European, datele ajung acolo. Întreabă operatorul în ce țară este fiecare și ce garanții are (art. 13 și 44-49 GDPR).',
      inside:
        'În afară de găzduire, site-ul nu trimite datele tale nimănui. Întreabă operatorul în ce țară se află serverul; în afara Spațiului Economic European legea cere garanții (art. 44-49 GDPR).',
      never: 'Nu vindem și nu dăm date în scop de reclamă. Autoritățile primesc date doar când legea o cere.',
    },
  },
  en: {
    answers: {
      written: {
        heading: 'Who writes your answers',
        paragraphs: [
          'Bobita is a program, not a person. On this site answers may be written by an AI model: your question, the earlier messages of the same conversation and, if the model sees pictures, the attached one go to the server of the model (see ‘Who else receives data’). Your name, e-mail and account are not sent to it. Emergency cards are written beforehand, not by the model.',
          'Do not write about other people in the chat. Bobita can be wrong; it does not replace a vet or a lawyer.',
        ],
      },
      found: {
        heading: 'Who writes your answers',
        paragraphs: [
          'Bobita is a program, not a person. Its answers are passages from the articles, laws and lists published here. To find them, the words of your question go to the server of a model that compares meanings (see ‘Who else receives data’); pictures, your name and your account do not.',
          'Do not write about other people in the chat. Bobita can be wrong; it does not replace a vet or a lawyer.',
        ],
      },
      quoted: {
        heading: 'Who writes your answers',
        paragraphs: [
          'Bobita is a program, not a person. On this site the answers are put together on our own server from the articles, laws and lists published here. Your question is not sent to anybody else.',
          'Bobita can be wrong; it does not replace a vet or a lawyer.',
        ],
      },
    },
    recipients: {
      heading: 'Who else receives data',
      hosting: 'The company that has the server, unless the operator keeps it themselves.',
      written: (host) =>
        host === null
          ? 'The model that writes answers runs on a computer of the operator.'
          : `The server of the model that writes answers, ${host}: the question and its conversation.`,
      found: (host) =>
        host === null
          ? 'The model that searches by meaning runs on a computer of the operator.'
          : `The server of the model that searches by meaning, ${host}: the words of the question.`,
      mail: (host) =>
        host === null ? 'E-mails leave from a computer of the operator.' : `The mail server, ${host}: your address and the message we send you.`,
      files: (host, direct) =>
        host === null
          ? 'Photos and videos are kept on a computer of the operator.'
          : `The place where photos and videos are kept, ${host}${direct ? ': when you look at them your browser fetches them there, so it learns your IP address' : ''}.`,
      unknown: 'What other servers this site uses could not be read just now. Load the page again.',
      outside:
        'If one of these servers is outside the European Economic Area, the data goes there. Ask the operator in which country each of them is and under which safeguards (GDPR art. 13 and 44-49).',
      inside:
        'Apart from hosting, the site sends your data to nobody. Ask the operator in which country the server is; outside the European Economic Area the law requires safeguards (GDPR art. 44-49).',
      never: 'We do not sell data or pass it on for advertising. Authorities receive data only where the law requires it.',
    },
  },
} satisfies Texts<PrivacySettingsTexts>
