import type { Texts } from './language.ts'
import type { LegalPageTexts } from './legal.ts'

/** /termeni: the rules of the site; `sections` follow the one on the operator. */
export const termsTexts = {
  ro: {
    title: 'Termeni și condiții',
    description: 'Regulile site-ului Bobita: ce este, ce nu este și ce se poate publica.',
    intro: 'Ce este acest site, ce nu este și după ce reguli îl folosim împreună. Folosindu-l, ești de acord cu ele.',
    sections: [
      {
        heading: 'Ce este și ce nu este Bobita',
        points: [
          'Site-ul este gratuit. Nu vinde nimic și nu cere bani pentru nimic.',
          'Bobita este un asistent virtual și poate greși. Într-o urgență sună medicul veterinar sau, dacă sunt oameni în pericol ori un animal este chinuit chiar acum, 112.',
          'Informația despre sănătate este redactată din surse publice și nu înlocuiește consultul unui medic veterinar.',
          'Informația despre legi este generală, nu consultanță juridică. Verifică forma în vigoare pe legislatie.just.ro.',
        ],
      },
      {
        heading: 'Plângeri și petiții',
        points: [
          'Nu depunem nimic la poliție sau la altă autoritate în numele tău. Petiția oficială o trimiți tu, cu datele tale.',
          'Petițiile de pe acest site strâng susținere. Nu sunt petiții în sensul OG 27/2002 și nu obligă singure o instituție să răspundă.',
          'Un om semnează o petiție o singură dată, cu numele lui.',
        ],
      },
      {
        heading: 'Contul tău',
        paragraphs: [
          'Ai cel puțin 16 ani sau acordul unui părinte. Păstrează-ți parola pentru tine. Îți poți șterge contul oricând, din meniul lui. Putem închide un cont folosit ca să facă rău altora sau site-ului.',
        ],
      },
      {
        heading: 'Ce scrii și ce încarci',
        points: [
          'Pui doar ce ai făcut tu sau ai dreptul să folosești și doar ce știi că este adevărat.',
          'Nu publici date despre alți oameni (nume, adrese, telefoane) și nu acuzi pe nimeni cu numele.',
          'Fără amenințări, ură, reclamă sau imagini puse ca să șocheze.',
          'Ce scrii rămâne al tău. Ne dai doar voie să-l arătăm pe site cât timp îl ții aici.',
        ],
      },
      {
        heading: 'Sesizări și scoatere',
        paragraphs: [
          'Dacă vezi ceva ilegal, fals sau care te privește, scrie operatorului: ce este, unde este și de ce. Primești răspuns, iar ce încalcă legea sau aceste reguli este scos. Cine a publicat află motivul și poate cere să ne mai uităm o dată. La adăposturi și dresori folosește „număr greșit?” din fișa lor.',
        ],
      },
      {
        heading: 'Listele de adăposturi și dresori',
        paragraphs: [
          'Aprobarea înseamnă că o înregistrare a fost privită de noi, nu că garantăm pentru serviciile ei. Înregistrările de exemplu sunt marcate ca atare.',
        ],
      },
      {
        heading: 'Răspundere, licență, lege',
        paragraphs: [
          'Facem site-ul cu grijă, dar îl oferim așa cum este. Nu răspundem pentru urmările folosirii unei informații fără verificare, în limitele legii.',
          'Codul site-ului are licența MPL 2.0. Textele de lege nu aparțin nimănui.',
          'Se aplică legea din România. Regulile se pot schimba; data de sus arată de când sunt valabile.',
        ],
        links: [{ label: 'Soluționarea alternativă a litigiilor (ANPC)', href: 'https://anpc.ro/ce-este-sal/' }],
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    description: 'The rules of Bobita: what the site is, what it is not and what may be published.',
    intro: 'What this site is, what it is not, and the rules we use it by. By using it you agree to them.',
    sections: [
      {
        heading: 'What Bobita is and is not',
        points: [
          'The site is free. It sells nothing and asks money for nothing.',
          'Bobita is a virtual assistant and can be wrong. In an emergency call a vet or, where people are in danger or an animal is being tortured right now, 112.',
          'What it says about health is written from public sources and does not replace seeing a vet.',
          'What it says about the law is general information, not legal advice. Check the form in force at legislatie.just.ro.',
        ],
      },
      {
        heading: 'Complaints and petitions',
        points: [
          'We file nothing with the police or any authority on your behalf. You send the official petition yourself, with your own details.',
          'Petitions on this site gather support. They are not petitions under Ordinance 27/2002 and do not by themselves oblige an institution to answer.',
          'One person signs a petition once, with their own name.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'You are at least 16 or have a parent’s agreement. Keep your password to yourself. You can delete your account at any time from its menu. We may close an account that is used to harm others or the site.',
        ],
      },
      {
        heading: 'What you write and upload',
        points: [
          'Only what you made or may use, and only what you know to be true.',
          'No data about other people (names, addresses, phone numbers), and no accusing anybody by name.',
          'No threats, hatred, advertising or pictures meant to shock.',
          'What you write stays yours. You only let us show it on the site while you keep it here.',
        ],
      },
      {
        heading: 'Notices and removal',
        paragraphs: [
          'If you see something illegal, false or about you, write to the operator: what it is, where it is and why. You get an answer, and what breaks the law or these rules is removed. Whoever published it learns the reason and can ask us to look again. For shelters and trainers use ‘wrong number?’ in their record.',
        ],
      },
      {
        heading: 'The lists of shelters and trainers',
        paragraphs: ['Approval means that we looked at a record, not that we vouch for its services. Example records are marked as such.'],
      },
      {
        heading: 'Liability, licence, law',
        paragraphs: [
          'We make the site with care but offer it as it is. Within the limits of the law we are not liable for what follows from using information unchecked.',
          'The code of the site is under the MPL 2.0. The texts of laws belong to nobody.',
          'Romanian law applies. The rules may change; the date above says since when they hold.',
        ],
        links: [{ label: 'Alternative dispute resolution (ANPC)', href: 'https://anpc.ro/ce-este-sal/' }],
      },
    ],
  },
} satisfies Texts<LegalPageTexts>
