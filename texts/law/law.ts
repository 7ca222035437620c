import type { Texts } from '../language.ts'

interface LawTexts {
  title: string
  description: string
  intro: string
  disclaimer: string
  checkedOn: (day: string) => string
  newTab: string
  note: string
  noteLanguage: string
  searchPortal: (name: string) => string
  localPolice: { heading: string; summary: string; download: string; open: string; hint: string; form: string }
  groups: Record<'protection' | 'strayDogs' | 'dangerousDogs' | 'others', string>
  audiences: { heading: string; list: { heading: string; points: string[] }[] }
  resources: { heading: string; portal: ResourceWords; ansvsa: ResourceWords; summaries: ResourceWords }
  next: { heading: string; text: string; ask: string; guide: string }
}

interface ResourceWords {
  name: string
  about: string
}

/** The words of /lege. Figures stand in the acts' sentences (texts/law/law-acts.ts) and in the notes (content/law/notes.md). */
export const lawTexts = {
  ro: {
    title: 'Legislația despre animale',
    description:
      'Legile care protejează animalele în România, pe înțelesul tuturor: protecția animalelor, câini fără stăpân, câini periculoși, poliția locală. Cu linkuri oficiale.',
    intro: 'Ce spune legea, pe înțelesul tău, și unde citești textul oficial. Deschide nota unui act ca să vezi ce apără, ce interzice și ce pedepse prevede.',
    disclaimer: 'Informație generală, nu consultanță juridică. Verifică forma în vigoare pe legislatie.just.ro',
    checkedOn: (day: string) => `Text scris cu ajutorul unui model de inteligență artificială, recitit de echipă la ${day}, nerevizuit de un avocat.`,
    newTab: 'se deschide într-o filă nouă',
    note: 'Citește nota noastră',
    noteLanguage: '',
    searchPortal: (name: string) => `Numărul paginii nu este confirmat: pe portal, caută „${name}”.`,
    localPolice: {
      heading: 'Legea 155/2010, articolul 6: ce poate face poliția locală',
      summary:
        'Poliția locală dă amenzi pentru câini periculoși, câini fără stăpân și protecția animalelor. Ordinul de plasare a unui animal în adăpost nu îl dă ea, ci Poliția Română.',
      download: 'Descarcă articolul 6 (PDF)',
      open: 'Legea 155/2010 pe portalul legislativ',
      hint: 'În pagina portalului, caută „art. 6”, apoi litera e).',
      form: 'Linkul duce la forma publicată în 2010; legea a fost republicată în 2014.',
    },
    groups: {
      protection: 'Protecția animalelor',
      strayDogs: 'Câini fără stăpân',
      dangerousDogs: 'Câini periculoși sau agresivi',
      others: 'Alte acte de care vei avea nevoie',
    },
    audiences: {
      heading: 'Note rapide: ce acte te privesc',
      list: [
        {
          heading: 'Proprietari, adăposturi și ONG-uri',
          points: [
            'Proprietari: Legea 205/2004 (art. 4–6, 25 și 26), OUG 155/2001 (microcip, sterilizarea câinilor de rasă comună), OUG 55/2002 (rasele enumerate), Ordinul ANSVSA 1/2014 și Ordinul ANSVSA 2263/2025.',
            'ONG-uri și adăposturi: Legea 205/2004, art. 24¹ (pot primi animale, cu un contract cu un cabinet veterinar), OUG 155/2001 cu HG 1059/2013 (adăposturi, adopție) și Ordinul 523/2008.',
          ],
        },
        {
          heading: 'Animale sălbatice și vânătoare',
          points: [
            'Legea 407/2006: braconajul, ținerea în captivitate fără autorizație și plimbarea câinilor pe fondurile cinegetice. Alte specii pot fi protejate prin legi separate.',
          ],
        },
        {
          heading: 'Laboratoare',
          points: ['Legea 43/2014: animalele folosite în scopuri științifice, cu proiecte autorizate, urmărite de ANSVSA.'],
        },
        {
          heading: 'Abatoare și transport',
          points: ['Regulamentul (CE) 1099/2009, pentru momentul uciderii, și Regulamentul (CE) 1/2005, pentru transportul făcut de regulă în scop economic.'],
        },
      ],
    },
    resources: {
      heading: 'Unde citești mai departe',
      portal: { name: 'Portalul legislativ', about: 'Textul oficial și forma în vigoare a oricărui act.' },
      ansvsa: { name: 'ANSVSA: bunăstarea animalelor', about: 'Autoritatea sanitară veterinară. În site, caută „bunăstarea animalelor”.' },
      summaries: { name: 'Lege5', about: 'O bază de date cu rezumate și forme actualizate ale legilor; unele pagini cer cont.' },
    },
    next: {
      heading: 'Ai văzut un animal în pericol?',
      text: 'Pentru un pericol imediat sună la 112. Pentru orice altceva, Bobita îți spune ce articol se aplică și cui scrii.',
      ask: 'Întreabă-l pe Bobita',
      guide: 'Ghidul plângerii la poliție',
    },
  },
  en: {
    title: 'The law on animals',
    description:
      'The laws that protect animals in Romania in plain words: animal protection, stray dogs, dangerous dogs, local police. With links to the official texts.',
    intro:
      'What Romanian law says, in plain words, and where to read the official text. Open the note of an act to see what it protects, what it forbids and what it punishes.',
    disclaimer: 'General information, not legal advice. Check the form in force at legislatie.just.ro',
    checkedOn: (day: string) => `Written with the help of an artificial intelligence model, read again by the team on ${day}, not reviewed by a lawyer.`,
    newTab: 'opens in a new tab',
    note: 'Read our note',
    noteLanguage: 'Our own words in English; what counts is the Romanian text of the act.',
    searchPortal: (name: string) => `The number of its page is not confirmed: search the portal for “${name}”.`,
    localPolice: {
      heading: 'Law 155/2010, article 6: what the local police can do',
      summary:
        'The local police fines people over dangerous dogs, stray dogs and animal protection. The order that places an animal in a shelter is not theirs to give: the national police gives it.',
      download: 'Download article 6 (PDF, in Romanian)',
      open: 'Law 155/2010 on the legislative portal',
      hint: 'On the portal’s page, search for ‘art. 6’, then letter e).',
      form: 'The link leads to the form published in 2010; the law was republished in 2014.',
    },
    groups: {
      protection: 'Animal protection',
      strayDogs: 'Stray dogs',
      dangerousDogs: 'Dangerous or aggressive dogs',
      others: 'Other acts you will need',
    },
    audiences: {
      heading: 'Quick notes: which acts concern you',
      list: [
        {
          heading: 'Owners, shelters and NGOs',
          points: [
            'Owners: Law 205/2004 (arts. 4–6, 25 and 26), OUG 155/2001 (microchip, neutering of common-breed dogs), OUG 55/2002 (the listed breeds), ANSVSA Orders 1/2014 and 2263/2025.',
            'NGOs and shelters: Law 205/2004, art. 24¹ (they can receive animals, with a contract with a veterinary practice), OUG 155/2001 with HG 1059/2013 (shelters, adoption) and Order 523/2008.',
          ],
        },
        {
          heading: 'Wildlife and hunting',
          points: [
            'Law 407/2006: poaching, keeping game in captivity without a permit, and dogs on hunting grounds. Other species may be protected by separate laws.',
          ],
        },
        {
          heading: 'Laboratories',
          points: ['Law 43/2014: animals used for scientific purposes, in authorised projects, overseen by ANSVSA.'],
        },
        {
          heading: 'Slaughterhouses and transport',
          points: ['Regulation (EC) 1099/2009, for the moment of killing, and Regulation (EC) 1/2005, for transport that is as a rule commercial.'],
        },
      ],
    },
    resources: {
      heading: 'Where to read on',
      portal: { name: 'The legislative portal', about: 'The official text and the form in force of every act, in Romanian.' },
      ansvsa: { name: 'ANSVSA: animal welfare', about: 'The veterinary authority. On its site, search for “bunăstarea animalelor”.' },
      summaries: { name: 'Lege5', about: 'A database of summaries and consolidated laws, in Romanian; some pages need an account.' },
    },
    next: {
      heading: 'Have you seen an animal in danger?',
      text: 'For immediate danger call 112. For anything else, Bobita tells you which article applies and whom to write to.',
      ask: 'Ask Bobita',
      guide: 'The guide to a police complaint',
    },
  },
} satisfies Texts<LawTexts>
