import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, young } from './words.ts'

/** Births that stall and newborns that fade. */
export const birthCards: readonly UrgentCard[] = [
  {
    id: 'birth',
    title: { ro: 'fătare care nu înaintează', en: 'a birth that does not progress' },
    steps: {
      ro: [
        'Sună acum o clinică veterinară deschisă și spune că fătarea s-a blocat.',
        'Spune de când are contracții, câți pui au ieșit și cât a trecut de la ultimul.',
        'Pleacă spre clinică. Ia și puii deja născuți, la cald, într-o cutie cu prosop.',
      ],
      en: [
        'Call an open clinic now and say that the birth is stuck.',
        'Say since when there are contractions, how many young are out and how long since the last.',
        'Leave for the clinic. Take the newborn along, warm, in a box with a towel.',
      ],
    },
    avoid: { ro: ['Nu trage de pui.', 'Nu da medicamente fără medic.'], en: ['Do not pull on the young.', 'Do not give any medicine without a vet.'] },
    call112: false,
    link: { url: '/blog/73' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [
          [
            'fată',
            'fete',
            'fătat*',
            'fătare*',
            'naște',
            'născut*',
            'naștere*',
            'travaliu*',
            'contracți*',
            'labour',
            'labor',
            'giving birth',
            'whelping',
            'contractions',
          ],
          [
            'nu iese',
            'nu ies',
            'nu mai iese',
            'nu poate',
            'blocat*',
            'greu',
            'dificil*',
            'verde',
            'stuck',
            'nothing',
            'no puppy',
            'no kitten',
            'not coming',
            'hours',
          ],
          animal,
        ],
      },
    ],
  },
  {
    id: 'cold-newborn',
    title: { ro: 'pui moale sau rece', en: 'a limp or cold newborn' },
    steps: {
      ro: [
        'Încălzește puiul treptat: învelește-l într-un prosop uscat și ține-l lipit de corpul tău.',
        'Sună acum un medic veterinar și pleacă spre clinică.',
        'Spune vârsta, când a supt ultima dată și dacă mama mai are și alți pui.',
      ],
      en: [
        'Warm the newborn gradually: wrap it in a dry towel and hold it against your body.',
        'Call a vet now and leave for the clinic.',
        'Say its age, when it last suckled and whether the mother has other young.',
      ],
    },
    avoid: {
      ro: ['De regulă, un pui rece nu se hrănește înainte să fie încălzit.', 'Nu folosi apă fierbinte sau uscător aproape de piele.', 'Nu da lapte de vacă.'],
      en: ['As a rule a cold newborn is not fed before it is warm.', 'Do not use hot water or a hair dryer close to the skin.', 'Do not give cow’s milk.'],
    },
    call112: false,
    link: { url: '/blog/74' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      {
        all: [young, ['moale', 'rece', 'reci', 'inert*', 'înghețat*', 'limp', 'cold', 'nu suge', 'nu mai sug*', 'fading', 'not nursing']],
        unless: ['hrană', 'hrana', 'crochet*', 'conserv*', 'food', 'apă', 'apa', 'mâncare moale', 'scaun*', 'caca', 'fecale*', 'stool'],
      },
    ],
  },
]
