import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** An animal that does not breathe, and signs of any kind that cannot wait. */
export const collapseCards: readonly UrgentCardText[] = [
  {
    id: 'not-breathing',
    level: 'now',
    title: { ro: 'animalul nu respiră', en: 'the animal is not breathing', hu: 'az állat nem lélegzik', uk: 'тварина не дихає' },
    steps: {
      ro: [
        'Strigă-l și atinge-l, uită-te la piept. Faci RCP doar dacă nu reacționează și nu respiră.',
        'Așază-l pe o parte, pe o suprafață tare, și apasă pieptul de 100–120 de ori pe minut, între o treime și jumătate din lățime. Câinele cu pieptul lat, ca un butoi, stă pe spate: apasă mijlocul pieptului, cam un sfert din adâncime.',
        'După 30 de compresii dă 2 respirații gură la nas. Dacă poate avea rabie sau a înghițit o otravă, fă numai compresii.',
        'La fiecare 2 minute verifică animalul și schimbă-te cu altcineva. Cineva sună la clinică și conduce.',
      ],
      en: [
        'Call it, touch it, watch the chest. Do CPR only if it does not respond and does not breathe.',
        'Lay it on its side on something firm and press the chest 100–120 times a minute, a third to a half of its width. A barrel-chested dog lies on its back: press the middle of the chest, about a quarter of its depth.',
        'After 30 compressions give 2 breaths mouth to nose. If it may have rabies or has swallowed a poison, do compressions only.',
        'Every 2 minutes check the animal and change over with somebody. Somebody calls the clinic and drives.',
      ],
      hu: [
        'Szólítsd meg, érintsd meg, nézd a mellkasát. Csak akkor éleszd újra, ha nem reagál és nem lélegzik.',
        'Fektesd az oldalára, kemény felületre, és nyomd a mellkasát percenként 100–120-szor, a szélességének harmada és fele közötti mélységig. A hordó alakú, széles mellkasú kutya a hátán fekszik: a mellkas közepét nyomd, nagyjából a mélysége negyedéig.',
        '30 nyomás után adj 2 befúvást, szájból az orrába. Ha veszett lehet, vagy mérget nyelt, csak a mellkasát nyomd.',
        '2 percenként ellenőrizd az állatot, és cserélj helyet valakivel. Valaki hívja fel a klinikát, és vezessen.',
      ],
      uk: [
        'Покличте її, торкніться, подивіться на груди. Робіть реанімацію, лише якщо вона не реагує й не дихає.',
        'Покладіть її на бік на тверду поверхню й натискайте на груди 100–120 разів на хвилину, на глибину від третини до половини їхньої ширини. Собаку із широкими, бочкоподібними грудьми кладіть на спину: натискайте на середину грудей, приблизно на чверть їхньої глибини.',
        'Після 30 натискань зробіть 2 вдихи з рота в ніс. Якщо вона може мати сказ або проковтнула отруту, робіть лише натискання.',
        'Що 2 хвилини перевіряйте тварину й міняйтеся з кимось. Хтось телефонує в клініку й веде машину.',
      ],
    },
    avoid: {
      ro: ['Nu face compresii unui animal care respiră.', 'Nu te opri din RCP ca să aștepți pe cineva.'],
      en: ['Do not do compressions on an animal that breathes.', 'Do not stop CPR to wait for somebody.'],
      hu: ['Ne nyomd annak az állatnak a mellkasát, amely lélegzik.', 'Ne hagyd abba az újraélesztést azért, hogy valakire várj.'],
      uk: ['Не натискайте на груди тварині, яка дихає.', 'Не припиняйте реанімацію, щоб когось дочекатися.'],
    },
    call112: false,
    link: { url: '/blog/9' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'collapse',
    level: 'now',
    title: { ro: 'semne care nu așteaptă', en: 'signs that cannot wait', hu: 'tünetek, amelyekkel nem lehet várni', uk: 'ознаки, з якими не можна чекати' },
    steps: {
      ro: [
        'Dacă nu mai reacționează și nu mai respiră, începe resuscitarea: 30 de apăsări pe piept, apoi 2 respirații gură la nas. Dacă a putut înghiți o otravă sau poate avea rabie, fă numai apăsări.',
        'Sună acum cea mai apropiată clinică veterinară deschisă și spune ce vezi și de când.',
        'Spune ce animal este, cât cântărește și ce ar fi putut înghiți. Ia ambalajul, dacă există.',
        'Pleacă imediat și urmărește respirația pe drum. Noaptea, caută o clinică non-stop.',
      ],
      en: [
        'If it does not respond and does not breathe, start CPR: 30 chest compressions, then 2 breaths mouth to nose. If it may have swallowed a poison or have rabies, do compressions only.',
        'Call the nearest open clinic now and say what you see and since when.',
        'Say what animal it is, what it weighs and what it may have swallowed. Take the packaging if there is one.',
        'Leave at once and watch the breathing on the way. At night look for a 24-hour clinic.',
      ],
      hu: [
        'Ha már nem reagál és nem lélegzik, kezdd el az újraélesztést: 30 mellkasnyomás, majd 2 befúvás szájból orrba. Ha mérget nyelhetett, vagy veszett lehet, csak a mellkasát nyomd.',
        'Hívd fel most a legközelebbi nyitva tartó állatorvosi klinikát, és mondd el, mit látsz és mióta.',
        'Mondd el, milyen állat, mennyi a testsúlya, és mit nyelhetett le. Vidd magaddal a csomagolást, ha van.',
        'Azonnal indulj, és útközben figyeld a légzését. Éjszaka éjjel-nappali klinikát keress.',
      ],
      uk: [
        'Якщо вона більше не реагує і не дихає, починайте реанімацію: 30 натискань на груди, потім 2 вдихи з рота в ніс. Якщо вона могла проковтнути отруту або мати сказ, робіть лише натискання.',
        'Зараз же зателефонуйте в найближчу ветеринарну клініку, що працює, і скажіть, що бачите й відколи.',
        'Скажіть, яка це тварина, скільки вона важить і що могла проковтнути. Візьміть упаковку, якщо вона є.',
        'Вирушайте негайно й дорогою стежте за диханням. Уночі шукайте цілодобову клініку.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta dimineața.', 'Nu da medicamente pentru oameni, mâncare sau apă cu forța.'],
      en: ['Do not wait for morning.', 'Do not give people’s medicines, food, or water by force.'],
      hu: ['Ne várj reggelig.', 'Ne adj neki embernek való gyógyszert, és ne erőltess bele ételt vagy vizet.'],
      uk: ['Не чекайте ранку.', 'Не давайте ліків для людей і не давайте силою їжі чи води.'],
    },
    call112: false,
    link: { url: '/blog/1' },
    checked_on: '2026-11-28',
  },
]
