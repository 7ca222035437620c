import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What a passer-by sees: somebody else's animal in danger, or a danger to the road. */
export const witnessedCards: readonly UrgentCardText[] = [
  {
    id: 'hot-car',
    level: 'now',
    title: {
      ro: 'animal închis în mașină la căldură',
      en: 'an animal shut in a hot car',
      hu: 'forró autóba zárt állat',
      uk: 'тварина, зачинена в машині на спеці',
    },
    steps: {
      ro: [
        'Sună la 112. Spune locul exact, numărul mașinii, culoarea și starea animalului.',
        'Caută stăpânul: întreabă în magazin sau pe cei din jur.',
        'Filmează de la distanță și notează ora. Un animal ținut cu forța la temperaturi foarte mari este în „situație de pericol” după Legea 205/2004.',
        'Dacă animalul este scos, mută-l la umbră și începe răcirea cu apă mai rece decât corpul lui.',
      ],
      en: [
        'Call 112. Say the exact place, the car’s number and colour, and the state of the animal.',
        'Look for the owner: ask in the shop or people nearby.',
        'Film from a distance and note the time. By Law 205/2004 an animal forced into very high temperatures is “in danger”.',
        'If the animal is taken out, move it into shade and begin cooling with water cooler than its body.',
      ],
      hu: [
        'Hívd a 112-t. Mondd el a pontos helyet, az autó rendszámát és színét, valamint az állat állapotát.',
        'Keresd meg a gazdát: érdeklődj az üzletben vagy a közelben lévőknél.',
        'Távolról filmezz, és írd fel az időpontot. A 205/2004-es törvény szerint a nagyon magas hőmérsékleten fogva tartott állat „veszélyhelyzetben” van.',
        'Ha az állatot kiszabadítják, vidd árnyékba, és kezdd el hűteni a testénél hűvösebb vízzel.',
      ],
      uk: [
        'Телефонуйте 112. Скажіть точне місце, номер і колір машини та стан тварини.',
        'Шукайте господаря: запитайте в магазині або в людей поруч.',
        'Знімайте відео здалеку й запишіть час. За Законом 205/2004 тварина, яку силоміць тримають на дуже великій спеці, є в «небезпечній ситуації».',
        'Якщо тварину витягли, перенесіть її в тінь і почніть охолоджувати водою, холоднішою за її тіло.',
      ],
    },
    avoid: {
      ro: ['Nu te certa cu stăpânul.', 'Nu pleca până nu vine cineva, dacă ești în siguranță.'],
      en: ['Do not argue with the owner.', 'Do not leave until somebody comes, if you are safe.'],
      hu: ['Ne veszekedj a gazdával.', 'Ha biztonságban vagy, ne menj el, amíg nem jön valaki.'],
      uk: ['Не сваріться з господарем.', 'Якщо ви в безпеці, не йдіть, доки хтось не приїде.'],
    },
    call112: true,
    link: { url: '/blog/4' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'cruelty',
    level: 'now',
    title: {
      ro: 'cruzime care se petrece acum',
      en: 'cruelty that is happening now',
      hu: 'éppen most zajló állatkínzás',
      uk: 'жорстокість, що відбувається зараз',
    },
    steps: {
      ro: [
        'Dacă se petrece chiar acum sau animalul poate muri, sună la 112. Spune adresa, ce animal este, ce se întâmplă și câți oameni sunt.',
        'Rămâi la distanță, în siguranță. Filmează dintr-un loc în care ai voie să stai.',
        'Notează data, ora și martorii și păstrează fișierele originale.',
        'După aceea trimite o sesizare semnată la Biroul pentru Protecția Animalelor din poliția județului.',
      ],
      en: [
        'If it is happening right now or the animal may die, call 112. Say the address, what animal it is, what is going on and how many people are there.',
        'Stay at a distance, in safety. Film from a place where you are allowed to stand.',
        'Note the date, the time and witnesses, and keep the original files.',
        'Then send a signed report to the Animal Protection Bureau of the county police.',
      ],
      hu: [
        'Ha éppen most történik, vagy az állat elpusztulhat, hívd a 112-t. Mondd el a címet, milyen állat, mi történik, és hány ember van ott.',
        'Maradj távol, biztonságban. Olyan helyről filmezz, ahol szabad tartózkodnod.',
        'Írd fel a dátumot, az időpontot és a tanúkat, és őrizd meg az eredeti fájlokat.',
        'Utána küldj aláírt bejelentést a megyei rendőrség állatvédelmi irodájának („Biroul pentru Protecția Animalelor”).',
      ],
      uk: [
        'Якщо це відбувається просто зараз або тварина може загинути, телефонуйте 112. Скажіть адресу, яка це тварина, що відбувається і скільки там людей.',
        'Залишайтеся на відстані, у безпеці. Знімайте з місця, де вам дозволено перебувати.',
        'Запишіть дату, час і свідків та збережіть оригінальні файли.',
        'Потім надішліть підписане звернення до бюро захисту тварин («Biroul pentru Protecția Animalelor») повітової поліції.',
      ],
    },
    avoid: {
      ro: ['Nu te lua la ceartă cu făptașul.', 'Nu intra pe proprietatea altuia și nu lua animalul.'],
      en: ['Do not confront the person.', 'Do not enter someone’s property or take the animal.'],
      hu: ['Ne szállj vitába az elkövetővel.', 'Ne menj be más telkére vagy házába, és ne vidd el az állatot.'],
      uk: ['Не вступайте в сварку з кривдником.', 'Не заходьте на чужу власність і не забирайте тварину.'],
    },
    call112: true,
    vet: false,
    link: { url: '/blog/56' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'horse-on-road',
    level: 'now',
    title: {
      ro: 'cal sau alt animal mare singur pe drum',
      en: 'a horse or other large animal loose on a road',
      hu: 'ló vagy más nagy állat egyedül az úton',
      uk: 'кінь чи інша велика тварина без нагляду на дорозі',
    },
    steps: {
      ro: [
        'Sună la 112. Spune drumul, kilometrul sau un reper și câte animale sunt.',
        'Oprește într-un loc sigur și pornește avariile.',
        'Rămâi la distanță și filmează doar din mașina oprită.',
      ],
      en: [
        'Call 112. Say the road, the kilometre or a landmark, and how many animals there are.',
        'Stop in a safe place and switch on your hazard lights.',
        'Keep your distance and film only from the stopped car.',
      ],
      hu: [
        'Hívd a 112-t. Mondd el, melyik út, hányadik kilométer vagy mi van a közelben, és hány állat van ott.',
        'Állj meg biztonságos helyen, és kapcsold be a vészvillogót.',
        'Maradj távol, és csak az álló autóból filmezz.',
      ],
      uk: [
        'Телефонуйте 112. Скажіть, яка це дорога, який кілометр або орієнтир і скільки там тварин.',
        'Зупиніться в безпечному місці й увімкніть аварійну сигналізацію.',
        'Тримайтеся на відстані й знімайте лише із зупиненої машини.',
      ],
    },
    avoid: {
      ro: ['Nu claxona, nu fugări animalul și nu te așeza în spatele lui.'],
      en: ['Do not hoot, do not chase the animal and do not stand behind it.'],
      hu: ['Ne dudálj, ne kergesd az állatot, és ne állj mögé.'],
      uk: ['Не сигнальте, не ганяйте тварину й не ставайте позаду неї.'],
    },
    call112: true,
    vet: false,
    link: { url: '/blog/55' },
    checked_on: CARDS_CHECKED_ON,
  },
]
