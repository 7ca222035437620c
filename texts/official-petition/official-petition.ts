import { count, type Texts } from '../language.ts'

interface OfficialPetitionTexts {
  title: string
  description: string
  intro: string
  dangerTitle: string
  /** What a reader of another language must know; '' in Romanian. */
  language: string
  before: { heading: string; points: string[] }
  sections: { to: string; seen: string; where: string; animal: string; people: string; evidence: string; you: string }
  county: string
  countyChoose: string
  countyHint: string
  addressee: string
  copies: string
  localPolice: (city: string) => string
  city: string
  cityHint: string
  deeds: string
  deedsHint: string
  deedsChosen: (chosen: number) => string
  deedsFull: string
  what: string
  whatHint: string
  place: string
  placeHint: string
  whenHint: string
  date: string
  hour: string
  period: string
  periodHint: string
  repeated: string
  repeatedHint: string
  species: string
  speciesHint: string
  animals: string
  looks: string
  looksHint: string
  dangerNow: string
  danger: string
  suspect: string
  suspectHint: string
  witnesses: string
  witnessesHint: string
  witness: (number: number) => string
  witnessName: string
  witnessContact: string
  addWitness: string
  removeWitness: (number: number) => string
  setLoading: string
  setFound: (files: number) => string
  setMissing: string
  setFailed: string
  setNone: string
  toUpload: string
  evidence: string
  evidenceHint: string
  youHint: string
  name: string
  address: string
  addressHint: string
  email: string
  phone: string
  contactHint: string
  noCnp: string
  nothingKept: string
  draftKept: string
  forget: string
  forgetSure: string
  download: string
  copy: string
  copied: string
  working: string
  downloaded: string
  copyByHand: string
  summary: (faults: number) => string
  failed: string
}

/** /plangeri/petitie: the form the official petition is written from. The document itself: texts/official-petition/official-petition-document.ts. */
export const officialPetitionTexts = {
  ro: {
    title: 'Petiția oficială',
    description:
      'Scrie o petiție pe care poliția trebuie să o înregistreze: destinatarul din județul tău, fapta, dovezile și temeiul legal, într-un PDF gata de semnat.',
    intro: 'Răspunzi la câteva întrebări și primești un document complet, gata de semnat și de trimis la poliția din județ.',
    dangerTitle: 'Animalul este în pericol chiar acum? Petiția vine după aceea.',
    language: '',
    before: {
      heading: 'Înainte să începi',
      points: [
        'Durează cam cinci minute. Ai nevoie de: județ, ce ai văzut, unde, când, ce animal este, numele și adresa ta, un e-mail sau un telefon. Restul este opțional.',
        'Bobita nu trimite nimic la poliție. Documentul îl semnezi și îl trimiți tu.',
        'Scrie date reale. Petițiile anonime se clasează fără să fie cercetate (OG 27/2002, art. 7).',
      ],
    },
    sections: {
      to: 'Cui scrii',
      seen: 'Ce ai văzut',
      where: 'Unde și când',
      animal: 'Animalul',
      people: 'Oamenii',
      evidence: 'Dovezile',
      you: 'Datele tale',
    },
    county: 'Județul în care s-a întâmplat',
    countyChoose: 'Alege județul',
    countyHint: 'Dacă ai greșit instituția, petiția este trimisă mai departe în 5 zile și ești anunțat.',
    addressee: 'Către',
    copies: 'Spre știință',
    localPolice: (city: string) => `Poliția Locală ${city}`,
    city: 'Localitatea',
    cityHint: 'Ca să apară și poliția locală, spre știință.',
    deeds: 'Fapta, pe scurt',
    deedsHint:
      'Bifează cel mult trei. Nu știi? Lasă totul nebifat: poliția stabilește încadrarea. O bifă greșită nu ți se poate reproșa: documentul spune „consider că fapta poate întruni…”.',
    deedsChosen: (chosen: number) => count('ro', chosen, { one: 'Ai bifat o faptă.', few: 'Ai bifat # fapte.', other: 'Ai bifat # de fapte.' }),
    deedsFull: 'Ai bifat trei, cât încap în document. Debifează una ca să alegi alta.',
    what: 'Ce s-a întâmplat',
    whatHint: 'Cu cuvintele tale, doar ce ai văzut sau ai auzit, fără presupuneri.',
    place: 'Locul exact',
    placeHint: 'Adresa, un reper ușor de găsit sau coordonatele.',
    whenHint: 'Scrie ziua sau, dacă nu o știi exact, perioada.',
    date: 'Ziua',
    hour: 'Ora',
    period: 'Perioada',
    periodHint: 'De exemplu: între 10 și 15 noiembrie, dimineața.',
    repeated: 'Dacă se repetă, de când?',
    repeatedHint: 'De exemplu: din octombrie, aproape zilnic.',
    species: 'Ce animal este',
    speciesHint: 'Câine, pisică, cal…',
    animals: 'Câte sunt',
    looks: 'Cum arată și în ce stare este',
    looksHint: 'Rasă, culoare, talie, răni, cât este de slăbit, microcip dacă îl știi.',
    dangerNow: 'Este în pericol și acum',
    danger: 'De ce este în pericol',
    suspect: 'Cine a făcut asta',
    suspectHint: 'Numele, descrierea sau numărul mașinii. Dacă lași gol, documentul spune „autor necunoscut”.',
    witnesses: 'Martori',
    witnessesHint: 'Oameni care au văzut și sunt de acord să fie întrebați.',
    witness: (number: number) => `Martorul ${number}`,
    witnessName: 'Numele martorului',
    witnessContact: 'Telefon sau e-mail',
    addWitness: 'Adaugă un martor',
    removeWitness: (number: number) => `Scoate martorul ${number}`,
    setLoading: 'Se caută setul tău de dovezi...',
    setFound: (files: number) =>
      count('ro', files, {
        one: 'Un fișier din setul tău apare în document ca anexă, cu amprenta SHA-256, mărimea, data primirii și linkul.',
        few: '# fișiere din setul tău apar în document ca anexe, cu amprenta SHA-256, mărimea, data primirii și linkul.',
        other: '# de fișiere din setul tău apar în document ca anexe, cu amprenta SHA-256, mărimea, data primirii și linkul.',
      }),
    setMissing: 'Setul de dovezi din link nu mai există: a expirat sau a fost șters. Poți scrie petiția și fără el.',
    setFailed: 'Setul de dovezi nu a putut fi citit acum. Reîncarcă pagina ca să încerci din nou; ce ai scris despre faptă rămâne.',
    setNone: 'Ai fotografii sau filmări? Dacă le încarci întâi la Plângeri, documentul le listează cu amprentă, dată și link.',
    toUpload: 'Mergi la Plângeri',
    evidence: 'Ce atașezi tu',
    evidenceHint: 'De exemplu: 3 fotografii și o filmare de 40 de secunde, din 20 noiembrie.',
    youHint:
      'Numele, datele de contact, martorii și persoana sesizată se scriu doar în document. Nu le păstrăm pe server și nici în browser: dacă reîncarci pagina, le scrii din nou.',
    name: 'Nume și prenume',
    address: 'Adresa ta',
    addressHint: 'Stradă, număr, localitate, județ. Acolo poate veni răspunsul.',
    email: 'E-mail',
    phone: 'Telefon',
    contactHint: 'Completează cel puțin unul dintre ele.',
    noCnp: 'CNP-ul nu este necesar aici: îl cer doar plângerea penală și denunțul.',
    nothingKept: 'Ce trimiți cu aceste butoane ajunge la serverul nostru doar cât se scrie documentul și nu este păstrat.',
    draftKept: 'Ce ai scris despre faptă și animal rămâne în această filă până o închizi.',
    forget: 'Golește formularul',
    forgetSure: 'Sigur? Apasă din nou',
    download: 'Descarcă PDF',
    copy: 'Copiază textul',
    copied: 'Copiat!',
    working: 'Se scrie documentul...',
    downloaded: 'Documentul este gata. Mai jos vezi ce faci acum.',
    copyByHand: 'Browserul nu a lăsat copierea. Selectează textul de aici:',
    summary: (faults: number) =>
      count('ro', faults, { one: 'Mai este un lucru de completat:', few: 'Mai sunt # lucruri de completat:', other: 'Mai sunt # de lucruri de completat:' }),
    failed: 'Documentul nu a putut fi scris. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    title: 'The official petition',
    description:
      'Write a petition the Romanian police must register: the office of the county, the facts, the evidence and the legal basis, in a PDF ready to sign.',
    intro: 'You answer a few questions and get a complete document, ready to be signed and sent to the county police.',
    dangerTitle: 'Is the animal in danger right now? The petition comes after that.',
    language:
      'The document is in Romanian, the language in which a petition is filed. What you type goes into it as you write it, so write in Romanian where you can.',
    before: {
      heading: 'Before you start',
      points: [
        'It takes about five minutes. You need: the county, what you saw, where, when, which animal, your name and address, an e-mail or a phone. The rest is optional.',
        'Bobita sends nothing to the police. You sign the document and send it yourself.',
        'Give real data. Anonymous petitions are filed away without being examined (Government Ordinance 27/2002 on petitions, art. 7).',
      ],
    },
    sections: {
      to: 'Whom you write to',
      seen: 'What you saw',
      where: 'Where and when',
      animal: 'The animal',
      people: 'The people',
      evidence: 'The evidence',
      you: 'Your details',
    },
    county: 'County where it happened',
    countyChoose: 'Choose the county',
    countyHint: 'If it is the wrong institution, the petition is sent on within 5 days and you are told.',
    addressee: 'To',
    copies: 'Copies to',
    localPolice: (city: string) => `Poliția Locală ${city}`,
    city: 'Town or commune',
    cityHint: 'So that the local police gets a copy too.',
    deeds: 'The deed, in short',
    deedsHint:
      'Tick three at most. Not sure? Leave everything unticked: the police decide what it is in law. A wrong tick will not be held against you: the document says “I consider that the deed may amount to…”.',
    deedsChosen: (chosen: number) => count('en', chosen, { one: 'You ticked one deed.', other: 'You ticked # deeds.' }),
    deedsFull: 'You ticked three, which is what fits. Untick one to choose another.',
    what: 'What happened',
    whatHint: 'In your own words, only what you saw or heard, without guesses.',
    place: 'The exact place',
    placeHint: 'The address, a landmark that is easy to find, or coordinates.',
    whenHint: 'Give the day or, if you do not know it exactly, the period.',
    date: 'Day',
    hour: 'Hour',
    period: 'Period',
    periodHint: 'For example: between 10 and 15 November, in the mornings.',
    repeated: 'If it keeps happening, since when?',
    repeatedHint: 'For example: since October, almost daily.',
    species: 'Which animal',
    speciesHint: 'Dog, cat, horse…',
    animals: 'How many',
    looks: 'What it looks like and its state',
    looksHint: 'Breed, colour, size, wounds, how thin it is, microchip if you know it.',
    dangerNow: 'It is still in danger now',
    danger: 'Why it is in danger',
    suspect: 'Who did it',
    suspectHint: 'The name, a description or the car’s number. Left empty, the document says “author unknown”.',
    witnesses: 'Witnesses',
    witnessesHint: 'People who saw it and agree to be asked.',
    witness: (number: number) => `Witness ${number}`,
    witnessName: 'Name of the witness',
    witnessContact: 'Phone or e-mail',
    addWitness: 'Add a witness',
    removeWitness: (number: number) => `Remove witness ${number}`,
    setLoading: 'Looking for your set of evidence...',
    setFound: (files: number) =>
      count('en', files, {
        one: 'One file of your set is listed in the document as an annex, with its SHA-256 fingerprint, its size, when it was received and the link.',
        other: '# files of your set are listed in the document as annexes, with their SHA-256 fingerprints, sizes, when they were received and the link.',
      }),
    setMissing: 'The set of evidence in the link no longer exists: it has expired or was deleted. You can write the petition without it.',
    setFailed: 'The set of evidence could not be read now. Reload the page to try again; what you wrote about the deed stays.',
    setNone: 'Do you have photos or videos? If you upload them first under Complaints, the document lists them with fingerprint, date and link.',
    toUpload: 'Go to Complaints',
    evidence: 'What you attach yourself',
    evidenceHint: 'For example: 3 photos and a 40-second video of 20 November.',
    youHint:
      'Your name and contact details, the witnesses and the person you name are written into the document only. We keep them neither on the server nor in the browser: if you reload the page, you type them again.',
    name: 'Full name',
    address: 'Your address',
    addressHint: 'Street, number, town, county. The answer may come there.',
    email: 'E-mail',
    phone: 'Phone',
    contactHint: 'Fill in at least one of them.',
    noCnp: 'The personal numeric code (CNP) is not needed here: only a criminal complaint (plângere penală) or a report of an offence (denunț) asks for it.',
    nothingKept: 'What you send with these buttons reaches our server only while the document is being written and is not kept.',
    draftKept: 'What you wrote about the deed and the animal stays in this tab until you close it.',
    forget: 'Empty the form',
    forgetSure: 'Sure? Press again',
    download: 'Download PDF',
    copy: 'Copy the text',
    copied: 'Copied!',
    working: 'Writing the document...',
    downloaded: 'The document is ready. What you do now is below.',
    copyByHand: 'The browser did not allow copying. Select the text from here:',
    summary: (faults: number) => count('en', faults, { one: 'One thing is still to be filled in:', other: '# things are still to be filled in:' }),
    failed: 'The document could not be written. Check the internet connection and try again.',
  },
} satisfies Texts<OfficialPetitionTexts>
