import type { Texts } from './language.ts'
import type { LegalPageTexts } from './legal.ts'

/** /stocare-locala: every cookie and key the site keeps in a browser. web/screens/storage/storage.test.ts finds those it forgets. */
export const storageTexts = {
  ro: {
    title: 'Ce păstrăm în browser',
    description: 'Lista întreagă a cookie-urilor și a datelor păstrate în browserul tău de site-ul Bobita.',
    intro:
      'Doar ce este necesar ca site-ul să meargă. Nu folosim statistici, reclame sau conținut din alte locuri, așa că nu avem ce să-ți cerem printr-o fereastră de consimțământ.',
    sections: [
      {
        heading: 'Cookie-uri',
        table: {
          caption: 'Cookie-urile site-ului',
          head: ['Nume', 'La ce folosește', 'Cât ține'],
          rows: [
            ['lang', 'limba aleasă', '1 an'],
            ['bobita_token', 'ține minte că ești conectat; nu poate fi citit de scripturi', 'cel mult 60 de zile sau până te deconectezi'],
            ['bobita_guest', 'leagă de tine conversația fără cont; nu poate fi citit de scripturi', '24 de ore'],
            ['bobita_signer', 'recunoaște browserul care a semnat deja o petiție; nu poate fi citit de scripturi', '1 an'],
          ],
        },
      },
      {
        heading: 'Date păstrate de browser',
        table: {
          caption: 'Cheile din stocarea locală',
          head: ['Nume', 'La ce folosește', 'Cât ține'],
          rows: [
            ['token', 'cheia cu care ești conectat', 'până te deconectezi'],
            ['user', 'numele și e-mailul tău, ca să apară în bară', 'până te deconectezi'],
            ['lang', 'limba aleasă', 'până o schimbi'],
            ['theme', 'aspectul ales, luminos sau întunecat', 'până îl schimbi'],
            ['chat:last-session:…', 'ultima conversație deschisă', 'cu cont: până o ștergi sau ștergi datele site-ului; fără cont: până închizi fila'],
            ['chat:draft', 'mesajul început și netrimis', 'până închizi fila'],
            [
              'petitie:draft',
              'ce ai scris despre faptă și animal în petiția oficială; fără nume, date de contact, persoana sesizată și martori',
              'până închizi fila',
            ],
            ['complaint:draft', 'titlul și descrierea unui set de dovezi neterminat', 'până îl creezi sau închizi fila'],
          ],
        },
      },
      {
        heading: 'Cum le ștergi',
        paragraphs: [
          'Deconectarea le șterge pe cele ale contului. Pe toate le ștergi din setările browserului, la datele acestui site. Fără ele poți citi tot site-ul și poți întreba; doar nu rămâi conectat.',
        ],
      },
    ],
  },
  en: {
    title: 'What we keep in the browser',
    description: 'The complete list of the cookies and data the Bobita site keeps in your browser.',
    intro:
      'Only what the site needs to work. We use no statistics, advertising or content from elsewhere, so there is nothing to ask you for in a consent window.',
    sections: [
      {
        heading: 'Cookies',
        table: {
          caption: 'The cookies of the site',
          head: ['Name', 'What for', 'How long'],
          rows: [
            ['lang', 'the language you chose', '1 year'],
            ['bobita_token', 'remembers that you are logged in; scripts cannot read it', 'at most 60 days, or until you log out'],
            ['bobita_guest', 'ties a conversation without an account to you; scripts cannot read it', '24 hours'],
            ['bobita_signer', 'recognises a browser that has already signed a petition; scripts cannot read it', '1 year'],
          ],
        },
      },
      {
        heading: 'Data kept by the browser',
        table: {
          caption: 'The keys of local storage',
          head: ['Name', 'What for', 'How long'],
          rows: [
            ['token', 'the key you are logged in with', 'until you log out'],
            ['user', 'your name and e-mail, to show them in the bar', 'until you log out'],
            ['lang', 'the language you chose', 'until you change it'],
            ['theme', 'the appearance you chose, light or dark', 'until you change it'],
            [
              'chat:last-session:…',
              'the conversation you opened last',
              'with an account: until you delete it or this site’s data; without: until you close the tab',
            ],
            ['chat:draft', 'a message begun and not sent', 'until you close the tab'],
            [
              'petitie:draft',
              'what you wrote about the deed and the animal in the official petition; no names, contact details, person named or witnesses',
              'until you close the tab',
            ],
            ['complaint:draft', 'the title and description of an unfinished set of evidence', 'until you create it or close the tab'],
          ],
        },
      },
      {
        heading: 'How to delete them',
        paragraphs: [
          'Logging out deletes those of the account. You can delete all of them in the browser’s settings, under this site’s data. Without them you can read the whole site and ask; you just do not stay logged in.',
        ],
      },
    ],
  },
} satisfies Texts<LegalPageTexts>
