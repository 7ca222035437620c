import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Births that stall and newborns that fade. */
export const birthCards: readonly UrgentCardText[] = [
  {
    id: 'birth',
    level: 'now',
    title: {
      ro: 'fătare care nu înaintează',
      en: 'a birth that does not progress',
      hu: 'ellés, amely nem halad',
      uk: 'пологи, що не просуваються',
    },
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
      hu: [
        'Hívj fel most egy nyitva tartó állatorvosi klinikát, és mondd meg, hogy az ellés elakadt.',
        'Mondd el, mióta vannak összehúzódások, hány kölyök született meg, és mennyi idő telt el az utolsó óta.',
        'Indulj a klinikára. Vidd a már megszületett kölyköket is, melegen, törülközővel bélelt dobozban.',
      ],
      uk: [
        'Зараз же зателефонуйте у ветеринарну клініку, що працює, і скажіть, що пологи зупинилися.',
        'Скажіть, відколи тривають перейми, скільки малят народилося і скільки часу минуло після останнього.',
        'Вирушайте в клініку. Візьміть і вже народжених малят, у теплі, у коробці з рушником.',
      ],
    },
    avoid: {
      ro: ['Nu trage de pui.', 'Nu da medicamente fără medic.'],
      en: ['Do not pull on the young.', 'Do not give any medicine without a vet.'],
      hu: ['Ne húzd a kölyköt.', 'Ne adj gyógyszert állatorvos nélkül.'],
      uk: ['Не тягніть маля.', 'Не давайте ліків без ветеринара.'],
    },
    call112: false,
    link: { url: '/blog/73' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'cold-newborn',
    level: 'now',
    title: {
      ro: 'pui moale sau rece',
      en: 'a limp or cold newborn',
      hu: 'elernyedt vagy kihűlt újszülött',
      uk: 'мляве або холодне маля',
    },
    steps: {
      ro: [
        'Dacă e fierbinte (a stat la soare, într-un uscător, lângă un încălzitor), nu îl încălzi: du-l la răcoare și sună acum un medic veterinar.',
        'Dacă e rece, încălzește puiul treptat: învelește-l într-un prosop uscat și ține-l lipit de corpul tău.',
        'Sună acum un medic veterinar și pleacă spre clinică.',
        'Spune vârsta, când a supt ultima dată și dacă mama mai are și alți pui.',
      ],
      en: [
        'If it is hot (left in the sun, in a dryer, by a heater), do not warm it: take it somewhere cool and call a vet now.',
        'If it is cold, warm it gradually: wrap it in a dry towel and hold it against your body.',
        'Call a vet now and leave for the clinic.',
        'Say its age, when it last suckled and whether the mother has other young.',
      ],
      hu: [
        'Ha forró (napon, szárítógépben vagy fűtőtest mellett volt), ne melegítsd: vidd hűvös helyre, és hívj most egy állatorvost.',
        'Ha hideg, fokozatosan melegítsd fel a kölyköt: csavard száraz törülközőbe, és tartsd szorosan a testedhez.',
        'Hívj fel most egy állatorvost, és indulj a klinikára.',
        'Mondd el, milyen idős, mikor szopott utoljára, és hogy az anyának vannak-e más kölykei.',
      ],
      uk: [
        'Якщо маля гаряче (було на сонці, у сушарці, біля обігрівача), не зігрівайте його: віднесіть у прохолодне місце й зараз же телефонуйте ветеринару.',
        'Якщо воно холодне, зігрівайте його поступово: загорніть його в сухий рушник і тримайте притуленим до свого тіла.',
        'Зараз же зателефонуйте ветеринару й вирушайте в клініку.',
        'Скажіть вік, коли воно востаннє смоктало і чи є в матері інші малята.',
      ],
    },
    avoid: {
      ro: ['De regulă, un pui rece nu se hrănește înainte să fie încălzit.', 'Nu folosi apă fierbinte sau uscător aproape de piele.', 'Nu da lapte de vacă.'],
      en: ['As a rule a cold newborn is not fed before it is warm.', 'Do not use hot water or a hair dryer close to the skin.', 'Do not give cow’s milk.'],
      hu: [
        'A kihűlt kölyköt általában nem etetik, amíg fel nem melegedett.',
        'Ne használj forró vizet, és a bőréhez közel hajszárítót se.',
        'Ne adj neki tehéntejet.',
      ],
      uk: [
        'Зазвичай холодне маля не годують, доки воно не зігріється.',
        'Не використовуйте гарячу воду чи фен близько до шкіри.',
        'Не давайте коров’ячого молока.',
      ],
    },
    call112: false,
    link: { url: '/blog/74' },
    checked_on: '2026-11-28',
  },
]
