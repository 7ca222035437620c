import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { animal, asksToLearn, car, heat } from './words.ts'

const people = ['copil*', 'copii*', 'fiul', 'fiică*', 'fiica', 'fetiț*', 'băiat*', 'om', 'omul', 'oameni', 'vecin*', 'soția', 'soțul', 'mama', 'tata', 'bunic*', 'cineva', 'pe mine', 'bebeluș*', 'poștaș*']
const harm = [
  'bate', 'bat', 'bătut', 'bătând', 'lovește', 'lovesc', 'chinuie', 'chinui*', 'tortur*', 'maltrat*', 'schingiui*', 'abuz*', 'omoară', 'omor', 'ucide', 'împușc*', 'spânzur*', 'dă cu piciorul', 'dă foc', 'aruncă', 'beat', 'beating', 'beats',
  'kick*', 'torture*', 'abusing', 'abuses', 'hurting', 'killing', 'hitting', 'lupte câini', 'dog fight*',
]
const now = ['acum', 'chiar', 'geam*', 'în fața', 'stradă', 'strada', 'stradă', 'aud', 'văd', 'vecin*', 'cineva', 'niște', 'copii', 'bărbat', 'individ*', 'proprietar*', 'someone', 'somebody', 'neighbo*', 'now', 'outside', 'kids', 'man']

/** Emergencies with people in them: danger to somebody, or cruelty that is happening now. */
export const peopleCards: readonly UrgentCard[] = [
  {
    id: 'person-bitten',
    title: { ro: 'un om a fost mușcat', en: 'a person has been bitten' },
    steps: {
      ro: ['Îndepărtează-te de animal. Pentru o rană gravă sau sângerare puternică, sună la 112.', 'Spală rana cu multă apă și săpun, de regulă cam 15 minute.', 'Mergi în aceeași zi la un centru antirabic sau la camera de gardă, chiar dacă rana e mică.', 'Notează unde, când și ce animal a fost. Cere datele stăpânului și carnetul de sănătate al animalului.'],
      en: ['Move away from the animal. For a serious wound or heavy bleeding call 112.', 'Wash the wound with plenty of water and soap, as a rule for about 15 minutes.', 'Go to a rabies centre or an emergency room the same day, even if the wound is small.', 'Note where, when and what animal it was. Ask for the owner’s details and the animal’s health booklet.'],
    },
    avoid: { ro: ['Nu aștepta să apară semne: rabia este mortală după ce apar.', 'Nu omorî și nu alunga animalul: medicii au nevoie să îl urmărească.'], en: ['Do not wait for signs: rabies is fatal once they appear.', 'Do not kill or chase the animal away: vets need to observe it.'] },
    call112: true,
    link: { url: '/blog/13' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['m a mușcat', 'ne a mușcat', 'm au mușcat', 'am fost mușcat*', 'sunt mușcat*', 'bit me', 'bitten me', 'i was bitten', 'got bitten', 'bit my son', 'bit my daughter', 'bit my child', 'bit my kid', 'bit my hand', 'bit a child', 'bit someone']] },
      { all: [['mușcat*'], people, ['a', 'au', 'fost']], unless: ['mușcat câine*', 'mi a mușcat câine*'] },
    ],
  },
  {
    id: 'rabies',
    title: { ro: 'animal care pare turbat', en: 'an animal that may have rabies' },
    steps: {
      ro: ['Nu îl atinge, nici viu, nici mort. Ține copiii și animalele tale departe, în casă.', 'Sună la 112 dacă este liber și pune oamenii în pericol.', 'Anunță și DSVSA, direcția sanitar-veterinară a județului.', 'Dacă te-a mușcat, spală rana cu apă și săpun și mergi în aceeași zi la un centru antirabic.'],
      en: ['Do not touch it, alive or dead. Keep children and your animals away, indoors.', 'Call 112 if it is loose and a danger to people.', 'Tell DSVSA, the county veterinary authority, as well.', 'If it has bitten you, wash the wound with water and soap and go to a rabies centre the same day.'],
    },
    avoid: { ro: ['Nu îl hrăni și nu încerca să îl prinzi.'], en: ['Do not feed it or try to catch it.'] },
    call112: true,
    link: { url: '/blog/33' },
    checked_on: CARDS_CHECKED_ON,
    rules: [
      { all: [['turbat', 'turbată', 'turbata', 'turbați', 'rabid']], unless: ['vaccin*', ...asksToLearn] },
      { all: [['turbare*', 'rabie', 'rabia', 'rabies'], ['suspect*', 'saliv*', 'ciudat*', 'agresiv*', 'atacat', 'curte', 'strange', 'foaming', 'drool*', 'attacked']], unless: ['vaccin*', ...asksToLearn] },
    ],
  },
  {
    id: 'hot-car',
    title: { ro: 'animal închis în mașină la căldură', en: 'an animal shut in a hot car' },
    steps: {
      ro: ['Sună la 112. Spune locul exact, numărul mașinii, culoarea și starea animalului.', 'Caută stăpânul: întreabă în magazin sau pe cei din jur.', 'Filmează de la distanță și notează ora. Un animal ținut cu forța la temperaturi foarte mari este în „situație de pericol” după Legea 205/2004.', 'Dacă animalul este scos, mută-l la umbră și începe răcirea cu apă mai rece decât corpul lui.'],
      en: ['Call 112. Say the exact place, the car’s number and colour, and the state of the animal.', 'Look for the owner: ask in the shop or people nearby.', 'Film from a distance and note the time. By Law 205/2004 an animal forced into very high temperatures is “in danger”.', 'If the animal is taken out, move it into shade and begin cooling with water cooler than its body.'],
    },
    avoid: { ro: ['Nu te certa cu stăpânul.', 'Nu pleca până nu vine cineva, dacă ești în siguranță.'], en: ['Do not argue with the owner.', 'Do not leave until somebody comes, if you are safe.'] },
    call112: true,
    link: { url: '/blog/4' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [car, heat, ['închis*', 'lăsat*', 'abandonat*', 'blocat*', 'încuiat*', 'uitat', 'în mașină la', 'locked', 'left', 'stuck', 'trapped', 'inside'], animal], unless: asksToLearn }],
  },
  {
    id: 'cruelty',
    title: { ro: 'cruzime care se petrece acum', en: 'cruelty that is happening now' },
    steps: {
      ro: ['Dacă se petrece chiar acum sau animalul poate muri, sună la 112. Spune adresa, ce animal este, ce se întâmplă și câți oameni sunt.', 'Rămâi la distanță, în siguranță. Filmează dintr-un loc în care ai voie să stai.', 'Notează data, ora și martorii și păstrează fișierele originale.', 'După aceea trimite o sesizare semnată la Biroul pentru Protecția Animalelor din poliția județului.'],
      en: ['If it is happening right now or the animal may die, call 112. Say the address, what animal it is, what is going on and how many people are there.', 'Stay at a distance, in safety. Film from a place where you are allowed to stand.', 'Note the date, the time and witnesses, and keep the original files.', 'Then send a signed report to the Animal Protection Bureau of the county police.'],
    },
    avoid: { ro: ['Nu te lua la ceartă cu făptașul.', 'Nu intra pe proprietatea altuia și nu lua animalul.'], en: ['Do not confront the person.', 'Do not enter someone’s property or take the animal.'] },
    call112: true,
    link: { url: '/blog/56' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [harm, animal, now], unless: ['pedeaps*', 'amend*', 'închisoar*', 'lege', 'legea', 'penalty', 'law', 'inim*', ...asksToLearn] }],
  },
  {
    id: 'horse-on-road',
    title: { ro: 'cal sau alt animal mare singur pe drum', en: 'a horse or other large animal loose on a road' },
    steps: {
      ro: ['Sună la 112. Spune drumul, kilometrul sau un reper și câte animale sunt.', 'Oprește într-un loc sigur și pornește avariile.', 'Rămâi la distanță și filmează doar din mașina oprită.'],
      en: ['Call 112. Say the road, the kilometre or a landmark, and how many animals there are.', 'Stop in a safe place and switch on your hazard lights.', 'Keep your distance and film only from the stopped car.'],
    },
    avoid: { ro: ['Nu claxona, nu fugări animalul și nu te așeza în spatele lui.'], en: ['Do not hoot, do not chase the animal and do not stand behind it.'] },
    call112: true,
    link: { url: '/blog/55' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [['cal', 'calul', 'cai', 'caii', 'iapă', 'mânz', 'vacă', 'vaca', 'vaci', 'oi', 'capre', 'horse*', 'cow', 'cows'], ['șosea*', 'drum', 'drumul', 'stradă', 'strada', 'autostrad*', 'carosabil*', 'road', 'highway', 'street'], ['singur*', 'nesuprave*', 'liber*', 'scăpat*', 'noaptea', 'loose', 'alone']] }],
  },
]
