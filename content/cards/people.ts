import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Emergencies in which an animal is a danger to people. */
export const peopleCards: readonly UrgentCardText[] = [
  {
    id: 'person-bitten',
    level: 'now',
    title: { ro: 'un om a fost mușcat', en: 'a person has been bitten', hu: 'egy embert megharapott egy állat', uk: 'тварина вкусила людину' },
    steps: {
      ro: [
        'Îndepărtează-te de animal. Pentru o rană gravă sau sângerare puternică, sună la 112.',
        'Spală rana cu multă apă și săpun, cel puțin 15 minute.',
        'Mergi în aceeași zi la un centru antirabic sau la camera de gardă, chiar dacă rana e mică.',
        'Notează unde, când și ce animal a fost. Cere datele stăpânului și carnetul de sănătate al animalului.',
      ],
      en: [
        'Move away from the animal. For a serious wound or heavy bleeding call 112.',
        'Wash the wound with plenty of water and soap for at least 15 minutes.',
        'Go to a rabies centre or an emergency room the same day, even if the wound is small.',
        'Note where, when and what animal it was. Ask for the owner’s details and the animal’s health booklet.',
      ],
      hu: [
        'Menj távolabb az állattól. Súlyos seb vagy erős vérzés esetén hívd a 112-t.',
        'Mosd ki a sebet bő vízzel és szappannal, legalább 15 percig.',
        'Még aznap menj el egy veszettség elleni központba („centru antirabic”) vagy a kórházi sürgősségre, akkor is, ha a seb kicsi.',
        'Írd fel, hol, mikor és milyen állat volt. Kérd el a gazda adatait és az állat egészségügyi könyvét.',
      ],
      uk: [
        'Відійдіть від тварини. Якщо рана серйозна або сильна кровотеча, телефонуйте 112.',
        'Промийте рану великою кількістю води з милом, щонайменше 15 хвилин.',
        'Того самого дня зверніться в антирабічний центр («centru antirabic») або в приймальне відділення лікарні, навіть якщо рана маленька.',
        'Запишіть, де, коли і яка це була тварина. Попросіть дані господаря й ветеринарний паспорт тварини.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta să apară semne: rabia este mortală după ce apar.', 'Nu omorî și nu alunga animalul: medicul veterinar trebuie să îl urmărească.'],
      en: ['Do not wait for signs: rabies is fatal once they appear.', 'Do not kill or chase the animal away: the vet needs to observe it.'],
      hu: ['Ne várj tünetekre: ha már megjelentek, a veszettség halálos.', 'Ne öld meg és ne kergesd el az állatot: az állatorvosnak meg kell figyelnie.'],
      uk: ['Не чекайте ознак: коли вони з’являються, сказ уже смертельний.', 'Не вбивайте й не проганяйте тварину: ветеринар має за нею спостерігати.'],
    },
    call112: true,
    vet: false,
    link: { url: '/blog/13' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'rabies',
    level: 'now',
    title: { ro: 'animal care pare turbat', en: 'an animal that may have rabies', hu: 'veszettnek tűnő állat', uk: 'тварина, схожа на скажену' },
    steps: {
      ro: [
        'Nu îl atinge, nici viu, nici mort. Ține copiii și animalele tale departe, în casă.',
        'Sună la 112 dacă este liber și pune oamenii în pericol.',
        'Anunță și DSVSA, direcția sanitar-veterinară a județului.',
        'Dacă te-a mușcat, spală rana cu apă și săpun cel puțin 15 minute și mergi în aceeași zi la un centru antirabic.',
      ],
      en: [
        'Do not touch it, alive or dead. Keep children and your animals away, indoors.',
        'Call 112 if it is loose and a danger to people.',
        'Tell DSVSA, the county veterinary authority, as well.',
        'If it has bitten you, wash the wound with water and soap for at least 15 minutes and go to a rabies centre the same day.',
      ],
      hu: [
        'Ne érj hozzá, se élve, se holtan. A gyerekeket és a saját állataidat tartsd távol, bent a házban.',
        'Hívd a 112-t, ha szabadon van, és embereket veszélyeztet.',
        'Értesítsd a DSVSA-t, a megyei állategészségügyi igazgatóságot is.',
        'Ha megharapott téged, mosd ki a sebet vízzel és szappannal legalább 15 percig, és még aznap menj el egy veszettség elleni központba („centru antirabic”).',
      ],
      uk: [
        'Не торкайтеся її, ні живої, ні мертвої. Тримайте дітей і своїх тварин подалі, у домі.',
        'Телефонуйте 112, якщо вона на волі й небезпечна для людей.',
        'Повідомте також DSVSA, повітове ветеринарно-санітарне управління.',
        'Якщо вона вас укусила, промийте рану водою з милом щонайменше 15 хвилин і того самого дня зверніться в антирабічний центр («centru antirabic»).',
      ],
    },
    avoid: {
      ro: ['Nu îl hrăni și nu încerca să îl prinzi.'],
      en: ['Do not feed it or try to catch it.'],
      hu: ['Ne etesd, és ne próbáld megfogni.'],
      uk: ['Не годуйте її й не намагайтеся зловити.'],
    },
    call112: true,
    vet: false,
    link: { url: '/blog/33' },
    checked_on: CARDS_CHECKED_ON,
  },
]
