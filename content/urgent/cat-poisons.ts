import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, ate, cat, dog, eats } from './words.ts'

const lilies = ['crin', 'crini', 'crinul', 'crinii', 'crinului', 'crinilor', 'lily', 'lilies', 'lilium', 'hemerocallis']
const humanDrugs = [
  'paracetamol*',
  'ibuprofen*',
  'nurofen*',
  'aspirin*',
  'panadol*',
  'advil',
  'tylenol',
  'algocalmin*',
  'xanax',
  'somnifer*',
  'antidepresiv*',
  'painkiller*',
  'calmant* oameni',
]
const anyDrugs = ['pastil*', 'comprimat*', 'medicament*', 'tablet*', 'pill', 'pills', 'medicine*', 'medication*', 'drugs']
const spotOn = ['pipet*', 'picătur*', 'spot', 'soluți*', 'antiparazitar*', 'antipurici', 'advantix', 'purici', 'flea', 'drops']
const applied = ['pus', 'pusă', 'dat', 'aplicat', 'folosit', 'greșeală', 'put', 'applied', 'gave', 'used', 'given', 'tremur*', 'trembl*', 'shaking']

/** Things that are worst for cats, and medicines meant for people. */
export const catPoisonCards: readonly UrgentCard[] = [
  {
    id: 'lily',
    title: { ro: 'pisica a atins un crin', en: 'the cat has touched a lily' },
    steps: {
      ro: [
        'Ia pisica de lângă floare. Dacă are polen pe blană, înfășoar-o într-un prosop ca să nu se lingă.',
        'Sună acum clinica și spune „pisică, contact cu crin”, greutatea și ora.',
        'Ia o poză sau o bucată din plantă și pleacă imediat, inclusiv noaptea. Rinichii pot ceda în 24–72 de ore, iar tratamentul ajută cel mai mult în primele ore.',
      ],
      en: [
        'Move the cat away from the flower. If there is pollen on its coat, wrap it in a towel so that it cannot lick itself.',
        'Call the clinic now and say “cat, contact with a lily”, the weight and the time.',
        'Take a photo or a piece of the plant and leave at once, at night too. The kidneys can fail within 24–72 hours and treatment helps most in the first hours.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta semne: în prima seară pisica poate părea bine.', 'Nu provoca voma fără sfatul medicului.', 'Nu da lapte, ulei sau apă cu sare.'],
      en: [
        'Do not wait for signs: on the first evening the cat may look well.',
        'Do not make it vomit unless a vet tells you to.',
        'Do not give milk, oil or salt water.',
      ],
    },
    call112: false,
    link: { url: '/blog/16' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [lilies, [...cat, ...eats, 'polen*', 'pollen']] }],
  },
  {
    id: 'permethrin',
    title: { ro: 'pisica a primit un produs antiparazitar pentru câini', en: 'the cat has been given a flea product for dogs' },
    steps: {
      ro: [
        'Sună acum un medic veterinar sau o clinică non-stop și spune ce produs ai pus, când și cât cântărește pisica.',
        'Spală locul cu detergent de vase și apă, clătește și învelește pisica într-un prosop uscat.',
        'Ia cutia produsului și pleacă spre clinică. Dacă tremură tare sau are convulsii, sari peste baie și pleacă direct.',
      ],
      en: [
        'Call a vet or a 24-hour clinic now and say which product you used, when, and what the cat weighs.',
        'Wash the spot with dish soap and water, rinse, and wrap the cat in a dry towel.',
        'Take the box and leave for the clinic. If the cat shakes hard or has a seizure, skip the bath and go straight away.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta să apară tremurul: poate veni și după 24 de ore.', 'Nu lăsa pisica să se lingă și nici lângă un câine tratat de curând.'],
      en: ['Do not wait for tremors: they can come as late as 24 hours.', 'Do not let the cat lick itself or stay near a freshly treated dog.'],
    },
    call112: false,
    link: { url: '/blog/17' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [['permetrin*', 'permethrin*'], cat, applied] }, { all: [cat, dog, spotOn, applied] }],
  },
  {
    id: 'human-medicine',
    title: { ro: 'animalul a luat un medicament pentru oameni', en: 'the animal has taken a medicine meant for people' },
    steps: {
      ro: [
        'Ia medicamentul de lângă animal, păstrează cutia și folia și numără ce lipsește.',
        'Sună acum un medic veterinar sau o clinică non-stop: spune substanța, cât a înghițit, greutatea și ora.',
        'Pleacă spre clinică cu ambalajul, chiar dacă nu vezi niciun semn.',
      ],
      en: [
        'Take the medicine away from the animal, keep the box and the blister, and count what is missing.',
        'Call a vet or a 24-hour clinic now: say the substance, how much was swallowed, the weight and the time.',
        'Leave for the clinic with the packaging even if you see no signs.',
      ],
    },
    avoid: {
      ro: [
        'Nu da câinelui sau pisicii medicamente pentru oameni.',
        'Nu da alt medicament „ca să compensezi”.',
        'Nu provoca voma fără sfatul medicului și nu da lapte, ulei sau apă cu sare.',
      ],
      en: [
        'Do not give people’s medicines to a dog or a cat.',
        'Do not give another medicine “to make up for it”.',
        'Do not make the animal vomit unless a vet tells you to, and give no milk, oil or salt water.',
      ],
    },
    call112: false,
    link: { url: '/blog/18' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [humanDrugs, [...animal, ...eats]] }, { all: [anyDrugs, ate, animal] }],
  },
]
