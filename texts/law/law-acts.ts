import type { Texts } from '../language.ts'

/** The acts of /lege by the anchor of their note. */
type Act =
  | 'legea-155-2010'
  | 'legea-205-2004'
  | 'legea-138-2022'
  | 'ordinul-523-2008'
  | 'oug-175-2020'
  | 'oug-155-2001'
  | 'legea-258-2013'
  | 'oug-55-2002'
  | 'recs'
  | 'antirabic'
  | 'legea-407-2006'
  | 'legea-43-2014'
  | 'transport-si-abatorizare'
  | 'og-27-2002'

interface ActWords {
  /** As people look for it. */
  short: string
  name: string
  summary: string
}

/** Each act in a name and a sentence. What comes from the press or summaries says so: „potrivit surselor consultate”. */
export const actTexts = {
  ro: {
    'legea-155-2010': {
      short: 'Legea 155/2010',
      name: 'Legea 155/2010 a poliției locale',
      summary: 'Poliția locală constată contravenții și ajută serviciul de câini (art. 6 lit. e).',
    },
    'legea-205-2004': {
      short: 'Legea 205/2004',
      name: 'Legea 205/2004 privind protecția animalelor',
      summary: 'Ce îi datorezi unui animal, ce înseamnă rele tratamente și cruzime și ce se pedepsește. Pedepsele de azi vin din Legea 138/2022.',
    },
    'legea-138-2022': {
      short: 'Legea 138/2022',
      name: 'Legea 138/2022, care a schimbat Legea 205/2004',
      summary: 'A rescris pedepsele și ordinul de plasare, în vigoare din 19 mai 2022. Fără ea, textele mai vechi sunt depășite.',
    },
    'ordinul-523-2008': {
      short: 'Ordinul 523/2008',
      name: 'Ordinul comun 523/2008 (ANSVSA 31/2008)',
      summary: 'Normele de aplicare a Legii 205/2004. Dacă norma și legea nu se potrivesc, pleacă de la lege.',
    },
    'oug-175-2020': {
      short: 'OUG 175/2020',
      name: 'Ordonanța de urgență 175/2020',
      summary: 'Ordinul de plasare pentru un animal în pericol, dat de Poliția Română pentru 45 de zile. Se citește cu schimbările din Legea 138/2022.',
    },
    'oug-155-2001': {
      short: 'OUG 155/2001',
      name: 'Ordonanța de urgență 155/2001 privind câinii fără stăpân',
      summary: 'Cum sunt prinși, adăpostiți, revendicați și adoptați câinii fără stăpân. În 2026 legea era în curs de modificare.',
    },
    'legea-258-2013': {
      short: 'Legea 258/2013',
      name: 'Legea 258/2013, care a schimbat OUG 155/2001',
      summary: 'Termenele din adăpost, adopția gratuită, microcipul și sterilizarea. Verifică forma în vigoare înainte să citezi un termen.',
    },
    'oug-55-2002': {
      short: 'OUG 55/2002',
      name: 'Ordonanța de urgență 55/2002 privind câinii periculoși sau agresivi',
      summary: 'Rasele din categoriile I și II, când un câine este agresiv și ce acte, botniță, lesă și asigurare se cer.',
    },
    recs: {
      short: 'Ordinul ANSVSA 1/2014',
      name: 'Ordinul ANSVSA 1/2014: microcip și registrul câinilor (RECS)',
      summary: 'Puii de câine se identifică și se înregistrează în cel mult 90 de zile de la naștere și înainte de vânzare sau dăruire.',
    },
    antirabic: {
      short: 'Ordinul ANSVSA 2263/2025',
      name: 'Ordinul ANSVSA 2263/2025: vaccinarea antirabică',
      summary:
        'Potrivit presei, vaccinul este obligatoriu, cu rapel cel târziu la 24 de luni la câini și la 12 luni la pisici. Urmează medicul veterinar și ordinul.',
    },
    'legea-407-2006': {
      short: 'Legea 407/2006',
      name: 'Legea 407/2006: vânătoare și animale sălbatice',
      summary: 'Braconajul, animalele sălbatice ținute fără autorizație și câinii lăsați liberi pe fondurile cinegetice.',
    },
    'legea-43-2014': {
      short: 'Legea 43/2014',
      name: 'Legea 43/2014: animale folosite în scopuri științifice',
      summary: 'Înlocuire, reducere, îmbunătățire: proiectele cer autorizare, iar ANSVSA urmărește aplicarea.',
    },
    'transport-si-abatorizare': {
      short: 'Regulamentul (CE) 1/2005',
      name: 'Regulamentele (CE) 1/2005 și 1099/2009: transport și abatorizare',
      summary: 'Reguli europene pentru transportul animalelor și pentru momentul uciderii, verificate de DSVSA.',
    },
    'og-27-2002': {
      short: 'OG 27/2002',
      name: 'Ordonanța 27/2002: petițiile și termenul de răspuns',
      summary: 'O instituție răspunde în 30 de zile, cu cel mult 15 în plus. O petiție fără nume și date de identificare se clasează.',
    },
  },
  en: {
    'legea-155-2010': {
      short: 'Law 155/2010',
      name: 'Law 155/2010 on the local police',
      summary: 'The local police records minor offences and helps the dog service (art. 6, letter e).',
    },
    'legea-205-2004': {
      short: 'Law 205/2004',
      name: 'Law 205/2004 on the protection of animals',
      summary: 'What you owe an animal, what counts as ill-treatment and cruelty, and what is punished. Today’s penalties come from Law 138/2022.',
    },
    'legea-138-2022': {
      short: 'Law 138/2022',
      name: 'Law 138/2022, which changed Law 205/2004',
      summary: 'It rewrote the penalties and the placement order, in force since 19 May 2022. Without it, older texts are out of date.',
    },
    'ordinul-523-2008': {
      short: 'Joint Order 523/2008',
      name: 'Joint Order 523/2008 (ANSVSA 31/2008)',
      summary: 'How Law 205/2004 is applied. Where the order and the law differ, start from the law.',
    },
    'oug-175-2020': {
      short: 'Emergency Ordinance 175/2020',
      name: 'Emergency Ordinance 175/2020',
      summary: 'The 45-day placement order for an animal in danger, given by the national police. To be read with the changes of Law 138/2022.',
    },
    'oug-155-2001': {
      short: 'Emergency Ordinance 155/2001',
      name: 'Emergency Ordinance 155/2001 on stray dogs',
      summary: 'How stray dogs are caught, sheltered, claimed and adopted. In 2026 the law was being changed.',
    },
    'legea-258-2013': {
      short: 'Law 258/2013',
      name: 'Law 258/2013, which changed OUG 155/2001',
      summary: 'Time in the shelter, free adoption, microchip and neutering. Check the form in force before you quote a term.',
    },
    'oug-55-2002': {
      short: 'Emergency Ordinance 55/2002',
      name: 'Emergency Ordinance 55/2002 on dangerous or aggressive dogs',
      summary: 'The breeds of categories I and II, when a dog is aggressive, and the papers, muzzle, leash and insurance it needs.',
    },
    recs: {
      short: 'ANSVSA Order 1/2014',
      name: 'ANSVSA Order 1/2014: microchip and the register of dogs (RECS)',
      summary: 'Puppies are identified and registered within 90 days of birth, and in any case before they are sold or given away.',
    },
    antirabic: {
      short: 'ANSVSA Order 2263/2025',
      name: 'ANSVSA Order 2263/2025: rabies vaccination',
      summary:
        'According to the press, the vaccine is compulsory, with a booster within 24 months for dogs and 12 months for cats. Follow your vet and the order.',
    },
    'legea-407-2006': {
      short: 'Law 407/2006',
      name: 'Law 407/2006: hunting and wild animals',
      summary: 'Poaching, wild animals kept without a permit, and dogs let loose on hunting grounds.',
    },
    'legea-43-2014': {
      short: 'Law 43/2014',
      name: 'Law 43/2014: animals used for scientific purposes',
      summary: 'Replace, reduce, refine: projects need a permit, and ANSVSA oversees how the law is applied.',
    },
    'transport-si-abatorizare': {
      short: 'Regulation (EC) 1/2005',
      name: 'Regulations (EC) 1/2005 and 1099/2009: transport and slaughter',
      summary: 'European rules for moving animals and for the moment of killing, checked by the county veterinary directorates (DSVSA).',
    },
    'og-27-2002': {
      short: 'Ordinance 27/2002',
      name: 'Ordinance 27/2002: petitions and the time for an answer',
      summary: 'An institution answers within 30 days, and may add 15. A petition without a name and identity is filed away unread.',
    },
  },
} satisfies Texts<Record<Act, ActWords>>
