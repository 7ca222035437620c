import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, asksToLearn, blood, cat, heat, notEating, vomits, young } from './words.ts'

const belly = ['burt*', 'abdomen*', 'stomac*', 'belly', 'stomach', 'tummy']
const urine = ['urin*', 'pipi', 'pișă', 'piș', 'pee', 'peeing', 'urinat*']
const cannot = [
  'nu poate',
  'nu pot',
  'nu iese',
  'nu reușește',
  'chinui*',
  'picătur*',
  'sânge',
  'deloc',
  'blocat*',
  'can t',
  'cant',
  'cannot',
  'not able',
  'unable',
  'strain*',
  'blood',
  'blocked',
]
const weak = [
  'nu mai joacă',
  'nu vrea joace',
  'nu mai vrea joace',
  'de trei ori',
  'de 3 ori',
  'de patru ori',
  'de multe ori',
  'întruna',
  'apatic*',
  'apati*',
  'moale',
  'culcat*',
  'slăbit*',
  'nevaccinat*',
  'nu bea',
  'lethargic',
  'weak',
  'limp',
  'unvaccinated',
  ...notEating,
]

/** Illnesses that cannot wait until tomorrow. */
export const illnessCards: readonly UrgentCard[] = [
  {
    id: 'heat-stroke',
    title: { ro: 'insolație sau șoc termic', en: 'heat stroke' },
    steps: {
      ro: [
        'Răcește întâi, transportă apoi. Mută animalul la umbră sau într-o cameră răcoroasă.',
        'Câine tânăr și sănătos: scufundă-l în apă rece, cu capul afară. Câine bătrân sau bolnav: toarnă apă mai rece decât corpul lui și fă curent de aer.',
        'Sună la clinică și spune că vii cu un șoc termic.',
        'Pleacă după ce ai început răcirea, cu aerul condiționat pornit sau cu geamurile deschise.',
      ],
      en: [
        'Cool first, transport second. Move the animal into shade or a cool room.',
        'Young, healthy dog: put it in cold water with its head out. Old or ill dog: pour on water cooler than its body and make a draught.',
        'Call the clinic and say you are coming with heat stroke.',
        'Leave once cooling has begun, with the air conditioning on or the windows open.',
      ],
    },
    avoid: {
      ro: ['Nu te baza doar pe prosoape ude: răcesc slab.', 'Nu aștepta apă călduță: sfatul acesta este depășit.'],
      en: ['Do not rely on wet towels alone: they cool poorly.', 'Do not wait for tepid water: that advice is outdated.'],
    },
    call112: false,
    link: { url: '/blog/4' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['insolați*', 'insolat*', 'șoc termic', 'lovitur* căldură', 'heat stroke', 'heatstroke', 'supraîncălzi*', 'overheat*']], unless: asksToLearn },
      { all: [heat, ['gâfâ*', 'leșin*', 'clatină', 'căzut', 'nu se ridică', 'moleșit', 'moale', 'panting', 'collapse*', 'stagger*', 'fainted'], animal] },
    ],
  },
  {
    id: 'bloat',
    title: { ro: 'burtă umflată și încercări de vomă fără rezultat', en: 'swollen belly and retching with nothing coming up' },
    steps: {
      ro: [
        'Pleacă acum la o clinică veterinară cu chirurgie. Noaptea, caută una non-stop.',
        'Sună din mers, spune „suspiciune de torsiune gastrică” și întreabă dacă pot opera imediat.',
        'Spune greutatea, rasa, ora ultimei mese și ora la care au început semnele.',
      ],
      en: [
        'Leave now for a clinic that can operate. At night look for a 24-hour one.',
        'Call on the way, say “suspected bloat, gastric torsion” and ask whether they can operate at once.',
        'Say the weight, the breed, the time of the last meal and when the signs began.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta să vezi burta crescând: poate fi ascunsă sub coaste.', 'Nu da mâncare, apă sau medicamente.', 'Nu masa burta și nu provoca voma.'],
      en: [
        'Do not wait to see the belly grow: it can be hidden under the ribs.',
        'Do not give food, water or medicine.',
        'Do not rub the belly or make the dog vomit.',
      ],
    },
    call112: false,
    link: { url: '/blog/5' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['torsiun*', 'gdv', 'bloat*', 'dilatați* gastric*']], unless: asksToLearn },
      { all: [belly, ['umflat*', 'tare', 'balonat*', 'tobă', 'toba', 'minge', 'butoi', 'swollen', 'bloated', 'hard', 'distended'], animal] },
      {
        all: [
          [...vomits, 'retch*'],
          ['nimic', 'spum*', 'nothing', 'foam'],
          ['încearcă', 'încerc*', 'chinuie', 'trying', 'tries', 'keeps'],
        ],
      },
    ],
  },
  {
    id: 'blocked-cat',
    title: { ro: 'motanul nu poate urina', en: 'the male cat cannot pass urine' },
    steps: {
      ro: [
        'Pleacă acum la o clinică veterinară, inclusiv noaptea. Un motan blocat poate muri în 24–48 de ore.',
        'Sună din mers și spune „motan care nu poate urina” și când ai văzut ultima dată urină sigură.',
        'Pune motanul în cușca de transport, pe un prosop, și ține-o acoperită.',
      ],
      en: [
        'Leave for a clinic now, at night too. A blocked male cat can die within 24–48 hours.',
        'Call on the way and say “male cat that cannot urinate” and when you last saw urine for certain.',
        'Put the cat in its carrier on a towel and keep it covered.',
      ],
    },
    avoid: {
      ro: ['Nu apăsa pe burtă.', 'Nu da medicamente din casă și nici ceaiuri.', 'Nu presupune că e constipat până nu îl vede un medic.'],
      en: ['Do not press on the belly.', 'Do not give medicines from home or teas.', 'Do not assume it is constipated until a vet has seen it.'],
    },
    call112: false,
    link: { url: '/blog/6' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [cat, urine, cannot] },
      {
        all: [
          ['motan*', 'cotoi*', 'tomcat*', 'male cat'],
          urine,
          ['nu face', 'nu urin*', 'n a făcut', 'nu a făcut', 'not peeing', 'no urine', 'hasn peed', 't peed'],
        ],
      },
      {
        all: [
          ['motan*', 'cotoi*', 'tomcat*', 'male cat'],
          ['litier*', 'nisip', 'litter'],
          ['nu face nimic', 'nu iese nimic', 'nu reușește', 'linge zona', 'linge penis*', 'forțează', 'chinui*', 'nothing', 'strain*'],
        ],
      },
      { all: [cat, ['litter'], ['has not been', 'hasn been', 't been', 'has not used', 'not peed', 't peed']] },
      { all: [['blocaj urinar', 'urinary blockage', 'urinary obstruction']], unless: asksToLearn },
    ],
  },
  {
    id: 'seizures',
    title: { ro: 'convulsii', en: 'seizure' },
    steps: {
      ro: [
        'Dă la o parte obiectele de care se poate lovi. Fă întuneric și liniște.',
        'Pornește cronometrul și, dacă poți, filmează.',
        'Pleacă imediat la clinică dacă trece de 3–5 minute, dacă se repetă sau dacă bănuiești o otrăvire.',
        'După prima convulsie, animalul trebuie văzut de un medic veterinar, chiar dacă și-a revenit.',
      ],
      en: [
        'Move away anything the animal could hit. Make it dark and quiet.',
        'Start a timer and film it if you can.',
        'Leave for the clinic at once if it lasts more than 3–5 minutes, comes back, or you suspect poison.',
        'After a first seizure a vet must see the animal even if it has recovered.',
      ],
    },
    avoid: {
      ro: ['Nu ține animalul cu forța.', 'Nu băga mâna sau alt obiect în gura lui.', 'Nu da apă, mâncare sau medicamente.'],
      en: ['Do not hold the animal down.', 'Do not put your hand or anything else in its mouth.', 'Do not give water, food or medicine.'],
    },
    call112: false,
    link: { url: '/blog/8' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['convuls*', 'spasme', 'seizure*', 'convulsion*', 'criz* epilep*']], unless: asksToLearn },
      { all: [['spum*', 'foam*'], ['gură', 'gura', 'bot', 'zbate', 'mouth'], animal] },
      { all: [['criză', 'criza', 'crize', 'fit'], ['spum*', 'dă din picioare', 'tremur*', 'leșin*', 'foam*', 'shaking'], animal] },
    ],
  },
  {
    id: 'bloody-vomit',
    title: { ro: 'vărsături sau diaree cu sânge, pui moale care vomită', en: 'blood in vomit or stool, or a limp young animal that vomits' },
    steps: {
      ro: [
        'Mergi acum la un medic veterinar sau la o clinică non-stop. La un pui, orele contează: poate fi parvoviroză.',
        'Sună înainte: spune vârsta, ce vaccinuri are și de când vomită, ca să pregătească intrarea separat de alți câini.',
        'Ține animalul la cald, într-o pătură uscată, și ia carnetul de sănătate.',
      ],
      en: [
        'Go to a vet or a 24-hour clinic now. With a young animal hours count: it may be parvovirus.',
        'Call ahead: say the age, the vaccinations and since when it vomits, so that they can keep it away from other dogs.',
        'Keep the animal warm in a dry blanket and take the health booklet.',
      ],
    },
    avoid: {
      ro: ['Nu da medicamente pentru oameni, lapte sau remedii pe gură.', 'Nu turna apă cu forța.', 'Nu aștepta până dimineață.'],
      en: ['Do not give people’s medicines, milk or home remedies by mouth.', 'Do not force water down.', 'Do not wait until morning.'],
    },
    call112: false,
    link: { url: '/blog/30' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [[...vomits, 'diare*', 'scaun*', 'caca', 'diarrh*', 'poop', 'stool'], blood] },
      { all: [young, [...vomits, 'diare*', 'diarrh*'], weak] },
      { all: [['parvo*'], [...vomits, 'diare*', 'apatic*', 'suspect*', 'diarrh*']], unless: asksToLearn },
    ],
  },
  {
    id: 'tick-illness',
    title: { ro: 'câine apatic după o căpușă sau cu urină închisă la culoare', en: 'a listless dog after a tick bite, or dark urine' },
    steps: {
      ro: [
        'Mergi acum la veterinar: poate fi babesioză, iar tratamentul început devreme decide.',
        'Spune la telefon „suspiciune de babesioză” și data la care ai găsit căpușa.',
        'Lasă câinele să se odihnească și oferă-i apă.',
      ],
      en: [
        'Go to a vet now: it may be babesiosis, and early treatment decides.',
        'Say “suspected babesiosis” on the phone and the day you found the tick.',
        'Let the dog rest and offer water.',
      ],
    },
    avoid: {
      ro: ['Nu da medicamente pentru febră din trusa ta.', 'Nu folosi ce a rămas de la alt câine.', 'Nu aștepta să apară toate semnele.'],
      en: ['Do not give fever medicine from your own cabinet.', 'Do not use what was left from another dog.', 'Do not wait for all the signs to appear.'],
    },
    call112: false,
    link: { url: '/blog/29' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [
          ['căpuș*', 'tick', 'ticks', 'babesi*'],
          ['apatic*', 'febr*', 'galben*', 'moale', 'obosit*', 'slăbit*', 'fever', 'lethargic', 'weak', 'yellow', ...notEating],
        ],
        unless: asksToLearn,
      },
      { all: [urine, ['maro', 'bere', 'berea', 'ceai', 'ceaiul', 'roșu', 'roșie', 'neagră', 'închisă', 'brown', 'dark', 'red'], animal] },
    ],
  },
]
