import type { Texts } from './language.ts'
import type { LegalPageTexts, LegalSection } from './legal.ts'

interface PrivacyTexts extends LegalPageTexts {
  /** Who writes the answers of the chat: a language model of a provider, or nobody but this site. */
  model: LegalSection
  noModel: LegalSection
}

/** /confidentialitate: GDPR art. 13 and 14 in plain words; `sections` follow the one on the operator. */
export const privacyTexts = {
  ro: {
    title: 'Politica de confidențialitate',
    description: 'Ce date păstrează Bobita, de ce, cât timp și cum ceri ștergerea lor.',
    intro: 'Ce date păstrăm despre tine, de ce și cât timp. Strângem cât mai puțin: fără reclame, fără urmărire, fără nimic încărcat din alte locuri.',
    model: {
      heading: 'Cine îți scrie răspunsurile',
      paragraphs: [
        'Bobita este un asistent virtual, nu un om. Pe acest site răspunsurile sunt compuse de un model lingvistic: întrebarea ta, conversația din care face parte și imaginea atașată ajung la furnizorul modelului ales de operator, ca să scrie răspunsul. Operatorul trebuie să spună aici cine este furnizorul și în ce țară lucrează.',
        'Nu scrie în chat date despre alți oameni. Bobita poate greși; nu înlocuiește un medic veterinar sau un avocat.',
      ],
    },
    noModel: {
      heading: 'Cine îți scrie răspunsurile',
      paragraphs: [
        'Bobita este un asistent virtual, nu un om. Pe acest site răspunsurile sunt alcătuite pe serverul nostru, din articolele, legile și listele publicate aici. Întrebarea ta nu este trimisă altcuiva.',
        'Bobita poate greși; nu înlocuiește un medic veterinar sau un avocat.',
      ],
    },
    sections: [
      {
        heading: 'Ce păstrăm, de ce și cât timp',
        table: {
          caption: 'Datele, temeiul și durata păstrării',
          head: ['Pentru ce', 'Ce date', 'Temei (GDPR)', 'Cât timp'],
          rows: [
            ['Cont', 'nume, e-mail, telefon dacă îl dai, parola în formă criptată ireversibil', 'contract, art. 6(1)(b)', 'până ștergi contul'],
            ['Conversații cu cont', 'întrebări, răspunsuri, imagini atașate', 'contract, art. 6(1)(b)', 'până le ștergi tu'],
            ['Conversații fără cont', 'întrebări, răspunsuri, imagini atașate', 'consimțământ, art. 6(1)(a)', '24 de ore'],
            [
              'Întrebări la care Bobita nu a știut',
              'textul întrebării, fără nume, cont sau adresă',
              'interes legitim, art. 6(1)(f): articole mai bune',
              'până sunt lucrate de redacție',
            ],
            [
              'Semnarea unei petiții',
              'nume, e-mail, telefon dacă îl dai',
              'consimțământ, art. 6(1)(a)',
              'șase luni după închiderea petiției; rețeaua din care ai semnat, ca amprentă, 30 de zile',
            ],
            [
              'Seturi de dovezi',
              'titlul, descrierea și numele arătat; fotografiile și filmările fără datele de loc și de telefon, amprentele lor SHA-256 și când au venit',
              'contract, art. 6(1)(b)',
              'până le ștergi, cel mult 30 de zile de la încărcare; dacă notezi depunerea, până la 45 de zile de la ea',
            ],
            ['Fișiere care nu au ajuns într-un set', 'fișierul refăcut și amprentele lui', 'contract, art. 6(1)(b)', '24 de ore'],
            [
              'Depunerea notată la un set',
              'numărul de înregistrare și ziua, văzute doar de tine',
              'contract, art. 6(1)(b)',
              'până o ștergi sau până se șterge setul',
            ],
            [
              'Petiția oficială',
              'nimic: documentul este scris din ce completezi și nu se păstrează; ce ai scris despre faptă și animal rămâne în fila browserului tău, numele și adresa nu',
              'contract, art. 6(1)(b)',
              'nu se păstrează',
            ],
            [
              'Raportarea unui conținut',
              'ce conținut, motivul, ce scrii, e-mailul dacă îl dai',
              'obligație legală, art. 6(1)(c): Regulamentul (UE) 2022/2065, art. 16',
              'până este rezolvată, cel mult 12 luni',
            ],
            ['Propuneri și sesizări pentru liste', 'ce scrii în formular', 'interes legitim, art. 6(1)(f)', 'până sunt lucrate'],
            [
              'Adăposturi și dresori din liste',
              'date de contact profesionale',
              'interes legitim, art. 6(1)(f)',
              'cât timp sunt în listă; oricine poate cere scoaterea',
            ],
            [
              'Apărarea site-ului',
              'o amprentă a adresei IP sau a contului, sub care numărăm cererile ca să oprim abuzurile; adresa însăși nu se păstrează',
              'interes legitim, art. 6(1)(f)',
              'cel mult o zi; nu o scriem în jurnale',
            ],
          ],
        },
        paragraphs: [
          'Numele celor care semnează nu apare public; petiția arată doar numărul semnăturilor. Când nu dai o dată cerută, nu poți folosi acea parte a site-ului; restul rămâne deschis.',
        ],
      },
      {
        heading: 'Fotografii și filmări cu alți oameni',
        paragraphs: [
          'Un set de dovezi este văzut doar de cine are linkul, nu apare în motoarele de căutare și se șterge la 30 de zile sau, dacă notezi depunerea petiției, la 45 de zile de la ea, când este mai târziu. Datele de loc din fișiere sunt îndepărtate din ce se arată; originalul nu este păstrat. Oricine apare într-un set poate cere scoaterea lui cu „Raportează setul”. Nu numi public pe nimeni: cine a făcut fapta stabilesc autoritățile.',
        ],
      },
      {
        heading: 'Cine mai primește datele',
        paragraphs: [
          'Firma la care este găzduit site-ul și, dacă operatorul le folosește, serviciul de e-mail și furnizorul modelului lingvistic. Nu vindem și nu dăm date în scop de reclamă. Autoritățile primesc date doar când legea o cere.',
        ],
      },
      {
        heading: 'Drepturile tale',
        points: [
          'Vezi și descarci ce păstrăm: din meniul contului, „Contul meu”.',
          'Îți ștergi contul și conversațiile lui: tot acolo, pe loc.',
          'Ceri corectarea, ștergerea, restricționarea sau mutarea datelor, ori te opui folosirii lor.',
          'Îți retragi oricând consimțământul, fără efect asupra a ce s-a făcut până atunci.',
          'Nicio decizie cu efecte asupra ta nu este luată doar de un program.',
        ],
        paragraphs: [
          'Scrie operatorului la datele de mai sus. Primești răspuns în cel mult o lună; la cereri complicate termenul se poate prelungi cu două luni, iar tu afli de ce.',
        ],
      },
      {
        heading: 'Unde te plângi',
        paragraphs: [
          'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP), B-dul G-ral. Gheorghe Magheru 28-30, sector 1, 010336 București, anspdcp@dataprotection.ro.',
        ],
        links: [{ label: 'Site-ul ANSPDCP', href: 'https://www.dataprotection.ro' }],
      },
      {
        heading: 'Copii, securitate, schimbări',
        paragraphs: [
          'Contul este pentru cei de cel puțin 16 ani sau cu acordul unui părinte.',
          'Parolele și cheile de acces sunt păstrate doar în forme din care nu pot fi refăcute, iar legătura cu site-ul este criptată când operatorul îl publică prin HTTPS. Schimbările acestei pagini poartă data lor.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    description: 'What data Bobita keeps, why, for how long, and how to have it deleted.',
    intro: 'What we keep about you, why and for how long. We collect as little as we can: no advertising, no tracking, nothing loaded from elsewhere.',
    model: {
      heading: 'Who writes your answers',
      paragraphs: [
        'Bobita is a virtual assistant, not a person. On this site a language model writes the answers: your question, the conversation it belongs to and the attached picture go to the provider the operator has chosen, so that it can write the answer. The operator has to say here who that provider is and in which country it works.',
        'Do not write about other people in the chat. Bobita can be wrong; it does not replace a vet or a lawyer.',
      ],
    },
    noModel: {
      heading: 'Who writes your answers',
      paragraphs: [
        'Bobita is a virtual assistant, not a person. On this site the answers are put together on our own server from the articles, laws and lists published here. Your question is not sent to anybody else.',
        'Bobita can be wrong; it does not replace a vet or a lawyer.',
      ],
    },
    sections: [
      {
        heading: 'What we keep, why and for how long',
        table: {
          caption: 'The data, the legal basis and how long it is kept',
          head: ['For what', 'Which data', 'Basis (GDPR)', 'How long'],
          rows: [
            [
              'Account',
              'name, e-mail, phone if you give it, the password in a form that cannot be reversed',
              'contract, art. 6(1)(b)',
              'until you delete the account',
            ],
            ['Conversations with an account', 'questions, answers, attached pictures', 'contract, art. 6(1)(b)', 'until you delete them'],
            ['Conversations without an account', 'questions, answers, attached pictures', 'consent, art. 6(1)(a)', '24 hours'],
            [
              'Questions Bobita could not answer',
              'the words of the question, without name, account or address',
              'legitimate interest, art. 6(1)(f): better articles',
              'until the editors have dealt with them',
            ],
            [
              'Signing a petition',
              'name, e-mail, phone if you give it',
              'consent, art. 6(1)(a)',
              'six months after the petition is closed; a fingerprint of the network you signed from, 30 days',
            ],
            [
              'Sets of evidence',
              'the title, the description and the name shown; photos and videos without the data of place and phone, their SHA-256 fingerprints and when they came',
              'contract, art. 6(1)(b)',
              'until you delete them, at most 30 days after uploading; if you note that you filed, until 45 days after filing',
            ],
            ['Files that came to no set', 'the file made anew and its fingerprints', 'contract, art. 6(1)(b)', '24 hours'],
            [
              'A filing noted on a set',
              'the registration number and the day, seen by you alone',
              'contract, art. 6(1)(b)',
              'until you remove it or the set is deleted',
            ],
            [
              'The official petition',
              'nothing: the document is written from what you fill in and is not kept; what you wrote about the deed and the animal stays in the tab of your browser, your name and address do not',
              'contract, art. 6(1)(b)',
              'not kept',
            ],
            [
              'A notice about content',
              'which content, the reason, what you write, the e-mail if you give it',
              'legal obligation, art. 6(1)(c): Regulation (EU) 2022/2065, art. 16',
              'until it is dealt with, at most 12 months',
            ],
            ['Suggestions and reports for the lists', 'what you write in the form', 'legitimate interest, art. 6(1)(f)', 'until they are dealt with'],
            [
              'Shelters and trainers in the lists',
              'professional contact details',
              'legitimate interest, art. 6(1)(f)',
              'while they are listed; anybody may ask to be removed',
            ],
            [
              'Protecting the site',
              'a fingerprint of the IP address or of the account, under which requests are counted to stop abuse; the address itself is not kept',
              'legitimate interest, art. 6(1)(f)',
              'at most a day; it is not written to logs',
            ],
          ],
        },
        paragraphs: [
          'The names of those who sign are never public; a petition shows only how many they are. If you do not give what a form requires you cannot use that part of the site; the rest stays open.',
        ],
      },
      {
        heading: 'Photos and videos of other people',
        paragraphs: [
          'A set of evidence is seen only by those who have its link, stays out of search engines and is deleted after 30 days or, if you note that you filed the petition, 45 days after filing where that is later. Location data is removed from what is shown; the original is not kept. Whoever appears in a set can ask for its removal with ‘Report the set’. Name nobody in public: the authorities establish who did it.',
        ],
      },
      {
        heading: 'Who else receives data',
        paragraphs: [
          'The company that hosts the site and, where the operator uses them, the e-mail service and the provider of the language model. We do not sell data or pass it on for advertising. Authorities receive data only where the law requires it.',
        ],
      },
      {
        heading: 'Your rights',
        points: [
          'See and download what we keep: in the account menu, ‘My account’.',
          'Delete your account and its conversations: in the same place, at once.',
          'Ask for your data to be corrected, deleted, restricted or moved, or object to its use.',
          'Withdraw your consent at any time, without effect on what was done before.',
          'No decision that affects you is taken by a program alone.',
        ],
        paragraphs: [
          'Write to the operator at the details above. You get an answer within a month; for complicated requests it may take two more, and you will be told why.',
        ],
      },
      {
        heading: 'Where to complain',
        paragraphs: [
          'The Romanian data protection authority (ANSPDCP), B-dul G-ral. Gheorghe Magheru 28-30, sector 1, 010336 București, anspdcp@dataprotection.ro.',
        ],
        links: [{ label: 'The site of ANSPDCP', href: 'https://www.dataprotection.ro' }],
      },
      {
        heading: 'Children, security, changes',
        paragraphs: [
          'An account is for people of at least 16, or with a parent’s agreement.',
          'Passwords and access keys are kept only in forms they cannot be recovered from, and the connection is encrypted when the operator publishes the site over HTTPS. Changes to this page carry their date.',
        ],
      },
    ],
  },
} satisfies Texts<PrivacyTexts>
