import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Animals in feathers or a shell. */
export const smallAnimalCards: readonly UrgentCardText[] = [
  {
    id: 'bird',
    level: 'now',
    title: {
      ro: 'pasăre zburlită, rănită sau lovită de geam',
      en: 'a bird that is fluffed up, hurt or has hit a window',
      hu: 'felborzolt tollú, sérült vagy ablaknak repült madár',
      uk: 'птах настовбурчений, поранений або вдарився об вікно',
    },
    steps: {
      ro: [
        'Dacă a stat în fum sau lângă o tigaie încinsă, scoate-o întâi la aer curat.',
        'Pune-o într-o cutie mică, întunecată și caldă, cu găuri de aer. Ține-o departe de copii, câine și pisică.',
        'Sună acum un cabinet care primește păsări. Spune ce semne are și de când.',
        'Pleacă imediat dacă stă zburlită pe fundul coliviei, îi saltă coada când respiră sau ține ciocul deschis. La fel dacă sângerează, nu îi iese oul sau a prins-o o pisică.',
        'Pasăre sălbatică: las-o în cutie, la liniște, și sună un cabinet sau o organizație pentru animale sălbatice. Notează unde ai găsit-o.',
      ],
      en: [
        'If it was in smoke or near an overheated pan, first take it into fresh air.',
        'Put it in a small, dark, warm box with air holes. Keep it away from children, dogs and cats.',
        'Call a practice that sees birds now. Say what signs it has and since when.',
        'Leave at once if it sits fluffed up on the cage floor, bobs its tail with each breath or keeps its beak open. The same if it bleeds, cannot lay an egg or a cat caught it.',
        'A wild bird: leave it in the box, in quiet, and call a practice or a wildlife organisation. Note where you found it.',
      ],
      hu: [
        'Ha füstben vagy túlhevült serpenyő közelében volt, először vidd friss levegőre.',
        'Tedd kis, sötét, meleg dobozba, amelyen légnyílások vannak. Tartsd távol a gyerekektől, a kutyától és a macskától.',
        'Hívj most olyan rendelőt, ahol madarat is fogadnak. Mondd el, mik a tünetei, és mióta.',
        'Indulj azonnal, ha felborzolva ül a kalitka alján, légzéskor billeg a farka, vagy nyitva a csőre. Akkor is, ha vérzik, nem jön ki a tojása, vagy macska fogta meg.',
        'Vadon élő madár: hagyd csendben a dobozban, és hívj egy rendelőt vagy vadmentő szervezetet. Jegyezd fel, hol találtad.',
      ],
      uk: [
        'Якщо він був у диму чи біля перегрітої сковороди, спершу винесіть його на свіже повітря.',
        'Покладіть його в малу, темну, теплу коробку з отворами. Тримайте подалі від дітей, собаки й кішки.',
        'Зараз же телефонуйте в клініку, що приймає птахів. Скажіть, які ознаки і відколи.',
        'Їдьте негайно, якщо він сидить настовбурчений на дні клітки, хвіст смикається при диханні або дзьоб відкритий. Так само, якщо кровить, не виходить яйце або його спіймала кішка.',
        'Дикий птах: залиште його в коробці, в тиші, і телефонуйте в клініку чи організацію для диких тварин. Запишіть, де його знайшли.',
      ],
    },
    avoid: {
      ro: [
        'Nu turna apă, mâncare sau medicamente în cioc.',
        'Nu o arunca în sus ca să zboare și nu deschide mereu cutia.',
        'Nu aștepta: păsările ascund boala.',
      ],
      en: [
        'Do not pour water, food or medicine into the beak.',
        'Do not throw it up to make it fly, and do not keep opening the box.',
        'Do not wait: birds hide illness.',
      ],
      hu: [
        'Ne önts a csőrébe vizet, ételt vagy gyógyszert.',
        'Ne dobd fel, hogy repüljön, és ne nyitogasd a dobozt.',
        'Ne várj: a madarak elrejtik a betegséget.',
      ],
      uk: [
        'Не вливайте в дзьоб воду, їжу чи ліки.',
        'Не підкидайте його, щоб полетів, і не відкривайте раз у раз коробку.',
        'Не чекайте: птахи приховують хворобу.',
      ],
    },
    call112: false,
    link: { url: '/blog/119' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'shell',
    level: 'now',
    title: {
      ro: 'broască țestoasă cu carapacea spartă',
      en: 'a turtle or tortoise with a broken shell',
      hu: 'törött páncélú teknős',
      uk: 'черепаха з розбитим панциром',
    },
    steps: {
      ro: [
        'Dacă sângerează, apasă ușor cu tifon sau cu o cârpă curată.',
        'Mișc-o cât mai puțin. Pune-o într-o cutie cu un prosop curat, ferită de frig și de muște.',
        'Țestoasă de apă: nu o pune înapoi în apă până nu vorbești cu medicul.',
        'Sună acum un cabinet care primește reptile și pleacă. Spune cum s-a rănit și de când.',
        'Dacă e sălbatică, sună un cabinet sau o organizație pentru animale sălbatice. Notează unde ai găsit-o.',
      ],
      en: [
        'If it bleeds, press gently with gauze or a clean cloth.',
        'Move it as little as you can. Put it in a box with a clean towel, away from cold and flies.',
        'A water turtle: do not put it back into water until you have talked to a vet.',
        'Call a practice that sees reptiles now and leave. Say how it was hurt and since when.',
        'If it is wild, call a practice or a wildlife organisation. Note where you found it.',
      ],
      hu: [
        'Ha vérzik, nyomd finoman gézzel vagy tiszta ruhával.',
        'Minél kevesebbet mozgasd. Tedd tiszta törülközővel bélelt dobozba, óvd a hidegtől és a legyektől.',
        'Vízi teknős: ne tedd vissza a vízbe, amíg nem beszéltél orvossal.',
        'Hívj most olyan rendelőt, ahol hüllőt is fogadnak, és indulj. Mondd el, hogyan sérült meg, és mikor.',
        'Ha vadon élő, hívj egy rendelőt vagy vadmentő szervezetet. Jegyezd fel, hol találtad.',
      ],
      uk: [
        'Якщо кровить, легко притисніть марлею або чистою тканиною.',
        'Рухайте її якомога менше. Покладіть у коробку з чистим рушником, подалі від холоду і мух.',
        'Водяна черепаха: не кладіть її назад у воду, поки не поговорите з лікарем.',
        'Зараз же телефонуйте в клініку, що приймає рептилій, і їдьте. Скажіть, як вона поранилася і коли.',
        'Якщо вона дика, телефонуйте в клініку чи організацію для диких тварин. Запишіть, де її знайшли.',
      ],
    },
    avoid: {
      ro: ['Nu lipi carapacea cu adezivi.', 'Nu scoate și nu potrivi bucățile.', 'Nu aștepta să se vindece singură.'],
      en: ['Do not glue the shell.', 'Do not pull out pieces or fit them back.', 'Do not wait for it to heal by itself.'],
      hu: ['Ne ragaszd meg a páncélt.', 'Ne szedd ki és ne illesztgesd a darabokat.', 'Ne várd, hogy magától meggyógyuljon.'],
      uk: ['Не склеюйте панцир.', 'Не виймайте і не припасовуйте шматки.', 'Не чекайте, що загоїться само.'],
    },
    call112: false,
    link: { url: '/blog/120' },
    checked_on: CARDS_CHECKED_ON,
  },
]
