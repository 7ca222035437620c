import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, asksToLearn, asksWhether, ate, comparesOrKeeps, eats, personAte } from './words.ts'

const chocolate = ['ciocol*', 'cacao', 'chocolate*', 'cocoa', 'milka', 'brownie*', 'nutella']
const xylitol = ['xilitol*', 'xylitol*']
const onionsAndGrapes = [
  'ceapă',
  'ceapa',
  'cepe',
  'usturoi*',
  'praz',
  'prazul',
  'arpagic*',
  'struguri*',
  'strugure*',
  'stafid*',
  'cozonac*',
  'onion*',
  'garlic',
  'leek*',
  'chives',
  'grape*',
  'raisin*',
]
const antifreeze = ['antigel*', 'etilenglicol*', 'lichid răcire', 'antifreeze', 'ethylene glycol', 'coolant']
const bait = [
  'momeal*',
  'momeli*',
  'momel*',
  'raticid*',
  'furadan*',
  'otrav* șobolan*',
  'otrav* șoarec*',
  'rat poison',
  'mouse poison',
  'rodenticid*',
  'bait',
  'baits',
  'slug pellets',
]
const poison = ['otrav*', 'otrăvi*', 'intoxic*', 'poison*']
const otherPoisons = [
  'toxic*',
  'plantă',
  'oleandr*',
  'detergent*',
  'clor',
  'clorul',
  'țigar*',
  'nicotin*',
  'marijuana',
  'iarbă cu',
  'îngrășământ*',
  'insecticid*',
  'pesticid*',
  'benzin*',
  'plant',
  'cigarette*',
  'weed',
  'bleach',
  'pesticide*',
  'fertiliser',
  'fertilizer',
  'domestos',
  'înălbitor*',
  'melcicid*',
  'granule melci',
  'leandr*',
  'dieffenbachi*',
  'chistoc*',
  'canabis*',
  'cannabis',
  'thc',
  'vape',
]

const noHomeRemedies = {
  ro: ['Nu provoca voma fără sfatul medicului.', 'Nu da lapte, ulei sau apă cu sare.', 'Nu aștepta să apară semne.'],
  en: ['Do not make the animal vomit unless a vet tells you to.', 'Do not give milk, oil or salt water.', 'Do not wait for signs to appear.'],
}

/** What was swallowed and must not wait; the named poisons stand before the general card. */
export const poisonCards: readonly UrgentCard[] = [
  {
    id: 'chocolate',
    title: { ro: 'animalul a mâncat ciocolată, cacao sau cafea', en: 'the animal has eaten chocolate, cocoa or coffee' },
    steps: {
      ro: [
        'Ia restul de ciocolată și păstrează ambalajul.',
        'Sună acum un medic veterinar sau o clinică deschisă.',
        'Spune ce fel de ciocolată a fost, câte grame lipsesc, cât cântărește animalul și la ce oră a mâncat.',
        'Pleacă imediat dacă a fost ciocolată neagră, de copt sau cacao, dacă animalul e mic ori dacă tremură, vomită sau e agitat.',
      ],
      en: [
        'Take the rest of the chocolate away and keep the wrapper.',
        'Call a vet or an open clinic now.',
        'Say what kind of chocolate it was, how many grams are missing, what the animal weighs and when it ate.',
        'Leave at once if it was dark or baking chocolate or cocoa, if the animal is small, or if it trembles, vomits or is restless.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/3' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [chocolate, animal], unless: comparesOrKeeps },
      { all: [chocolate, eats], unless: personAte },
      { all: [['cafea*', 'coffee'], eats, animal] },
    ],
  },
  {
    id: 'xylitol',
    title: { ro: 'câinele a înghițit xilitol (gumă, dulciuri fără zahăr)', en: 'the dog has swallowed xylitol (gum, sugar-free sweets)' },
    steps: {
      ro: [
        'Ia produsul de lângă câine, numără ce lipsește și păstrează ambalajul.',
        'Sună acum clinica și spune „câine, xilitol”, greutatea și ora.',
        'Pleacă imediat, chiar dacă pare bine: zahărul din sânge poate scădea în 15–60 de minute.',
      ],
      en: [
        'Take the product away from the dog, count what is missing and keep the wrapper.',
        'Call the clinic now and say “dog, xylitol”, the weight and the time.',
        'Leave at once even if the dog looks well: blood sugar can drop within 15–60 minutes.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/14' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [xylitol, ate] },
      { all: [xylitol, [...eats, ...animal]], unless: comparesOrKeeps },
      { all: [['gumă', 'guma', 'gume', 'gum', 'fără zahăr', 'sugar free'], ate], unless: personAte },
    ],
  },
  {
    id: 'onion-grapes',
    title: { ro: 'animalul a mâncat ceapă, usturoi, struguri sau stafide', en: 'the animal has eaten onion, garlic, grapes or raisins' },
    steps: {
      ro: [
        'Ia restul de mâncare și păstrează ambalajul sau rețeta.',
        'Notează ce a mâncat, cât, la ce oră și cât cântărește animalul.',
        'Sună acum un medic veterinar, chiar dacă animalul pare bine: semnele pot apărea după zile.',
        'Pleacă la clinică dacă a mâncat struguri sau stafide, în orice cantitate, sau dacă e pisică ori câine mic.',
      ],
      en: [
        'Take the food away and keep the packaging or the recipe.',
        'Note what was eaten, how much, when, and what the animal weighs.',
        'Call a vet now even if the animal looks well: signs may take days to appear.',
        'Go to the clinic if it ate any amount of grapes or raisins, or if it is a cat or a small dog.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/15' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [onionsAndGrapes, animal], unless: [...asksWhether, ...comparesOrKeeps] },
      { all: [onionsAndGrapes, ate], unless: ['rețet*', 'recipe', ...personAte, ...asksWhether] },
    ],
  },
  {
    id: 'antifreeze',
    title: { ro: 'animalul a lins antigel', en: 'the animal has licked antifreeze' },
    steps: {
      ro: [
        'Ia animalul de lângă lichid și nu-l lăsa să se lingă.',
        'Sună acum clinica și spune „posibil antigel, etilenglicol”, greutatea și ora.',
        'Ia bidonul sau o poză a etichetei și pleacă imediat, chiar dacă animalul pare bine. Antidotul ajută doar în primele ore.',
      ],
      en: [
        'Move the animal away from the liquid and do not let it lick itself.',
        'Call the clinic now and say “possible antifreeze, ethylene glycol”, the weight and the time.',
        'Take the bottle or a photo of the label and leave at once, even if the animal looks well. The antidote helps only in the first hours.',
      ],
    },
    avoid: {
      ro: [...noHomeRemedies.ro, 'Nu te liniști dacă pare că își revine: ameliorarea poate fi falsă.'],
      en: [...noHomeRemedies.en, 'Do not be reassured if it seems to recover: the improvement can be false.'],
    },
    call112: false,
    link: { url: '/blog/19' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [antifreeze, ate] }, { all: [antifreeze, [...eats, ...animal]], unless: comparesOrKeeps }],
  },
  {
    id: 'bait',
    title: { ro: 'animalul a înghițit otravă de șobolani sau o momeală', en: 'the animal has swallowed rat poison or a bait' },
    steps: {
      ro: [
        'Îndepărtează animalul de otravă și păstrează ambalajul. Nu atinge momeala cu mâna goală.',
        'Sună acum o clinică: spune ce ai găsit, cât crezi că a mâncat, greutatea și ora.',
        'Pleacă imediat, chiar dacă pare bine: la otrava de șobolani semnele pot apărea abia după zile.',
        'După ce animalul e la medic, fotografiază momelile la locul lor și anunță poliția. Dacă cineva pune otravă chiar acum, sună la 112.',
      ],
      en: [
        'Move the animal away from the poison and keep the packaging. Do not touch the bait with bare hands.',
        'Call a clinic now: say what you found, how much you think it ate, the weight and the time.',
        'Leave at once even if it looks well: with rat poison signs may take days to appear.',
        'Once the animal is with the vet, photograph the baits where they lie and tell the police. If somebody is laying poison right now, call 112.',
      ],
    },
    avoid: noHomeRemedies,
    call112: true,
    link: { url: '/blog/20' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [bait, ate] }, { all: [bait, [...eats, ...animal]], unless: comparesOrKeeps }],
  },
  {
    id: 'poison',
    title: { ro: 'posibilă otrăvire', en: 'possible poisoning' },
    steps: {
      ro: [
        'Ia sursa de lângă animal și păstrează ambalajul, eticheta sau planta.',
        'Sună acum un medic veterinar: spune substanța, cantitatea, greutatea animalului și ora.',
        'Strânge într-o pungă o probă din ce a vomitat.',
        'Pleacă spre clinică. Multe otrăviri se tratează bine doar în primele ore.',
      ],
      en: [
        'Take the source away from the animal and keep the packaging, the label or the plant.',
        'Call a vet now: say the substance, the amount, the animal’s weight and the time.',
        'Put a sample of what it vomited in a bag.',
        'Leave for the clinic. Many poisonings can be treated well only in the first hours.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/2' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [poison, [...eats, ...animal]],
        unless: [...asksToLearn, 'ameninț*', 'zice otrăv*', 'zis otrăv*', 'spune otrăv*', 'spus otrăv*', 'threaten*', 'murit', 'a murit', 'died'],
      },
      { all: [otherPoisons, ate, animal] },
    ],
  },
]
