import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, asksToLearn, blood, car, noBlood } from './words.ts'

const bitten = ['mușcat*', 'mușcă', 'mușcătur*', 'bit', 'bite', 'bites', 'bitten']

/** What happens to a body in a moment. */
export const injuryCards: readonly UrgentCard[] = [
  {
    id: 'viper',
    title: { ro: 'mușcătură de viperă', en: 'viper bite' },
    steps: {
      ro: [
        'Îndepărtează-te de șarpe. Nu lăsa animalul să meargă: cară-l în brațe sau pe o pătură.',
        'Sună cea mai apropiată clinică veterinară și spune „mușcătură de viperă”, ora și locul mușcăturii.',
        'Pleacă imediat, mai ales dacă mușcătura este pe bot, pe față sau pe gât.',
        'Dacă a fost mușcat un om, sună la 112.',
      ],
      en: [
        'Move away from the snake. Do not let the animal walk: carry it in your arms or on a blanket.',
        'Call the nearest clinic and say “viper bite”, the time and the place of the bite.',
        'Leave at once, above all if the bite is on the muzzle, face or neck.',
        'If a person was bitten, call 112.',
      ],
    },
    avoid: {
      ro: ['Nu pune garou și nu lega laba.', 'Nu tăia și nu suge rana.', 'Nu pune gheață.'],
      en: ['Do not use a tourniquet or tie the leg.', 'Do not cut or suck the wound.', 'Do not put ice on it.'],
    },
    call112: false,
    link: { url: '/blog/12' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [['viper*', 'șarpe*', 'șerpi*', 'snake*', 'adder'], bitten] }],
  },
  {
    id: 'not-breathing',
    title: { ro: 'animalul nu respiră', en: 'the animal is not breathing' },
    steps: {
      ro: [
        'Strigă-l și atinge-l, uită-te la piept. Faci RCP doar dacă nu reacționează și nu respiră.',
        'Așază-l pe o parte, pe o suprafață tare, și apasă pieptul de 100–120 de ori pe minut, între o treime și jumătate din lățime.',
        'După 30 de compresii dă 2 respirații gură la nas.',
        'La fiecare 2 minute verifică și schimbați-vă. Cineva sună la clinică și conduce.',
      ],
      en: [
        'Call it, touch it, watch the chest. Do CPR only if it does not respond and does not breathe.',
        'Lay it on its side on something firm and press the chest 100–120 times a minute, a third to a half of its width.',
        'After 30 compressions give 2 breaths mouth to nose.',
        'Every 2 minutes check and change over. Somebody calls the clinic and drives.',
      ],
    },
    avoid: {
      ro: ['Nu face compresii unui animal care respiră.', 'Nu te opri din RCP ca să aștepți pe cineva.'],
      en: ['Do not do compressions on an animal that breathes.', 'Do not stop CPR to wait for somebody.'],
    },
    call112: false,
    link: { url: '/blog/9' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [
          [
            'nu respiră',
            'nu mai respir*',
            'stopped breathing',
            'not breathing',
            't breathing',
            'oprit inim*',
            'inim* oprit',
            'inim* bate nu',
            'nu bate inim*',
            'heart stopped',
            'stop cardiac',
            'stop cardio*',
            'masaj cardiac',
            'resuscit*',
            'rcp',
            'cpr',
          ],
        ],
      },
    ],
  },
  {
    id: 'accident',
    title: { ro: 'lovit de mașină sau căzut de la înălțime', en: 'hit by a car or fallen from a height' },
    steps: {
      ro: [
        'Asigură-te că tu ești în siguranță. Un animal rănit poate mușca: acoperă-l cu un prosop.',
        'Mută-l cât mai puțin, pe o pătură întinsă sau pe o scândură. Ține-l la cald.',
        'Apasă ferm pe rănile care sângerează.',
        'Sună clinica și pleacă imediat, chiar dacă pare bine: rănile din interior se pot arăta mai târziu.',
      ],
      en: [
        'Make sure you are safe. An injured animal may bite: cover it with a towel.',
        'Move it as little as possible, on a stretched blanket or a board. Keep it warm.',
        'Press firmly on wounds that bleed.',
        'Call the clinic and leave at once even if it looks well: injuries inside may show later.',
      ],
    },
    avoid: {
      ro: ['Nu îl lăsa să meargă ca să vezi dacă poate.', 'Nu da apă, mâncare sau medicamente.'],
      en: ['Do not make it walk to see whether it can.', 'Do not give water, food or medicine.'],
    },
    call112: false,
    link: { url: '/blog/65' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [
          ['lovit*', 'călcat*', 'dat', 'trecut peste', 'izbit*', 'hit', 'ran over', 'run over'],
          [...car, 'tramvai*', 'tren', 'trenul', 'troleibuz*', 'autobuz*', 'motociclet*', 'biciclet*', 'tram', 'train', 'bus', 'bike'],
          animal,
        ],
      },
      {
        all: [
          ['căzut*', 'picat', 'sărit', 'fell', 'fallen', 'jumped'],
          ['etaj*', 'balcon*', 'geam*', 'fereastr*', 'înălțime', 'acoperiș*', 'bloc', 'blocului', 'floor', 'balcony', 'window', 'height', 'roof'],
          animal,
        ],
      },
    ],
  },
  {
    id: 'bleeding',
    title: { ro: 'sângerare', en: 'bleeding' },
    steps: {
      ro: [
        'Pune tifon sau o cârpă curată pe rană și apasă ferm, fără întrerupere.',
        'Dacă sângele trece, adaugă alt strat deasupra și continuă să apeși.',
        'Pleacă la clinică, cu mâna pe rană, dacă sângele țâșnește, dacă nu se oprește după 5 minute sau dacă rana e la piept ori la burtă.',
      ],
      en: [
        'Put gauze or a clean cloth on the wound and press firmly without a break.',
        'If blood comes through, add another layer on top and keep pressing.',
        'Leave for the clinic with your hand on the wound if blood spurts, if it does not stop within 5 minutes, or if the wound is on the chest or belly.',
      ],
    },
    avoid: {
      ro: ['Nu ridica pansamentul ca să verifici.', 'Nu turna apă oxigenată sau alcool în rană.'],
      en: ['Do not lift the dressing to look.', 'Do not pour peroxide or alcohol into the wound.'],
    },
    call112: false,
    link: { url: '/blog/11' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['sângerea*', 'sângerare*', 'sângerează', 'hemoragi*', 'bleeding']], unless: ['călduri', 'ciclu', 'in heat', ...noBlood, ...asksToLearn] },
      { all: [blood, ['curge', 'țâșnește', 'mult', 'opreș*', 'opri', 'pierde', 'rană', 'tăiat*', 'lot', 'everywhere', 'stop']], unless: noBlood },
      { all: [['rană', 'rana', 'tăietură', 'wound', 'cut'], ['adânc*', 'deschis*', 'mare', 'deep', 'open'], animal] },
    ],
  },
  {
    id: 'collapse',
    title: { ro: 'semne care nu așteaptă', en: 'signs that cannot wait' },
    steps: {
      ro: [
        'Sună acum cea mai apropiată clinică veterinară deschisă și spune ce vezi și de când.',
        'Spune ce animal este, cât cântărește și ce ar fi putut înghiți. Ia ambalajul, dacă există.',
        'Pleacă imediat și urmărește respirația pe drum. Noaptea, caută o clinică non-stop.',
      ],
      en: [
        'Call the nearest open clinic now and say what you see and since when.',
        'Say what animal it is, what it weighs and what it may have swallowed. Take the packaging if there is one.',
        'Leave at once and watch the breathing on the way. At night look for a 24-hour clinic.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta dimineața.', 'Nu da medicamente pentru oameni, mâncare sau apă cu forța.'],
      en: ['Do not wait for morning.', 'Do not give people’s medicines, food, or water by force.'],
    },
    call112: false,
    link: { url: '/blog/1' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [
          [
            'leșin*',
            'prăbuși*',
            'colaps*',
            'inconștient*',
            'moare',
            'pe moarte',
            'electrocut*',
            'paraliz*',
            'collapsed',
            'unconscious',
            'dying',
            'fainted',
            'nu se ridică',
            'nu se poate ridica',
            'nu se ține pe picioare',
            'nu poate urina',
            't stand',
          ],
          animal,
        ],
        unless: asksToLearn,
      },
      {
        all: [
          [
            'respiră greu',
            'respir* foarte greu',
            'nu poate respira',
            'gingii* alb*',
            'gingii* palid*',
            'gingii* vineți*',
            'limb* albastr*',
            'limb* vânăt*',
            'breathing hard',
            'hard breath*',
            'trouble breathing',
            't breathe',
            'gums white',
            'white gums',
            'pale gums',
            'blue tongue',
            'blue gums',
            'gums pale',
          ],
        ],
      },
      { all: [['ochi', 'ochiul', 'ochiului', 'eye'], ['ieșit', 'sărit', 'rănit', 'înțepat', 'popped', 'injured', 'out of'], animal] },
    ],
  },
]
