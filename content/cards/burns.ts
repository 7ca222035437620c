import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Skin and body too hot or too cold. */
export const burnCards: readonly UrgentCardText[] = [
  {
    id: 'burns',
    level: 'now',
    title: {
      ro: 'arsură sau opărire',
      en: 'a burn or scald',
      hu: 'égés vagy forrázás',
      uk: 'опік',
    },
    steps: {
      ro: [
        'Ia-l de lângă sursa de căldură. Ai grijă: durerea îl poate face să muște.',
        'Lasă apă rece de la robinet să curgă peste locul ars, cam 10–20 de minute. La un animal mic sau bătrân, ține restul corpului învelit.',
        'Substanță pe piele: pune mănuși și clătește cu multă apă, departe de ochi. Praful se scutură întâi uscat.',
        'Scoate zgarda sau hamul dacă sunt pe locul ars. Acoperă arsura cu o cârpă curată și umedă.',
        'Sună clinica și pleacă. Spune ce l-a ars, când și unde.',
      ],
      en: [
        'Take it away from the heat. Take care: pain may make it bite.',
        'Let cold tap water run over the burn for some 10–20 minutes. Keep the rest of a small or old animal wrapped up.',
        'A chemical on the skin: put on gloves and rinse with plenty of water, away from the eyes. Shake powder off dry first.',
        'Take off a collar or harness that lies on the burn. Cover the burn with a clean, damp cloth.',
        'Call the clinic and leave. Say what burned it, when and where.',
      ],
      hu: [
        'Vidd el a hőforrástól. Vigyázz: a fájdalomtól haraphat.',
        'Folyass hideg csapvizet az égett helyre, körülbelül 10–20 percig. A kicsi vagy öreg állat testének többi részét tartsd betakarva.',
        'Vegyszer a bőrön: húzz kesztyűt, és öblítsd bő vízzel, a szemtől el. A port először szárazon rázd le.',
        'Vedd le a nyakörvet vagy a hámot, ha az égett helyen van. Takard be az égést tiszta, nedves ruhával.',
        'Hívd fel a klinikát, és indulj. Mondd el, mi égette meg, mikor és hol.',
      ],
      uk: [
        'Заберіть її від джерела тепла. Обережно: від болю вона може вкусити.',
        'Лийте на опік холодну воду з-під крана приблизно 10–20 хвилин. Малу чи стару тварину тримайте загорнутою, крім місця опіку.',
        'Хімікат на шкірі: одягніть рукавички і змивайте великою кількістю води, не в бік очей. Порошок спершу струсіть сухим.',
        'Зніміть нашийник чи шлейку, якщо вони на місці опіку. Накрийте опік чистою вологою тканиною.',
        'Зателефонуйте в клініку і їдьте. Скажіть, чим вона обпеклася, коли і де.',
      ],
    },
    avoid: {
      ro: [
        'Nu pune gheață, ulei, unt, iaurt, pastă de dinți sau creme pentru oameni.',
        'Nu sparge bășicile și nu smulge părul lipit.',
        'Nu da calmante din casă și nu neutraliza substanța cu oțet sau bicarbonat.',
      ],
      en: [
        'Do not put on ice, oil, butter, yoghurt, toothpaste or people’s creams.',
        'Do not break blisters or pull off hair that sticks.',
        'Do not give painkillers from home or neutralise a chemical with vinegar or baking soda.',
      ],
      hu: [
        'Ne tegyél rá jeget, olajat, vajat, joghurtot, fogkrémet vagy emberi krémet.',
        'Ne szúrd ki a hólyagokat, és ne tépd le a ráragadt szőrt.',
        'Ne adj otthoni fájdalomcsillapítót, és ne közömbösítsd a vegyszert ecettel vagy szódabikarbónával.',
      ],
      uk: [
        'Не кладіть лід, олію, масло, йогурт, зубну пасту чи креми для людей.',
        'Не проколюйте пухирі і не відривайте прилиплу шерсть.',
        'Не давайте домашніх знеболювальних і не нейтралізуйте хімікат оцтом чи содою.',
      ],
    },
    call112: false,
    link: { url: '/blog/67' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'cold',
    level: 'now',
    title: {
      ro: 'animal înghețat sau degerat',
      en: 'a freezing or frostbitten animal',
      hu: 'kihűlt vagy fagyott állat',
      uk: 'тварина замерзла або має обмороження',
    },
    steps: {
      ro: [
        'Dacă a căzut prin gheață, nu merge pe gheață după el: sună la 112.',
        'Du-l la adăpost, mișcându-l încet. Usucă-l prin tamponare și învelește-l în pături uscate.',
        'Pune lângă corp, nu pe piele, o sticlă cu apă caldă învelită în prosop.',
        'Sună medicul veterinar și spune cât a stat în frig și cum arată.',
        'Pleacă imediat dacă e moale, nu mai tremură deși e rece, respiră rar sau e pui. La fel dacă urechile, coada ori labele sunt albe, tari sau negre.',
      ],
      en: [
        'If it has fallen through ice, do not walk out after it: call 112.',
        'Take it to shelter, moving it gently. Pat it dry and wrap it in dry blankets.',
        'Put a bottle of warm water wrapped in a towel beside its body, not on the skin.',
        'Call a vet and say how long it was in the cold and how it looks.',
        'Leave at once if it is limp, no longer shivers though cold, breathes seldom, or is very young. The same if ears, tail or paws are white, hard or black.',
      ],
      hu: [
        'Ha beszakadt alatta a jég, ne menj utána a jégre: hívd a 112-t.',
        'Vidd védett helyre, óvatosan mozgatva. Itasd fel róla a vizet, és takard száraz takaróba.',
        'Tegyél a teste mellé, ne a bőrére, egy törülközőbe tekert meleg vizes palackot.',
        'Hívj állatorvost, és mondd el, mióta volt a hidegben, és hogy néz ki.',
        'Indulj azonnal, ha ernyedt, hideg, de már nem reszket, ritkán lélegzik, vagy kölyök. Akkor is, ha a füle, farka vagy mancsa fehér, kemény vagy fekete.',
      ],
      uk: [
        'Якщо вона провалилася під лід, не йдіть за нею на лід: телефонуйте 112.',
        'Обережно перенесіть її в захищене місце. Промокніть насухо і загорніть у сухі ковдри.',
        'Покладіть біля тіла, не на шкіру, пляшку з теплою водою, загорнуту в рушник.',
        'Зателефонуйте ветеринару і скажіть, скільки вона була на холоді і який має вигляд.',
        'Їдьте негайно, якщо вона млява, холодна, але вже не тремтить, рідко дихає або це малюк. Так само, якщо вуха, хвіст чи лапи білі, тверді або чорні.',
      ],
    },
    avoid: {
      ro: [
        'Nu folosi apă fierbinte, sobă, pernă electrică la maximum sau uscător aproape de piele.',
        'Nu freca locurile degerate, nici cu zăpadă.',
        'Nu îi turna nimic în gură.',
      ],
      en: [
        'Do not use hot water, a stove, a heating pad on high or a hair dryer close to the skin.',
        'Do not rub frostbitten places, not with snow either.',
        'Do not pour anything into its mouth.',
      ],
      hu: [
        'Ne használj forró vizet, kályhát, maximumra állított melegítőpárnát vagy hajszárítót a bőréhez közel.',
        'Ne dörzsöld a fagyott részeket, hóval se.',
        'Ne önts semmit a szájába.',
      ],
      uk: [
        'Не використовуйте гарячу воду, піч, грілку на максимумі чи фен близько до шкіри.',
        'Не розтирайте обморожені місця, навіть снігом.',
        'Нічого не вливайте їй у рот.',
      ],
    },
    call112: true,
    link: { url: '/blog/68' },
    checked_on: CARDS_CHECKED_ON,
  },
]
