import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What holds an animal fast, or is caught on its body. */
export const trappedCards: readonly UrgentCardText[] = [
  {
    id: 'window',
    level: 'now',
    title: {
      ro: 'prins în geamul rabatat',
      en: 'caught in a tilted window',
      hu: 'bukóra nyitott ablakba szorult',
      uk: 'тварина застрягла у відкинутому вікні',
    },
    steps: {
      ro: [
        'Sprijină-i tot corpul, ca să nu mai atârne. Pune un prosop pe mâini: poate mușca.',
        'În timp ce îl ții, altcineva deschide geamul. Ridică-l încet spre partea mai largă.',
        'Dacă nu reacționează și nu respiră, începe resuscitarea: 30 de apăsări pe piept, apoi 2 respirații gură la nas.',
        'Așază-l pe o pătură, cât mai nemișcat, și acoperă-l.',
        'Sună clinica și pleacă imediat, chiar dacă merge: rănile din interior se pot arăta mai târziu.',
      ],
      en: [
        'Support its whole body so that it no longer hangs. Put a towel over your hands: it may bite.',
        'While you hold it, somebody else opens the window. Lift it slowly towards the wider part.',
        'If it does not respond and does not breathe, start CPR: 30 chest compressions, then 2 breaths mouth to nose.',
        'Lay it on a blanket, as still as possible, and cover it.',
        'Call the clinic and leave at once, even if it walks: injuries inside may show later.',
      ],
      hu: [
        'Támaszd alá az egész testét, hogy ne lógjon. Tegyél törülközőt a kezedre: haraphat.',
        'Amíg tartod, valaki más nyissa ki az ablakot. Lassan emeld a szélesebb rész felé.',
        'Ha nem reagál és nem lélegzik, kezdd el az újraélesztést: 30 mellkasnyomás, majd 2 befúvás szájból orrba.',
        'Fektesd takaróra, minél mozdulatlanabbul, és takard be.',
        'Hívd fel a klinikát, és indulj azonnal, akkor is, ha jár: a belső sérülések később is megmutatkozhatnak.',
      ],
      uk: [
        'Підтримайте все тіло, щоб тварина не висіла. Обгорніть руки рушником: вона може вкусити.',
        'Поки ви її тримаєте, хтось інший відчиняє вікно. Повільно підніміть її до ширшої частини.',
        'Якщо вона не реагує і не дихає, починайте реанімацію: 30 натискань на груди, потім 2 вдихи з рота в ніс.',
        'Покладіть її на ковдру, якомога нерухоміше, і накрийте.',
        'Зателефонуйте в клініку і їдьте негайно, навіть якщо вона ходить: внутрішні травми можуть виявитися пізніше.',
      ],
    },
    avoid: {
      ro: ['Nu îl trage de labe sau de coadă.', 'Nu îl pune să meargă ca să vezi dacă poate.', 'Nu da apă, mâncare sau medicamente.'],
      en: ['Do not pull its legs or tail.', 'Do not make it walk to see whether it can.', 'Do not give water, food or medicine.'],
      hu: ['Ne húzd a lábánál vagy a farkánál fogva.', 'Ne járasd, hogy megnézd, tud-e.', 'Ne adj vizet, ételt vagy gyógyszert.'],
      uk: ['Не тягніть за лапи чи хвіст.', 'Не змушуйте її йти, щоб перевірити, чи може.', 'Не давайте води, їжі чи ліків.'],
    },
    call112: false,
    link: { url: '/blog/65' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'stuck',
    level: 'now',
    title: {
      ro: 'animal blocat într-un loc din care nu poate ieși',
      en: 'an animal trapped where it cannot get out',
      hu: 'beszorult állat, amely nem tud kijönni',
      uk: 'тварина застрягла і не може вибратися',
    },
    steps: {
      ro: [
        'Ai grijă întâi de tine: nu coborî în puț sau în canal, nu urca la înălțime, nu merge pe gheață.',
        'Dacă nu se poate ajunge la el în siguranță, sună la 112 și cere pompierii (ISU). Spune adresa, unde e prins și cum arată.',
        'Motor sau aparat: oprește-l și nu îl mai porni până nu iese animalul.',
        'Fă liniște în jur și ține departe oamenii și celelalte animale. Dacă poți, lasă-i apă aproape, fără să forțezi.',
        'După ce e scos, sună un medic veterinar, mai ales dacă e rănit, slăbit sau a stat mult acolo.',
      ],
      en: [
        'Mind yourself first: do not climb down a well or drain, up to a height, or out onto ice.',
        'If it cannot be reached safely, call 112 and ask for the firefighters (ISU). Say the address, where it is trapped and how it looks.',
        'An engine or machine: switch it off and do not start it until the animal is out.',
        'Make the place quiet and keep people and other animals away. If you can, leave water close to it, without forcing.',
        'Once it is out, call a vet, above all if it is hurt, weak or was there for long.',
      ],
      hu: [
        'Először magadra vigyázz: ne mássz le kútba vagy csatornába, ne mássz magasra, ne menj jégre.',
        'Ha nem lehet biztonságosan elérni, hívd a 112-t, és kérd a tűzoltókat (ISU). Mondd el a címet, hol szorult be, és hogy néz ki.',
        'Motor vagy gép: állítsd le, és ne indítsd el, amíg az állat ki nem jött.',
        'Legyen csend, tartsd távol az embereket és a többi állatot. Ha tudsz, tegyél mellé vizet, de ne erőltesd.',
        'Ha kiszabadult, hívj állatorvost, főleg ha sérült, gyenge, vagy sokáig volt ott.',
      ],
      uk: [
        'Спершу подбайте про себе: не спускайтеся в колодязь чи люк, не лізьте на висоту, не йдіть на лід.',
        'Якщо до неї не дістатися безпечно, телефонуйте 112 і просіть пожежників (ISU). Назвіть адресу, де вона застрягла і який має вигляд.',
        'Двигун чи машина: вимкніть і не вмикайте, поки тварина не вийде.',
        'Зробіть тишу, відведіть людей та інших тварин. Якщо можете, поставте поруч воду, але не змушуйте.',
        'Коли її дістануть, зателефонуйте ветеринару, особливо якщо вона поранена, слабка або довго там була.',
      ],
    },
    avoid: {
      ro: ['Nu trage de el cu forța.', 'Nu îl împunge și nu turna apă ca să iasă.', 'Nu săpa și nu sparge singur: se poate surpa peste el.'],
      en: [
        'Do not pull it by force.',
        'Do not poke it or pour water to drive it out.',
        'Do not dig or break things open on your own: it may collapse on the animal.',
      ],
      hu: ['Ne húzd erővel.', 'Ne bökdösd, és ne önts rá vizet, hogy kijöjjön.', 'Ne áss és ne bonts egyedül: ráomolhat.'],
      uk: ['Не тягніть її силою.', 'Не штурхайте її і не лийте воду, щоб вийшла.', 'Не копайте і не ламайте самі: може завалитися на неї.'],
    },
    call112: true,
    link: { url: '/blog/1' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'caught',
    level: 'now',
    title: {
      ro: 'ceva strâns, înfipt sau lipit pe corp',
      en: 'something tight, hooked or glued on the body',
      hu: 'valami rászorult, beleakadt vagy ráragadt',
      uk: 'щось стиснуло, встромилося або прилипло до тіла',
    },
    steps: {
      ro: [
        'Dacă îi strânge gâtul și se sufocă, desfă sau taie acum zgarda ori sfoara, cu lama depărtată de piele.',
        'Altfel, ține-l liniștit și nu îl lăsa să tragă, să roadă sau să lingă. Ai grijă: durerea îl poate face să muște.',
        'Cârlig, sârmă sau lanț intrat în carne: lasă-l acolo și acoperă în jur cu tifon curat.',
        'Lipici, smoală sau spumă: împiedică-l să se lingă și învelește locul într-o cârpă curată.',
        'Sună acum un medic veterinar și pleacă: ce strânge oprește sângele în partea aceea.',
      ],
      en: [
        'If it is tight round the neck and the animal chokes, undo or cut the collar or string now, blade away from the skin.',
        'Otherwise keep it calm and do not let it pull, chew or lick. Take care: pain may make it bite.',
        'A hook, wire or chain grown or driven into the flesh: leave it there and cover round it with clean gauze.',
        'Glue, tar or foam: stop it from licking and wrap the place in a clean cloth.',
        'Call a vet now and leave: what is tight cuts off the blood to that part.',
      ],
      hu: [
        'Ha a nyakát szorítja és fulladozik, most oldd ki vagy vágd el a nyakörvet vagy zsinórt, a pengét a bőrtől eltartva.',
        'Egyébként tartsd nyugalomban, ne hagyd, hogy húzza, rágja vagy nyalja. Vigyázz: a fájdalomtól haraphat.',
        'Húsba akadt horog, drót vagy lánc: hagyd benne, és fedd körül tiszta gézzel.',
        'Ragasztó, kátrány vagy hab: ne hagyd, hogy nyalja, és tekerd a részt tiszta ruhába.',
        'Hívj most állatorvost, és indulj: ami szorít, elzárja ott a vérkeringést.',
      ],
      uk: [
        'Якщо стискає шию і вона задихається, зараз же розстебніть чи переріжте нашийник або мотузку, лезом від шкіри.',
        'Інакше тримайте її в спокої, не дайте тягнути, гризти чи лизати. Обережно: від болю вона може вкусити.',
        'Гачок, дріт чи ланцюг у тілі: залиште його там і обкладіть чистою марлею.',
        'Клей, смола чи піна: не дайте їй лизати і загорніть це місце в чисту тканину.',
        'Зараз же телефонуйте ветеринару і їдьте: те, що стискає, перекриває там кров.',
      ],
    },
    avoid: {
      ro: [
        'Nu trage și nu tăia ce este adânc în piele.',
        'Nu pune benzină, diluant, acetonă sau alți solvenți.',
        'Nu trage de un fir care iese din gură sau din fund.',
      ],
      en: [
        'Do not pull or cut what lies deep in the skin.',
        'Do not use petrol, thinner, acetone or other solvents.',
        'Do not pull a thread that hangs from the mouth or the rear.',
      ],
      hu: [
        'Ne húzd és ne vágd, ami mélyen a bőrben van.',
        'Ne használj benzint, hígítót, acetont vagy más oldószert.',
        'Ne húzd a szájából vagy végbeléből kilógó fonalat.',
      ],
      uk: ['Не тягніть і не ріжте те, що глибоко в шкірі.', 'Не використовуйте бензин, розчинник чи ацетон.', 'Не тягніть нитку, що стирчить з рота чи заду.'],
    },
    call112: false,
    link: { url: '/blog/11' },
    checked_on: CARDS_CHECKED_ON,
  },
]
