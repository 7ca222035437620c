import type { Texts } from '../language.ts'
import type { LegalPageTexts } from './legal.ts'

/** /termeni: the rules of the site, those of Regulation (EU) 2022/2065 included; `sections` follow the one on the operator. */
export const termsTexts = {
  ro: {
    title: 'Termeni și condiții',
    description: 'Regulile site-ului Bobita: ce este, ce nu este, ce se poate publica și cum ne semnalezi ceva.',
    intro: 'Ce este acest site, ce nu este și după ce reguli îl folosim împreună. Folosindu-l, ești de acord cu ele.',
    sections: [
      {
        heading: 'Ce este și ce nu este Bobita',
        points: [
          'Site-ul este gratuit. Nu vinde nimic și nu cere bani pentru nimic.',
          'Bobita este un program, nu un om, și poate greși. Într-o urgență sună medicul veterinar sau, dacă sunt oameni în pericol ori un animal este chinuit chiar acum, 112.',
          'Răspunsurile lui sunt fragmente din paginile acestui site. Dacă operatorul a ales un model de inteligență artificială, acesta poate scrie răspunsul din aceleași pagini; politica de confidențialitate spune dacă este așa acum.',
          'Informația despre sănătate este scrisă cu ajutorul unui model de inteligență artificială, din surse publice și cunoștințe generale, și nu înlocuiește consultul unui medic veterinar.',
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
        heading: 'Cum hotărâm ce rămâne',
        points: [
          'Seturile de dovezi pot fi văzute cu linkul lor fără să fi fost citite de noi înainte. O propunere pentru liste apare abia după ce a văzut-o un om, iar petițiile și articolele le publică doar operatorul.',
          'Programul refuză singur doar ce nu este fotografie sau filmare, ce depășește limitele scrise pe pagină, cererile prea dese și semnăturile cu linkuri în nume. Ce este semnalat privește și hotărăște un om.',
          'Ce încalcă legea sau regulile de mai sus este scos: un set este șters cu fișierele lui, o petiție este închisă, un articol sau o înregistrare din liste este ascunsă.',
        ],
      },
      {
        heading: 'Semnalezi ceva ilegal sau fals',
        points: [
          'La un set de dovezi, o petiție sau un articol apasă „Raportează setul”, „Raportează petiția” sau „Raportează articolul”. La adăposturi și dresori folosește „număr greșit?” din fișa lor.',
          'Despre un răspuns al lui Bobita scrie operatorului, la e-mailul de mai sus: ce este, adresa paginii și de ce crezi că este ilegal sau fals. Lasă numele și e-mailul tău dacă vrei răspuns.',
          'Fiecare semnalare este citită de un om, fără părtinire. Dacă ai lăsat un e-mail, afli ce am hotărât și de ce.',
        ],
      },
      {
        heading: 'Dacă am scos ceva pus de tine',
        points: [
          'Îți scriem la e-mailul contului ce am scos, din ce motiv și pe ce temei (legea sau o regulă de aici), și dacă am pornit de la o semnalare.',
          'Timp de șase luni poți cere să ne mai uităm o dată: răspunde la acel mesaj sau scrie operatorului. Nu costă nimic și hotărăște un om. La fel poate cere și cine a semnalat.',
          'Poți merge la un organism de soluționare extrajudiciară certificat (Regulamentul (UE) 2022/2065, art. 21; furnizorii mici nu sunt obligați să ia parte, art. 19) și oricând la instanță.',
          'Dacă noi nu ne ținem de obligațiile acestui regulament, te poți plânge la ANCOM, coordonatorul serviciilor digitale în România (Legea 50/2024). ANCOM nu hotărăște dacă un conținut este ilegal.',
        ],
        links: [
          { label: 'ANCOM, plângeri despre servicii digitale', href: 'https://infocentru.ancom.ro/' },
          { label: 'Legea 50/2024', href: 'https://legislatie.just.ro/Public/DetaliiDocumentAfis/280106' },
        ],
      },
      {
        heading: 'Suspiciuni de infracțiuni grave',
        paragraphs: [
          'Când aflăm ceva care ne face să bănuim o infracțiune ce amenință viața sau siguranța unui om, anunțăm îndată poliția sau parchetul și le dăm ce știm (art. 18 al aceluiași regulament).',
        ],
      },
      {
        heading: 'Punctul de contact',
        paragraphs: [
          'Autoritățile și oricine folosește site-ul ne pot scrie la e-mailul operatorului, de mai sus, în română sau în engleză (art. 11 și 12). Mesajele le citește un om.',
        ],
      },
      {
        heading: 'Listele de adăposturi și dresori',
        paragraphs: [
          'Aprobarea înseamnă că o înregistrare a fost privită de noi, nu că garantăm pentru serviciile ei. Înregistrările de exemplu sunt marcate ca atare.',
        ],
      },
      {
        heading: 'Răspundere, texte, lege',
        paragraphs: [
          'Facem site-ul cu grijă, dar îl oferim așa cum este. Nu răspundem pentru urmările folosirii unei informații fără verificare, în limitele legii.',
          'Textele site-ului aparțin celor care le-au scris și pot fi citate cu indicarea sursei; pentru altceva întreabă operatorul. Textele de lege nu aparțin nimănui. Codul site-ului are licența MPL 2.0.',
          'Se aplică legea din România. Regulile se pot schimba; data de sus arată de când sunt valabile.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    description: 'The rules of Bobita: what the site is, what it is not, what may be published and how to tell us of something.',
    intro: 'What this site is, what it is not, and the rules we use it by. By using it you agree to them.',
    sections: [
      {
        heading: 'What Bobita is and is not',
        points: [
          'The site is free. It sells nothing and asks money for nothing.',
          'Bobita is a program, not a person, and can be wrong. In an emergency call a vet or, where people are in danger or an animal is being tortured right now, 112.',
          'Its answers are passages from the pages of this site. Where the operator has chosen an AI model, the model may write the answer from the same pages; the privacy policy says whether that is so now.',
          'What it says about health is written with the help of an AI model, from public sources and general knowledge, and does not replace seeing a vet.',
          'What it says about the law is general information, not legal advice. Check the form in force at legislatie.just.ro.',
        ],
      },
      {
        heading: 'Complaints and petitions',
        points: [
          'We file nothing with the police or any authority on your behalf. You send the official petition yourself, with your own details.',
          'Petitions on this site gather support. They are not petitions in the sense of Ordinance 27/2002 (the Romanian act on petitions to authorities) and do not by themselves oblige an institution to answer.',
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
        heading: 'How we decide what stays',
        points: [
          'Sets of evidence can be seen by their link without our having read them first. A suggestion for the lists appears only after a person has looked at it, and only the operator publishes petitions and articles.',
          'By itself the program refuses only what is no photo or video, what exceeds the limits written on the page, requests that come too often, and signatures with links in the name. What is reported is looked at and decided by a person.',
          'What breaks the law or the rules above is removed: a set is deleted with its files, a petition is closed, an article or a record of the lists is hidden.',
        ],
      },
      {
        heading: 'Telling us of something illegal or false',
        points: [
          'On a set of evidence, a petition or an article press ‘Report this set’, ‘Report this petition’ or ‘Report this article’. For shelters and trainers use ‘wrong number?’ in their record.',
          'About an answer of Bobita write to the operator, at the e-mail above: what it is, the address of the page and why you think it illegal or false. Leave your name and e-mail if you want an answer.',
          'A person reads every notice, without taking sides. If you left an e-mail you learn what we decided and why.',
        ],
      },
      {
        heading: 'If we removed something of yours',
        points: [
          'We write to the e-mail of your account what was removed, for what reason and on what ground (the law or a rule of this page), and whether it began with a notice.',
          'For six months you can ask us to look again: answer that message or write to the operator. It is free, and a person decides. Whoever sent the notice can ask the same.',
          'You can go to a certified out-of-court dispute settlement body (Regulation (EU) 2022/2065, art. 21; small providers need not take part, art. 19), and to court at any time.',
          'If we do not keep our duties under this Regulation, you can complain to ANCOM, the Digital Services Coordinator in Romania (Law 50/2024). ANCOM does not decide whether content is illegal.',
        ],
        links: [
          { label: 'ANCOM, complaints about digital services', href: 'https://infocentru.ancom.ro/en/contact/digital-services' },
          { label: 'Law 50/2024, in Romanian', href: 'https://legislatie.just.ro/Public/DetaliiDocumentAfis/280106' },
        ],
      },
      {
        heading: 'Suspicion of serious crimes',
        paragraphs: [
          'When we learn of something that makes us suspect a crime threatening somebody’s life or safety, we tell the police or the prosecutor at once and give them what we know (art. 18 of the same Regulation).',
        ],
      },
      {
        heading: 'The contact point',
        paragraphs: [
          'Authorities and everybody who uses the site can write to us at the e-mail of the operator above, in Romanian or English (art. 11 and 12). A person reads the messages.',
        ],
      },
      {
        heading: 'The lists of shelters and trainers',
        paragraphs: ['Approval means that we looked at a record, not that we vouch for its services. Example records are marked as such.'],
      },
      {
        heading: 'Liability, texts, law',
        paragraphs: [
          'We make the site with care but offer it as it is. Within the limits of the law we are not liable for what follows from using information unchecked.',
          'The texts of the site belong to those who wrote them and may be quoted with the source named; for anything else ask the operator. The texts of laws belong to nobody. The code of the site is under the MPL 2.0.',
          'Romanian law applies. The rules may change; the date above says since when they hold.',
        ],
      },
    ],
  },
} satisfies Texts<LegalPageTexts>
