import type { UrgentCardText } from './card.ts'

/** Hens, ducks, geese and turkeys of a yard, when several die or fall ill at once. */
export const poultryCards: readonly UrgentCardText[] = [
  {
    id: 'poultry',
    level: 'now',
    title: {
      ro: 'găini, rațe sau alte păsări de curte care mor ori se îmbolnăvesc brusc',
      en: 'hens, ducks or other poultry that die or fall ill suddenly',
      hu: 'hirtelen elhulló vagy megbetegedő tyúkok, kacsák, más baromfi',
      uk: 'кури, качки чи інша домашня птиця раптово гине або хворіє',
    },
    steps: {
      ro: [
        'Nu le atinge cu mâna goală, nici pe cele moarte. Dacă nu se poate altfel, pune mănuși sau o pungă pe mână.',
        'Lasă-le în curte. Nu le căra prin sat și nu le duce cu mașina la un cabinet înainte să suni.',
        'Ține celelalte păsări închise, departe de păsările sălbatice. Ține departe și copiii, câinele, pisica și porcul.',
        'Sună acum medicul veterinar din zonă și DSVSA. Spune câte au murit, câte sunt bolnave, de când și dacă au creasta vânătă sau capul umflat. Poate fi gripă aviară, dar numai analizele arată.',
        'Spală-te pe mâini cu săpun și schimbă-ți încălțămintea. Dacă un om din casă se îmbolnăvește după ce a îngrijit păsările, anunță imediat medicul de familie.',
        'E bolnavă una singură: pune-o separat, într-o cutie liniștită, la căldură blândă, cu apă. Sună azi un medic care vede păsări. Întreabă-l și dacă a murit una singură, fără motiv.',
      ],
      en: [
        'Do not touch them with bare hands, not even the dead ones. If you must, put on gloves or a bag over your hand.',
        'Leave them in the yard. Do not carry them through the village or drive them to a practice before you call.',
        'Keep the other birds shut in, away from wild birds. Keep children, the dog, the cat and the pig away too.',
        'Call the local vet and DSVSA now. Say how many have died, how many are ill, since when, and whether combs are blue or heads swollen. It may be bird flu, but only tests can show it.',
        'Wash your hands with soap and change your shoes. If anyone at home falls ill after caring for the birds, tell the family doctor at once.',
        'Only one is ill: keep it apart in a quiet box, gently warm, with water. Call a vet who sees birds today. Ask too if just one has died for no reason.',
      ],
      hu: [
        'Ne érj hozzájuk puszta kézzel, az elhullottakhoz se. Ha muszáj, húzz kesztyűt vagy zacskót a kezedre.',
        'Hagyd őket az udvaron. Ne vidd át őket a falun, és ne vidd autóval rendelőbe, amíg nem telefonáltál.',
        'Tartsd bezárva a többi madarat, távol a vadmadaraktól. A gyerekeket, a kutyát, a macskát és a disznót is tartsd távol.',
        'Hívd most a körzeti állatorvost és a DSVSA-t. Mondd el, hány pusztult el, hány beteg, mióta, és hogy kék-e a taréjuk vagy dagadt-e a fejük. Lehet madárinfluenza, de csak a vizsgálat mutatja meg.',
        'Moss kezet szappannal, és válts cipőt. Ha valaki otthon megbetegszik, miután a madarakat gondozta, azonnal szólj a háziorvosnak.',
        'Csak egy beteg: tedd külön, csendes dobozba, enyhe melegbe, vízzel. Hívj még ma olyan orvost, aki madarat is lát. Kérdezd meg akkor is, ha egyetlen egy pusztult el ok nélkül.',
      ],
      uk: [
        'Не торкайтеся їх голими руками, навіть мертвих. Якщо інакше ніяк, одягніть рукавиці або пакет на руку.',
        'Залиште їх у дворі. Не носіть їх селом і не везіть машиною в клініку, поки не зателефонуєте.',
        'Тримайте решту птиці зачиненою, подалі від диких птахів. Тримайте подалі й дітей, собаку, кішку та свиню.',
        'Зараз же телефонуйте місцевому ветеринару і в DSVSA. Скажіть, скільки загинуло, скільки хворих, відколи, чи синій гребінь, чи набрякла голова. Це може бути пташиний грип, але покажуть лише аналізи.',
        'Вимийте руки з милом і змініть взуття. Якщо хтось удома захворів після догляду за птицею, відразу скажіть сімейному лікарю.',
        'Хвора лише одна: посадіть її окремо, у тиху коробку, в помірне тепло, з водою. Сьогодні ж телефонуйте лікарю, що приймає птахів. Спитайте його й тоді, коли одна загинула без причини.',
      ],
    },
    avoid: {
      ro: [
        'Nu le tăia și nu le mânca. Nu le da nici la câini, pisici sau porci.',
        'Nu vinde și nu da nimănui păsări, carne sau ouă până nu vorbești cu medicul.',
        'Nu le congela, nu le arunca și nu le îngropa până nu ți se spune.',
      ],
      en: [
        'Do not slaughter or eat them. Do not feed them to dogs, cats or pigs either.',
        'Do not sell or give away birds, meat or eggs until you have talked to the vet.',
        'Do not freeze them, throw them away or bury them until you are told to.',
      ],
      hu: [
        'Ne vágd le és ne edd meg őket. Kutyának, macskának, disznónak se add.',
        'Ne adj el és ne adj oda senkinek madarat, húst vagy tojást, amíg nem beszéltél az orvossal.',
        'Ne fagyaszd le, ne dobd ki és ne ásd el őket, amíg nem mondják.',
      ],
      uk: [
        'Не ріжте і не їжте їх. Не давайте їх і собакам, котам чи свиням.',
        'Не продавайте і не віддавайте нікому птицю, м’ясо чи яйця, поки не поговорите з лікарем.',
        'Не заморожуйте, не викидайте і не закопуйте їх, поки вам не скажуть.',
      ],
    },
    call112: false,
    link: { url: '/blog/141' },
    checked_on: '2026-11-28',
  },
]
