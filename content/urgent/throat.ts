import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, ate } from './words.ts'

/** What went down and does not come up. */
export const throatCards: readonly UrgentCard[] = [
  {
    id: 'choking',
    title: { ro: 'animalul se îneacă', en: 'the animal is choking' },
    steps: {
      ro: [
        'Deschide gura și uită-te. Scoate obiectul doar dacă îl vezi și îl poți apuca.',
        'Animal mic: ține-l câteva clipe cu capul în jos.',
        'Dă 4–5 lovituri ferme între omoplați, apoi compresii abdominale scurte, sub coaste. Uită-te din nou în gură.',
        'Pleacă imediat spre clinică dacă limba e albastră, dacă a leșinat sau dacă obiectul nu iese.',
      ],
      en: [
        'Open the mouth and look. Take the object out only if you see it and can grip it.',
        'Small animal: hold it head down for a few moments.',
        'Give 4–5 firm blows between the shoulder blades, then short abdominal thrusts below the ribs. Look in the mouth again.',
        'Leave for the clinic at once if the tongue is blue, the animal has collapsed or the object does not come out.',
      ],
    },
    avoid: {
      ro: ['Nu băga degetele orbește în gât.', 'Dacă tușește cu putere și limba e roz, nu îl lovi: lasă-l să tușească și sună la clinică.'],
      en: ['Do not push your fingers blindly down the throat.', 'If it coughs hard and the tongue is pink, do not hit it: let it cough and call the clinic.'],
    },
    call112: false,
    link: { url: '/blog/10' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['îneacă', 'îneca', 'înecat*', 'înece', 'sufocă', 'sufoc*', 'choking', 'chokes', 'choke', 'blocat în gât', 'înțepenit în gât', 'stuck throat']] },
    ],
  },
  {
    id: 'swallowed',
    title: { ro: 'animalul a înghițit un obiect', en: 'the animal has swallowed an object' },
    steps: {
      ro: [
        'Sună acum un medic veterinar: spune ce obiect e, cât de mare, când a fost înghițit și cât cântărește animalul.',
        'Pleacă imediat dacă e un ac, un magnet, o baterie sau ață, dacă vomită repetat sau dacă respiră greu.',
        'Ia cu tine o bucată sau o poză a obiectului.',
      ],
      en: [
        'Call a vet now: say what the object is, how big, when it was swallowed and what the animal weighs.',
        'Leave at once if it is a needle, magnet, battery or thread, if the animal vomits again and again, or if it breathes hard.',
        'Take along a piece or a photo of the object.',
      ],
    },
    avoid: {
      ro: ['Nu trage de o ață care iese din gură sau din fund.', 'Nu provoca voma fără sfatul medicului.', 'Nu da mâncare până vorbești cu medicul.'],
      en: [
        'Do not pull a thread that hangs from the mouth or the rear.',
        'Do not make the animal vomit unless a vet tells you to.',
        'Do not give food until you have talked to the vet.',
      ],
    },
    call112: false,
    link: { url: '/blog/69' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [
          [
            'ac',
            'acul',
            'ață',
            'ața',
            'sfoară',
            'sfoara',
            'magnet*',
            'bateri*',
            'cârlig*',
            'os',
            'oase',
            'șoset*',
            'șosete',
            'jucări*',
            'minge*',
            'monedă',
            'needle*',
            'thread',
            'string',
            'battery',
            'batteries',
            'sock*',
            'toy',
            'bone*',
            'coin',
          ],
          ate,
          animal,
        ],
      },
    ],
  },
]
