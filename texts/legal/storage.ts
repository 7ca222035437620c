import type { Texts } from '../language.ts'
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
            [
              'bobita_guest',
              'leagă de acest browser conversațiile fără cont, pe care le vezi și le ștergi în chat; nu poate fi citit de scripturi',
              '24 de ore',
            ],
            ['bobita_operator', 'doar pentru cei care administrează site-ul: ține minte că au intrat; nu poate fi citit de scripturi', 'cel mult 12 ore'],
            ['bobita_signer', 'recunoaște browserul care a semnat deja o petiție; nu poate fi citit de scripturi', '30 de zile de la ultima semnare'],
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
            ['signing-out', 'că te-ai deconectat fără internet, ca să o spunem site-ului când revine', 'până o află site-ul'],
            ['lang', 'limba aleasă', 'până o schimbi'],
            ['theme', 'aspectul ales, luminos sau întunecat', 'până îl schimbi'],
            ['chat:last-session:…', 'ultima conversație deschisă', 'cu cont: până o ștergi sau ștergi datele site-ului; fără cont: până închizi fila'],
            [
              'operator:draft:…',
              'doar pentru cei care administrează site-ul: articolul început și încă nepăstrat pe site',
              'până îl păstrează sau renunță la el',
            ],
            ['operator:keys', 'doar pentru cei care administrează site-ul: că au oprit tastele rapide', 'până le pornesc'],
            ['chat:draft', 'mesajul început și netrimis', 'până închizi fila'],
            [
              'bobita.vet',
              'telefonul medicului tău veterinar și numele lui, dacă îl dai, pentru butonul din cardurile de urgență, din paginile de prim ajutor și din cea fără internet; nu ajung la noi',
              'până le ștergi de acolo sau ștergi datele site-ului',
            ],
            [
              'petitie:draft',
              'ce ai scris despre faptă și animal în petiția oficială; fără nume, date de contact, persoana sesizată și martori',
              'până închizi fila',
            ],
            ['offline', 'că nu vrei pagini păstrate pe dispozitiv', 'până ceri să le păstrăm din nou'],
            ['chat:waiting', 'că ai scris fără internet întrebări care așteaptă rețeaua', 'până au plecat sau le ștergi'],
            ['proposal:draft', 'petiția pe care ai început s-o propui', 'până o trimiți sau ștergi datele site-ului'],
            [
              'shared-answers:key',
              'cheia cu care oprești răspunsurile trimise mai departe fără cont, de pe acest dispozitiv',
              'până le oprești pe toate sau ștergi datele site-ului',
            ],
            ['complaint:draft', 'titlul și descrierea unui set de dovezi neterminat', 'până îl creezi sau închizi fila'],
          ],
        },
      },
      {
        heading: 'Cum le ștergi',
        paragraphs: [
          'Deconectarea le șterge pe cele ale contului. Paginile, întrebările și plângerile începute, păstrate pentru când nu ai internet, le ștergi mai jos. Pe toate le ștergi din setările browserului, la datele acestui site. Fără ele poți citi tot site-ul și poți întreba; doar nu rămâi conectat.',
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
            ['bobita_guest', 'ties conversations without an account to this browser; you see and delete them in the chat; scripts cannot read it', '24 hours'],
            ['bobita_operator', 'only for those who run the site: remembers that they are signed in; scripts cannot read it', 'at most 12 hours'],
            ['bobita_signer', 'recognises a browser that has already signed a petition; scripts cannot read it', '30 days after signing last'],
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
            ['signing-out', 'that you logged out without internet, to tell the site when it is back', 'until the site has heard it'],
            ['lang', 'the language you chose', 'until you change it'],
            ['theme', 'the appearance you chose, light or dark', 'until you change it'],
            [
              'chat:last-session:…',
              'the conversation you opened last',
              'with an account: until you delete it or this site’s data; without: until you close the tab',
            ],
            ['operator:draft:…', 'only for those who run the site: an article begun and not kept on the site yet', 'until they keep it or drop it'],
            ['operator:keys', 'only for those who run the site: that they switched the keyboard shortcuts off', 'until they switch them on'],
            ['chat:draft', 'a message begun and not sent', 'until you close the tab'],
            [
              'bobita.vet',
              'your vet’s phone number, and name if you give it, for the button on urgent cards, first-aid pages and the page without internet; they never reach us',
              'until you delete them there or delete this site’s data',
            ],
            [
              'petitie:draft',
              'what you wrote about the deed and the animal in the official petition; no names, contact details, person named or witnesses',
              'until you close the tab',
            ],
            ['offline', 'that you want no pages kept on the device', 'until you ask for them again'],
            ['chat:waiting', 'that questions you wrote without internet wait for the network', 'until they are sent or you delete them'],
            ['proposal:draft', 'a petition you began to propose', 'until you send it or delete this site’s data'],
            [
              'shared-answers:key',
              'the key that ends the answers sent on without an account, from this device',
              'until you end them all or delete this site’s data',
            ],
            ['complaint:draft', 'the title and description of an unfinished set of evidence', 'until you create it or close the tab'],
          ],
        },
      },
      {
        heading: 'How to delete them',
        paragraphs: [
          'Logging out deletes those of the account. The pages, questions and begun complaints kept for when you have no internet are deleted below. You can delete all of them in the browser’s settings, under this site’s data. Without them you can read the whole site and ask; you just do not stay logged in.',
        ],
      },
    ],
  },
} satisfies Texts<LegalPageTexts>
