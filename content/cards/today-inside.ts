import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What a vet should see today, and shows only in what an animal eats, passes or brings up. */
export const todayInsideCards: readonly UrgentCardText[] = [
  {
    id: 'vomiting',
    level: 'today',
    title: {
      ro: 'vărsături sau diaree repetate, fără sânge',
      en: 'repeated vomiting or diarrhoea without blood',
      hu: 'ismétlődő hányás vagy hasmenés vér nélkül',
      uk: 'повторна блювота чи пронос без крові',
    },
    steps: {
      ro: [
        'Sună azi un medic veterinar: spune de când, de câte ori, cum arată și ce a mâncat.',
        'Mergi acum dacă apare sânge, e pui sau foarte bătrân, e moale ori îl doare burta. La fel dacă vomită de peste trei ori în câteva ore, nu ține nici apa sau durează de peste 24 de ore.',
        'Mergi acum și dacă burta e umflată și nu iese nimic, dacă a înghițit un obiect ori poate o otravă sau dacă un motan nu poate urina.',
        'Lasă-i apă puțină și des, din castronul lui.',
        'Pisicii oferă-i hrana obișnuită, călduță, în porții mici. Câinelui adult îi poți da o zi carne slabă de pui fiartă fără sare, cu orez, în porții mici.',
      ],
      en: [
        'Call a vet today: say since when, how often, what it looks like and what the animal ate.',
        'Go now if there is blood, it is very young or very old, limp, or its belly hurts. The same if it vomits more than three times in a few hours, cannot keep water down or it lasts more than 24 hours.',
        'Go now as well if the belly is swollen and nothing comes up, if it swallowed an object or perhaps poison, or if a male cat cannot pass urine.',
        'Let it drink little and often from its own bowl.',
        'Offer a cat its usual food, lukewarm, in small portions. An adult dog may have lean boiled chicken without salt, with rice, in small portions for a day.',
      ],
      hu: [
        'Hívj ma állatorvost: mondd el, mióta, hányszor, hogy néz ki, és mit evett.',
        'Menj most, ha vér is van, kölyök vagy nagyon öreg, ernyedt, vagy fáj a hasa. Akkor is, ha néhány óra alatt háromnál többször hány, a víz sem marad meg benne, vagy 24 óránál tovább tart.',
        'Menj most akkor is, ha puffadt a hasa és nem jön ki semmi, ha tárgyat vagy talán mérget nyelt, vagy ha a kandúr nem tud vizelni.',
        'Keveset és gyakran igyon, a saját táljából.',
        'A macskának kínáld a szokásos eledelét, langyosan, kis adagokban. Felnőtt kutyának egy napig adhatsz sótlan főtt sovány csirkét rizzsel, kis adagokban.',
      ],
      uk: [
        'Сьогодні ж телефонуйте ветеринару: скажіть, відколи, скільки разів, який вигляд і що вона їла.',
        'Їдьте зараз, якщо є кров, це малюк чи дуже стара тварина, вона млява або болить живіт. Так само, якщо блює понад три рази за кілька годин, не тримається навіть вода або це триває понад 24 години.',
        'Їдьте зараз і тоді, коли живіт роздутий і нічого не виходить, вона проковтнула предмет чи, може, отруту або кіт не може помочитися.',
        'Давайте пити потроху і часто, з її миски.',
        'Кішці пропонуйте її звичну їжу, теплувату, малими порціями. Дорослому собаці один день можна варену пісну курку без солі з рисом, малими порціями.',
      ],
    },
    avoid: {
      ro: ['Nu da medicamente pentru oameni, antibiotice rămase, cărbune sau lapte.', 'Nu turna apă cu seringa în gură.', 'Nu ține nemâncată o pisică.'],
      en: [
        'Do not give people’s medicines, left-over antibiotics, charcoal or milk.',
        'Do not squirt water into its mouth with a syringe.',
        'Do not let a cat go without food.',
      ],
      hu: ['Ne adj emberi gyógyszert, megmaradt antibiotikumot, szenet vagy tejet.', 'Ne fecskendezz vizet a szájába.', 'Ne koplaltasd a macskát.'],
      uk: ['Не давайте ліків для людей, залишків антибіотиків, вугілля чи молока.', 'Не вливайте воду шприцом у рот.', 'Не тримайте кішку голодною.'],
    },
    call112: false,
    link: { url: '/blog/72' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'urine',
    level: 'today',
    title: {
      ro: 'sânge în urină sau urinat puțin și des',
      en: 'blood in the urine, or passing little and often',
      hu: 'véres vizelet, vagy kevés és gyakori vizelés',
      uk: 'кров у сечі або сеча потроху й часто',
    },
    steps: {
      ro: [
        'Sună azi un medic veterinar: spune de când, cât de des și ce culoare are urina.',
        'Mergi acum dacă se forțează și nu iese urină. La un motan, două încercări fără urină sunt deja urgență.',
        'Mergi acum și dacă o pisică are sânge în urină sau face doar picături. La fel dacă vomită, e moale ori nu mai mănâncă.',
        'Urină închisă la culoare, ca berea, la un câine abătut sau cu o căpușă recentă: mergi acum.',
        'Lasă-i apă proaspătă și ieșiri dese sau o litieră curată. Așa vezi și cât urinează.',
      ],
      en: [
        'Call a vet today: say since when, how often and what colour the urine is.',
        'Go now if it strains and no urine comes. In a male cat two tries without urine are already an emergency.',
        'Go now as well if a cat has blood in its urine or passes only drops. The same if the animal vomits, is limp or no longer eats.',
        'Urine as dark as beer in a dog that is listless or has lately had a tick: go now.',
        'Leave fresh water and frequent outings or a clean litter box. That also shows you how much it passes.',
      ],
      hu: [
        'Hívj ma állatorvost: mondd el, mióta, milyen gyakran, és milyen színű a vizelete.',
        'Menj most, ha erőlködik, és nem jön vizelet. Kandúrnál két sikertelen próbálkozás már vészhelyzet.',
        'Menj most akkor is, ha a macska vizelete véres, vagy csak cseppeket ürít. Ugyanígy, ha az állat hány, ernyedt, vagy már nem eszik.',
        'Sörbarna vizelet bágyadt kutyánál, vagy ha nemrég kullancsa volt: menj most.',
        'Legyen friss vize, gyakori séta vagy tiszta alom. Így azt is látod, mennyit vizel.',
      ],
      uk: [
        'Сьогодні ж телефонуйте ветеринару: скажіть, відколи, як часто і якого кольору сеча.',
        'Їдьте зараз, якщо вона тужиться, а сечі немає. У кота дві спроби без сечі — це вже невідкладно.',
        'Їдьте зараз і тоді, коли в кішки кров у сечі або виходять лише краплі. Так само, якщо тварина блює, млява чи вже не їсть.',
        'Сеча темна, як пиво, у млявого собаки або після недавнього кліща: їдьте зараз.',
        'Дайте свіжу воду і часті прогулянки або чистий лоток. Так побачите і скільки вона мочиться.',
      ],
    },
    avoid: {
      ro: ['Nu apăsa pe burtă.', 'Nu da medicamente din casă și nici ceaiuri.', 'Nu presupune că un motan e constipat.'],
      en: ['Do not press on the belly.', 'Do not give medicines from home or teas.', 'Do not assume a male cat is constipated.'],
      hu: ['Ne nyomd a hasát.', 'Ne adj otthoni gyógyszert vagy teát.', 'Ne hidd, hogy a kandúr csak székrekedéses.'],
      uk: ['Не тисніть на живіт.', 'Не давайте домашніх ліків чи чаїв.', 'Не думайте, що в кота просто закреп.'],
    },
    call112: false,
    link: { url: '/blog/39' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'unwell',
    level: 'today',
    title: {
      ro: 'animal abătut sau care nu mănâncă',
      en: 'an animal that is listless or does not eat',
      hu: 'bágyadt állat, vagy nem eszik',
      uk: 'тварина млява або не їсть',
    },
    steps: {
      ro: [
        'Uită-te cum respiră, ce culoare au gingiile, dacă bea, urinează sau vomită. Notează de când.',
        'Sună azi un medic veterinar și spune ce ai văzut și ce s-a schimbat în ultimele zile.',
        'Mergi acum dacă respiră greu, are gingii albe, albastre sau galbene, nu se ridică, vomită repetat ori nu poate urina. La fel dacă are burta umflată.',
        'Mergi acum și cu un pui moale, o pisică nemâncată de 24 de ore, un iepure sau un porcușor care nu mănâncă, o pasăre zburlită. La fel cu un câine apatic după o căpușă.',
        'Lasă-l la liniște, cu apă proaspătă și hrana lui aproape.',
      ],
      en: [
        'Look how it breathes, what colour its gums are, and whether it drinks, passes urine or vomits. Note since when.',
        'Call a vet today and say what you saw and what has changed in the last days.',
        'Go now if it breathes hard, has white, blue or yellow gums, cannot get up, keeps vomiting or cannot pass urine. The same with a swollen belly.',
        'Go now too with a limp young animal, a cat without food for 24 hours, a rabbit or guinea pig that does not eat, a fluffed-up bird. The same with a dog listless after a tick.',
        'Leave it in peace, with fresh water and its food close by.',
      ],
      hu: [
        'Nézd meg, hogyan lélegzik, milyen színű az ínye, iszik-e, vizel-e, hány-e. Jegyezd fel, mióta.',
        'Hívj ma állatorvost, és mondd el, mit láttál, és mi változott az utóbbi napokban.',
        'Menj most, ha nehezen lélegzik, fehér, kékes vagy sárga az ínye, nem áll fel, többször hány, vagy nem tud vizelni. Akkor is, ha puffadt a hasa.',
        'Menj most akkor is, ha ernyedt kölyök, 24 órája nem evő macska, nem evő nyúl vagy tengerimalac, felborzolt madár. Ugyanígy kullancs után bágyadt kutyával.',
        'Hagyd nyugalomban, friss víz és az eledele legyen közel.',
      ],
      uk: [
        'Подивіться, як вона дихає, якого кольору ясна, чи п’є, мочиться, блює. Запишіть, відколи.',
        'Сьогодні ж телефонуйте ветеринару і скажіть, що ви побачили і що змінилося останніми днями.',
        'Їдьте зараз, якщо вона важко дихає, має білі, сині чи жовті ясна, не встає, блює раз у раз або не може помочитися. Так само, якщо роздутий живіт.',
        'Їдьте зараз і з млявим малюком, кішкою, що не їла 24 години, кроликом чи морською свинкою, що не їсть, настовбурченим птахом. Так само з собакою, млявим після кліща.',
        'Дайте їй спокій, свіжу воду і її їжу поруч.',
      ],
    },
    avoid: {
      ro: [
        'Nu da medicamente pentru oameni, nici pentru febră.',
        'Nu băga mâncare sau apă cu forța.',
        'Nu te liniști pentru că stă ascuns și tăcut: poate fi bolnav.',
      ],
      en: [
        'Do not give people’s medicines, not for fever either.',
        'Do not force food or water.',
        'Do not be reassured because it hides and is quiet: it may be ill.',
      ],
      hu: ['Ne adj emberi gyógyszert, lázra se.', 'Ne adj erővel ételt vagy vizet.', 'Ne nyugodj meg attól, hogy elbújik és csendes: beteg lehet.'],
      uk: [
        'Не давайте ліків для людей, навіть від гарячки.',
        'Не годуйте і не напувайте силоміць.',
        'Не заспокоюйтеся, бо вона тихо ховається: може бути хвора.',
      ],
    },
    call112: false,
    link: { url: '/blog/1' },
    checked_on: CARDS_CHECKED_ON,
  },
]
