import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Infections in which an early start of the treatment decides. */
export const infectionCards: readonly UrgentCardText[] = [
  {
    id: 'bloody-vomit',
    level: 'now',
    title: {
      ro: 'vărsături sau diaree cu sânge, pui moale care vomită',
      en: 'blood in vomit or stool, or a limp young animal that vomits',
      hu: 'véres hányás vagy hasmenés, illetve bágyadt kölyök, amely hány',
      uk: 'блювання або пронос із кров’ю чи мляве маля, що блює',
    },
    steps: {
      ro: [
        'Mergi acum la un medic veterinar sau la o clinică non-stop. La un pui, orele contează: la un cățel poate fi parvoviroză.',
        'Sună înainte: spune vârsta, ce vaccinuri are și de când vomită, ca să pregătească intrarea separat de alte animale.',
        'Ține animalul la cald, într-o pătură uscată, și ia carnetul de sănătate.',
      ],
      en: [
        'Go to a vet or a 24-hour clinic now. With a young animal hours count: in a puppy it may be parvovirus.',
        'Call ahead: say the age, the vaccinations and since when it vomits, so that they can keep it away from other animals.',
        'Keep the animal warm in a dry blanket and take the health booklet.',
      ],
      hu: [
        'Menj most állatorvoshoz vagy éjjel-nappali klinikára. Kölyöknél minden óra számít: kölyökkutyánál parvovírus lehet.',
        'Előtte telefonálj: mondd el, milyen idős, milyen oltásai vannak, és mióta hány, hogy más állatoktól elkülönítve fogadhassák.',
        'Tartsd az állatot melegen, száraz takaróban, és vidd magaddal az egészségügyi könyvét.',
      ],
      uk: [
        'Зараз же їдьте до ветеринара або в цілодобову клініку. Для маляти важлива кожна година: у цуценяти це може бути парвовірус.',
        'Зателефонуйте заздалегідь: скажіть вік, які є щеплення і відколи тварина блює, щоб її прийняли окремо від інших тварин.',
        'Тримайте тварину в теплі, у сухій ковдрі, і візьміть її ветеринарний паспорт.',
      ],
    },
    avoid: {
      ro: ['Nu da medicamente pentru oameni, lapte sau remedii pe gură.', 'Nu turna apă cu forța.', 'Nu aștepta până dimineață.'],
      en: ['Do not give people’s medicines, milk or home remedies by mouth.', 'Do not force water down.', 'Do not wait until morning.'],
      hu: ['Ne adj neki szájon át embernek való gyógyszert, tejet vagy házi szereket.', 'Ne önts bele erővel vizet.', 'Ne várj reggelig.'],
      uk: ['Не давайте через рот ліків для людей, молока чи домашніх засобів.', 'Не вливайте воду силою.', 'Не чекайте до ранку.'],
    },
    call112: false,
    link: { url: '/blog/30' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'tick-illness',
    level: 'now',
    title: {
      ro: 'câine apatic după o căpușă sau cu urină închisă la culoare',
      en: 'a listless dog after a tick bite, or dark urine',
      hu: 'bágyadt kutya kullancscsípés után vagy sötét vizelettel',
      uk: 'млявий собака після укусу кліща або з темною сечею',
    },
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
      hu: [
        'Menj most állatorvoshoz: babéziózis lehet, és a korán elkezdett kezelés döntő.',
        'Telefonon mondd: „babéziózis gyanúja”, és hogy melyik napon találtad meg a kullancsot.',
        'Hagyd pihenni a kutyát, és kínáld meg vízzel.',
      ],
      uk: [
        'Зараз же їдьте до ветеринара: це може бути бабезіоз, і все вирішує рано розпочате лікування.',
        'Скажіть по телефону «підозра на бабезіоз» і дату, коли ви знайшли кліща.',
        'Дайте собаці відпочити й запропонуйте йому води.',
      ],
    },
    avoid: {
      ro: ['Nu da medicamente pentru febră din trusa ta.', 'Nu folosi ce a rămas de la alt câine.', 'Nu aștepta să apară toate semnele.'],
      en: ['Do not give fever medicine from your own cabinet.', 'Do not use what was left from another dog.', 'Do not wait for all the signs to appear.'],
      hu: [
        'Ne adj neki lázcsillapítót a saját gyógyszereid közül.',
        'Ne használd azt, ami egy másik kutyától megmaradt.',
        'Ne várd meg, hogy minden tünet megjelenjen.',
      ],
      uk: ['Не давайте ліків від гарячки зі своєї аптечки.', 'Не використовуйте те, що лишилося від іншого собаки.', 'Не чекайте, поки з’являться всі ознаки.'],
    },
    call112: false,
    link: { url: '/blog/29' },
    checked_on: CARDS_CHECKED_ON,
  },
]
