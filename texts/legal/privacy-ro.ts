import type { LegalPageTexts } from './legal.ts'

/** The Romanian of texts/legal/privacy.ts. */
export const privacyRo = {
  title: 'Politica de confidențialitate',
  description: 'Ce date păstrează Bobita, de ce, cât timp și cum ceri ștergerea lor.',
  intro: 'Ce date păstrăm despre tine, de ce și cât timp. Strângem cât mai puțin: fără reclame, fără urmărire, fără nimic încărcat din alte locuri.',
  sections: [
    {
      heading: 'Ce păstrăm, de ce și cât timp',
      table: {
        caption: 'Datele, temeiul și durata păstrării',
        head: ['Pentru ce', 'Ce date', 'Temei (GDPR)', 'Cât timp'],
        rows: [
          ['Cont', 'nume, e-mail, telefon dacă îl dai, parola doar ca rezumat (hash Argon2id)', 'contract, art. 6(1)(b)', 'până ștergi contul'],
          [
            'Conectări',
            'amprenta cheii cu care ești conectat și a rețelei, când te-ai conectat și când ai folosit-o',
            'interes legitim, art. 6(1)(f): contul tău în siguranță',
            '60 de zile de la conectare',
          ],
          [
            'Linkuri pentru contul tău',
            'amprenta linkului, iar la schimbarea adresei și adresa nouă sau cea veche, ca schimbarea să poată fi confirmată sau anulată',
            'contract, art. 6(1)(b)',
            'o oră pentru o parolă nouă (24 de ore când linkul îl dă operatorul), 24 de ore pentru o adresă nouă, 7 zile pentru cea veche',
          ],
          [
            'Un cont șters',
            'amprenta numărului întâmplător al contului și când a fost șters, ca o copie de siguranță să nu-l readucă',
            'obligație legală, art. 6(1)(c): dreptul la ștergere',
            'fără termen; nu spune cine ai fost',
          ],
          ['E-mailuri pe drum', 'adresa, felul mesajului și limba, până pleacă', 'contract, art. 6(1)(b)', 'de obicei câteva secunde, cel mult o zi'],
          ['Conversații cu cont', 'întrebări, răspunsuri, imagini atașate', 'contract, art. 6(1)(b)', 'până le ștergi tu; cel mult ultimele 500'],
          [
            'Conversații fără cont',
            'întrebări, răspunsuri, imagini atașate, legate de un cookie',
            'serviciul pe care l-ai cerut, art. 6(1)(b)',
            '24 de ore de la ultimul mesaj',
          ],
          [
            'Răspunsuri pe care le trimiți mai departe',
            'copia răspunsului și, dacă o pui, a întrebării, fără imagini, telefoane, e-mailuri și linkuri; le citește oricine are linkul. Fără cont păstrăm amprenta cheii de pe dispozitivul tău',
            'serviciul pe care l-ai cerut, art. 6(1)(b)',
            'până oprești linkul sau îți ștergi contul; cel mult 30 de zile, și dacă ștergi conversația',
          ],
          [
            'Întrebări scrise fără internet',
            'întrebarea și imaginea ei, doar pe dispozitivul tău; ajung la noi când revine rețeaua și deschizi chatul',
            'serviciul pe care l-ai cerut, art. 6(1)(b)',
            'până pleacă, te deconectezi sau le ștergi; cel mult 7 zile',
          ],
          [
            'Întrebări la care Bobita nu a știut sau al căror răspuns ți-a displăcut',
            'primele 500 de caractere, fără nume, cont sau cookie; adresele de e-mail, telefoanele și linkurile sunt acoperite',
            'interes legitim, art. 6(1)(f): articole mai bune',
            'cel mult 90 de zile; dispar mai devreme dacă ștergi conversația sau contul. Un redactor poate păstra o întrebare ca exemplu, după ce a șters din ea tot ce ține de o persoană',
          ],
          [
            'Semnarea unei petiții',
            'nume, e-mail, telefon dacă îl dai, când ai semnat și când ai confirmat',
            'consimțământ, art. 6(1)(a) și 9(2)(a)',
            'până o retragi, cel mult șase luni după închiderea petiției',
          ],
          [
            'Vești despre o petiție semnată, dacă le ceri',
            'adresa de e-mail a semnăturii, după ce ai confirmat-o',
            'consimțământ, art. 6(1)(a)',
            'până le oprești, din linkul oricărei vești sau din „Contul meu”, ori până retragi semnătura',
          ],
          ['Semnături false', 'amprenta rețelei și a browserului din care ai semnat', 'interes legitim, art. 6(1)(f): numărul să fie adevărat', '30 de zile'],
          [
            'Seturi de dovezi',
            'titlul, descrierea și numele arătat; fotografiile și filmările fără datele de loc și de telefon, amprentele lor SHA-256 și când au venit',
            'pentru cel care le încarcă: contract, art. 6(1)(b); pentru cei care apar: interes legitim, art. 6(1)(f)',
            'până le șterge cel care le-a încărcat, cel mult 30 de zile de la încărcare; dacă notează depunerea, până la 45 de zile de la ea',
          ],
          ['Fișiere care nu au ajuns într-un set', 'fișierul refăcut și amprentele lui', 'contract, art. 6(1)(b)', '24 de ore'],
          [
            'Fișiere a căror încărcare nu s-a terminat',
            'bucățile ajunse, așa cum le-ai trimis; nu le vede nimeni',
            'contract, art. 6(1)(b)',
            'până ajunge restul, cel mult 24 de ore',
          ],
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
            'până este rezolvată, cel mult 12 luni; e-mailul, până ai primit răspunsul și încă o săptămână, cel mult încă 12 luni; hotărârea și motivul ei rămân, fără cine a raportat',
          ],
          ['Propuneri și sesizări pentru liste', 'ce scrii în formular', 'interes legitim, art. 6(1)(f)', 'până sunt lucrate'],
          [
            'Răspunsul la o propunere sau sesizare pentru liste',
            'e-mailul, dacă îl dai, pentru un singur mesaj despre ce am hotărât',
            'acordul tău, art. 6(1)(a)',
            'până la hotărâre și încă o săptămână, cel mult un an',
          ],
          [
            'Propunerea unei petiții',
            'ce scrii în formular, legat de contul tău, și ce am hotărât',
            'executarea serviciului cerut, art. 6(1)(b)',
            'până o retragi; după hotărâre încă șase luni, fără hotărâre cel mult un an, sau până îți ștergi contul; textul publicat rămâne, fără nimic despre tine',
          ],
          [
            'Adăposturi și dresori din liste',
            'date de contact profesionale, aflate din propuneri sau din surse publice',
            'interes legitim, art. 6(1)(f)',
            'cât timp sunt în listă, iar ascunse până le ștergem; oricine poate cere ștergerea, după care nu mai rămâne nimic din fișă',
          ],
          [
            'Apărarea site-ului',
            'o amprentă a adresei IP sau a contului, sub care numărăm cererile ca să oprim abuzurile; adresa însăși nu se păstrează',
            'interes legitim, art. 6(1)(f)',
            'cel mult o zi; programul nu o scrie în jurnale',
          ],
        ],
      },
      paragraphs: ['Când nu dai o dată cerută, nu poți folosi acea parte a site-ului; restul rămâne deschis.'],
    },
    {
      heading: 'Semnăturile tale',
      paragraphs: [
        'O semnătură poate arăta ce crezi, adică o opinie politică sau o convingere (art. 9). O păstrăm doar cu acordul pe care îl dai semnând. Îl retragi oricând: din „Contul meu” sau din linkul primit pe e-mail, dacă site-ul trimite e-mailuri; altfel cu codul arătat după semnare. Dacă nu îl mai ai, scrie operatorului.',
        'Numele nu apare public. Instituția căreia îi este adresată petiția primește textul și numărul semnăturilor pe zile, fără nume. Lista cu nume, e-mailuri și telefoane o poate scoate doar operatorul, ca să verifice semnăturile; acordul tău nu cuprinde darea ei altcuiva. Telefonul este la alegere și programul nu îl folosește la nimic.',
        'Când îți ștergi contul, semnăturile date din el rămân numărate, fără nimic despre tine.',
      ],
    },
    {
      heading: 'Dacă apari într-o fotografie sau filmare',
      paragraphs: [
        'Când cineva încarcă dovezi, datele tale ajung la noi de la acel om, nu de la tine (art. 14): cum arăți, vocea, locul, ce se vede că faci. Nu știm cine ești și nu te putem anunța; de aceea scriem aici.',
        'Temeiul este interesul legitim al celui care a văzut o faptă de a arăta autorităților dovada ei, și al tuturor ca animalele să fie apărate (art. 6(1)(f)). O filmare poate arăta o presupusă infracțiune (art. 10): nu ținem o evidență a faptelor sau a oamenilor, nu căutăm pe nimeni după nume sau chip și nu depunem noi nimic. Cine a făcut fapta stabilesc autoritățile; nimeni nu trebuie numit public.',
        'Am cântărit acest interes cu dreptul tău. De aceea un set este văzut doar de cine are un link ce nu poate fi ghicit, nu apare în motoarele de căutare, nu poartă date de loc, originalul nu este păstrat, iar setul se șterge la 30 de zile sau, dacă a fost notată depunerea petiției, la 45 de zile de la ea, când este mai târziu.',
        'Te poți opune (art. 21) și poți cere ce păstrăm despre tine sau ștergerea: apasă „Raportează setul” pe pagina setului sau scrie operatorului. Un om hotărăște; dacă dreptul tău cântărește mai greu, setul este șters cu fișierele lui.',
      ],
    },
    {
      heading: 'Copii de siguranță',
      paragraphs: [
        'Operatorul poate face copii ale bazei de date și ale fișierelor, ca nimic să nu se piardă la o defecțiune. Felul obișnuit de a le face, livrat cu programul, este o copie în fiecare noapte; după șapte nopți cea veche este suprascrisă. Dacă se țin și copii mai vechi, afli de la operator.',
        'Ce ștergi dispare pe loc de pe site, dar mai stă în copiile făcute înainte, până sunt suprascrise. Dacă site-ul este refăcut dintr-o copie, conturile șterse între timp sunt șterse din nou înainte ca cineva să le vadă. Un set, o conversație sau o semnătură pe care le-ai șters una câte una se pot întoarce; le ștergi încă o dată, iar termenele de mai sus curg mai departe.',
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
        'Scrie responsabilului cu protecția datelor, dacă este trecut unul mai sus, sau operatorului. Primești răspuns în cel mult o lună; la cereri complicate termenul se poate prelungi cu două luni, iar tu afli de ce.',
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
        'Parolele și cheile de acces sunt păstrate doar ca rezumate din care nu pot fi refăcute. Legătura cu site-ul este criptată când adresa lui începe cu https. Schimbările acestei pagini poartă data lor.',
      ],
    },
  ],
} satisfies LegalPageTexts
