import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Wild animals met face to face or on the road, and the large animals of a farm. */
export const outdoorCards: readonly UrgentCardText[] = [
  {
    id: 'wild-danger',
    level: 'now',
    title: {
      ro: 'urs, mistreț, lup sau alt animal sălbatic lângă oameni',
      en: 'a bear, boar, wolf or other wild animal near people',
      hu: 'medve, vaddisznó, farkas vagy más vadállat emberek közelében',
      uk: 'ведмідь, кабан, вовк чи інший дикий звір біля людей',
    },
    steps: {
      ro: [
        'Depărtează-te încet, cu fața spre el, fără să fugi. Lasă-i loc să plece.',
        'Intră în casă sau în mașină, închide și cheamă copiii înăuntru.',
        'Sună la 112. Spune ce animal este, locul exact și dacă sunt oameni lângă el.',
        'Ține câinele în lesă scurtă, lângă tine. Nu îl trimite după animal.',
        'Dacă te-a mușcat sau te-a zgâriat, spală rana cu apă și săpun și mergi azi la un centru antirabic.',
      ],
      en: [
        'Move away slowly, facing it, without running. Leave it room to go.',
        'Go into a house or car, close it and call the children in.',
        'Call 112. Say what animal it is, the exact place and whether people are near it.',
        'Keep the dog on a short leash beside you. Do not send it after the animal.',
        'If it bit or scratched you, wash the wound with soap and water and go to a rabies centre today.',
      ],
      hu: [
        'Lassan hátrálj, arccal felé, és ne fuss. Hagyj neki helyet, hogy elmenjen.',
        'Menj be a házba vagy az autóba, csukd be, és hívd be a gyerekeket.',
        'Hívd a 112-t. Mondd el, milyen állat, hol van pontosan, és vannak-e emberek a közelében.',
        'Tartsd a kutyát rövid pórázon, magad mellett. Ne uszítsd rá.',
        'Ha megharapott vagy megkarmolt, mosd ki a sebet szappannal és vízzel, és még ma menj veszettség elleni központba.',
      ],
      uk: [
        'Повільно відходьте, обличчям до нього, не біжіть. Залиште йому шлях, щоб піти.',
        'Зайдіть у дім чи в машину, зачиніться і покличте дітей усередину.',
        'Телефонуйте 112. Скажіть, що це за звір, точне місце і чи є поруч люди.',
        'Тримайте собаку на короткому повідку біля себе. Не посилайте її на звіра.',
        'Якщо звір укусив чи подряпав вас, промийте рану водою з милом і сьогодні ж ідіть до антирабічного центру.',
      ],
    },
    avoid: {
      ro: ['Nu fugi și nu îl alunga.', 'Nu îl hrăni și nu te apropia ca să îl filmezi.', 'Nu te așeza între mamă și pui.'],
      en: ['Do not run and do not chase it.', 'Do not feed it or go closer to film it.', 'Do not get between a mother and her young.'],
      hu: ['Ne fuss, és ne kergesd.', 'Ne etesd, és ne menj közelebb, hogy lefilmezd.', 'Ne állj az anya és a kölykei közé.'],
      uk: ['Не біжіть і не проганяйте його.', 'Не годуйте і не підходьте, щоб зняти відео.', 'Не ставайте між матір’ю і малятами.'],
    },
    call112: true,
    vet: false,
    link: { url: '/blog/54' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'wild-hit',
    level: 'now',
    title: {
      ro: 'animal sălbatic lovit pe drum',
      en: 'a wild animal hit on the road',
      hu: 'elütött vadállat az úton',
      uk: 'збита дика тварина на дорозі',
    },
    steps: {
      ro: [
        'Gândește-te întâi la tine: oprește într-un loc sigur, pornește avariile și pune triunghiul.',
        'Sună la 112: spune drumul, kilometrul sau un reper, ce animal este și dacă mai mișcă. Tot prin 112 pot fi anunțați paznicii de vânătoare.',
        'Stai departe și nu îl atinge: un animal mare rănit poate lovi, împunge sau mușca.',
        'Arici sau pasăre: ridică-l doar dacă e sigur, cu mănuși groase sau cu un prosop. Pune-l într-o cutie cu găuri de aer și sună un cabinet veterinar.',
      ],
      en: [
        'Think of yourself first: stop in a safe place, switch on the hazard lights and set out the warning triangle.',
        'Call 112: say the road, the kilometre or a landmark, what animal it is and whether it still moves. 112 can also alert the game wardens.',
        'Keep away and do not touch it: a large injured animal may kick, gore or bite.',
        'A hedgehog or bird: pick it up only if it is safe, with thick gloves or a towel. Put it in a box with air holes and call a vet practice.',
      ],
      hu: [
        'Először magadra gondolj: állj meg biztonságos helyen, kapcsold be a vészvillogót, és tedd ki a háromszöget.',
        'Hívd a 112-t: mondd el az utat, a kilométert vagy egy tájékozódási pontot, milyen állat, és mozog-e még. A 112 a vadőröket is értesítheti.',
        'Maradj távol, és ne érj hozzá: a nagy sérült állat rúghat, döfhet vagy haraphat.',
        'Sün vagy madár: csak akkor vedd fel, ha biztonságos, vastag kesztyűvel vagy törülközővel. Tedd lyukas dobozba, és hívj állatorvosi rendelőt.',
      ],
      uk: [
        'Спершу подумайте про себе: зупиніться в безпечному місці, увімкніть аварійку і поставте трикутник.',
        'Телефонуйте 112: назвіть дорогу, кілометр чи орієнтир, що це за тварина і чи вона рухається. Через 112 можуть сповістити і єгерів.',
        'Стійте подалік і не торкайтеся: велика поранена тварина може вдарити, буцнути чи вкусити.',
        'Їжак чи птах: беріть його, лише якщо це безпечно, у товстих рукавицях або рушником. Покладіть у коробку з отворами і телефонуйте ветеринару.',
      ],
    },
    avoid: {
      ro: [
        'Nu îl muta și nu îl lua în mașină dacă e un animal mare.',
        'Nu îi da apă, lapte sau mâncare.',
        'Nu atinge o vulpe sau un liliac cu mâna goală: pot transmite rabia.',
      ],
      en: [
        'Do not move a large animal or take it into the car.',
        'Do not give water, milk or food.',
        'Do not touch a fox or bat with bare hands: they may pass on rabies.',
      ],
      hu: [
        'Nagy állatot ne mozdíts, és ne vegyél fel az autóba.',
        'Ne adj neki vizet, tejet vagy ételt.',
        'Ne érj puszta kézzel rókához vagy denevérhez: veszettséget terjeszthetnek.',
      ],
      uk: [
        'Не пересувайте велику тварину і не беріть її в машину.',
        'Не давайте води, молока чи їжі.',
        'Не торкайтеся лисиці чи кажана голими руками: вони можуть передати сказ.',
      ],
    },
    call112: true,
    link: { url: '/blog/54' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'livestock',
    level: 'now',
    title: {
      ro: 'colici, burtă umflată sau fătare grea la un animal de fermă',
      en: 'colic, a bloated belly or a hard birth in a farm animal',
      hu: 'kólika, felfúvódás vagy nehéz ellés haszonállatnál',
      uk: 'коліки, здуття чи важкі пологи у свійської худоби',
    },
    steps: {
      ro: [
        'Sună acum un medic veterinar pentru animale de fermă. Spune ce animal este, ce vezi și de când.',
        'Ia-i mâncarea. Întreabă medicul dacă îi lași apa.',
        'Ține-l într-un loc liniștit, fără lucruri de care să se lovească. Stai la o parte: un animal mare cu dureri lovește și se rostogolește.',
        'Fătare grea: las-o în liniște și notează ora la care a început. Fă doar ce îți spune medicul.',
        'Animal căzut care nu se ridică: ferește-l de frig, de soare și de celelalte animale până vine medicul.',
      ],
      en: [
        'Call a farm vet now. Say what animal it is, what you see and since when.',
        'Take its food away. Ask the vet whether to leave the water.',
        'Keep it in a quiet place with nothing to knock against. Stand aside: a large animal in pain kicks and rolls.',
        'A hard birth: leave her in peace and note when it began. Do only what the vet tells you.',
        'An animal that is down and cannot rise: keep cold, sun and other animals away from it until the vet comes.',
      ],
      hu: [
        'Hívj most haszonállatokat kezelő állatorvost. Mondd el, milyen állat, mit látsz, és mióta.',
        'Vedd el előle az ételt. A vízről kérdezd az orvost.',
        'Tartsd csendes helyen, ahol nincs minek nekiütődnie. Állj félre: a nagy állat fájdalmában rúg és hempereg.',
        'Nehéz ellés: hagyd nyugalomban, és jegyezd fel, mikor kezdődött. Csak azt tedd, amit az orvos mond.',
        'Ha lefeküdt és nem tud felállni, óvd a hidegtől, a naptól és a többi állattól, amíg jön az orvos.',
      ],
      uk: [
        'Зараз же телефонуйте ветеринару, що лікує худобу. Скажіть, що це за тварина, що бачите і відколи.',
        'Приберіть корм. Про воду спитайте лікаря.',
        'Тримайте її в тихому місці, де ні об що вдаритися. Стійте осторонь: велика тварина від болю б’є і качається.',
        'Важкі пологи: дайте їй спокій і запишіть, коли почалося. Робіть лише те, що каже лікар.',
        'Якщо тварина лежить і не встає, бережіть її від холоду, сонця та інших тварин, поки не приїде лікар.',
      ],
    },
    avoid: {
      ro: [
        'Nu turna pe gât ulei, alcool, bicarbonat sau medicamente.',
        'Nu înțepa burta și nu trage de pui cu forța.',
        'Nu îl plimba și nu îl alerga dacă nu îți cere medicul.',
      ],
      en: [
        'Do not pour oil, alcohol, baking soda or medicine down its throat.',
        'Do not pierce the belly or pull the young by force.',
        'Do not walk or run it unless the vet asks you to.',
      ],
      hu: [
        'Ne önts le a torkán olajat, alkoholt, szódabikarbónát vagy gyógyszert.',
        'Ne szúrd ki a hasát, és ne húzd erővel a magzatot.',
        'Ne sétáltasd és ne futtasd, ha az orvos nem kéri.',
      ],
      uk: ['Не вливайте олію, спирт, соду чи ліки.', 'Не проколюйте живіт і не тягніть маля силою.', 'Не водіть і не ганяйте її, якщо лікар не просив.'],
    },
    call112: false,
    link: { url: '/blog/55' },
    checked_on: CARDS_CHECKED_ON,
  },
]
