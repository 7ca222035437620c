import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** Illnesses that come on suddenly and cannot wait until tomorrow. */
export const illnessCards: readonly UrgentCardText[] = [
  {
    id: 'heat-stroke',
    level: 'now',
    title: { ro: 'insolație sau șoc termic', en: 'heat stroke', hu: 'napszúrás vagy hőguta', uk: 'сонячний або тепловий удар' },
    steps: {
      ro: [
        'Răcește întâi, transportă apoi. Mută animalul la umbră sau într-o cameră răcoroasă.',
        'Câine tânăr și sănătos: scufundă-l în apă rece, ținându-i capul afară. Nu-l lăsa nicio clipă singur în apă.',
        'Câine bătrân ori bolnav sau alt animal: toarnă apă mai rece decât corpul lui și fă curent de aer. În ambele cazuri oprește răcirea când respiră liniștit sau începe să tremure.',
        'Sună la clinică și spune că vii cu un șoc termic.',
        'Pleacă după ce ai început răcirea, cu aerul condiționat pornit sau cu geamurile deschise.',
      ],
      en: [
        'Cool first, transport second. Move the animal into shade or a cool room.',
        'Young, healthy dog: put it in cold water, holding its head out. Do not leave it alone in the water for a moment.',
        'Old or ill dog, or another animal: pour on water cooler than its body and make a draught. In both cases stop cooling when it breathes calmly or begins to shiver.',
        'Call the clinic and say you are coming with heat stroke.',
        'Leave once cooling has begun, with the air conditioning on or the windows open.',
      ],
      hu: [
        'Előbb hűtsd, aztán szállítsd. Vidd az állatot árnyékba vagy hűvös szobába.',
        'Fiatal, egészséges kutya: merítsd hideg vízbe, és tartsd kint a fejét. Egy pillanatra se hagyd egyedül a vízben.',
        'Idős vagy beteg kutya, illetve más állat: önts rá a testénél hűvösebb vizet, és gondoskodj légmozgásról. Mindkét esetben hagyd abba a hűtést, ha nyugodtan lélegzik, vagy reszketni kezd.',
        'Hívd fel a klinikát, és mondd meg, hogy hőgutás állattal érkezel.',
        'Akkor indulj, amikor a hűtést már elkezdted, bekapcsolt légkondicionálóval vagy nyitott ablakkal.',
      ],
      uk: [
        'Спершу охолоджуйте, потім везіть. Перенесіть тварину в тінь або в прохолодну кімнату.',
        'Молодий здоровий собака: занурте його в холодну воду, тримаючи його голову над водою. Ні на мить не лишайте його у воді самого.',
        'Старий чи хворий собака або інша тварина: поливайте водою, холоднішою за її тіло, і створіть рух повітря. В обох випадках припиніть охолодження, коли тварина дихає спокійно або починає тремтіти.',
        'Зателефонуйте в клініку й скажіть, що везете тварину з тепловим ударом.',
        'Вирушайте, коли вже почали охолодження, з увімкненим кондиціонером або відчиненими вікнами.',
      ],
    },
    avoid: {
      ro: ['Nu te baza doar pe prosoape ude: răcesc slab.', 'Nu-i turna apă în gură.', 'Nu aștepta apă călduță: sfatul acesta este depășit.'],
      en: ['Do not rely on wet towels alone: they cool poorly.', 'Do not pour water into its mouth.', 'Do not wait for tepid water: that advice is outdated.'],
      hu: ['Ne hagyatkozz csak vizes törülközőkre: gyengén hűtenek.', 'Ne önts vizet a szájába.', 'Ne várj langyos vízre: ez a tanács elavult.'],
      uk: ['Не покладайтеся лише на мокрі рушники: вони охолоджують слабко.', 'Не лийте їй воду в рот.', 'Не чекайте ледь теплої води: ця порада застаріла.'],
    },
    call112: false,
    link: { url: '/blog/4' },
    checked_on: '2026-11-28',
  },
  {
    id: 'bloat',
    level: 'now',
    title: {
      ro: 'burtă umflată și încercări de vomă fără rezultat',
      en: 'swollen belly and retching with nothing coming up',
      hu: 'felfúvódott has és eredménytelen öklendezés',
      uk: 'роздутий живіт і марні спроби виблювати',
    },
    steps: {
      ro: [
        'Pleacă acum la o clinică veterinară cu chirurgie. Noaptea, caută una non-stop.',
        'Sună din mers, spune „suspiciune de torsiune gastrică” și întreabă dacă pot opera imediat.',
        'Spune greutatea, rasa, ora ultimei mese și ora la care au început semnele.',
      ],
      en: [
        'Leave now for a clinic that can operate. At night look for a 24-hour one.',
        'Call on the way, say “suspected bloat, gastric torsion” and ask whether they can operate at once.',
        'Say the weight, the breed, the time of the last meal and when the signs began.',
      ],
      hu: [
        'Indulj most olyan állatorvosi klinikára, ahol műtenek. Éjszaka éjjel-nappali klinikát keress.',
        'Útközben telefonálj, mondd: „gyomorcsavarodás gyanúja”, és kérdezd meg, tudnak-e azonnal műteni.',
        'Mondd el a testsúlyát, a fajtáját, mikor evett utoljára, és mikor kezdődtek a tünetek.',
      ],
      uk: [
        'Зараз же вирушайте у ветеринарну клініку, де роблять операції. Уночі шукайте цілодобову.',
        'Зателефонуйте дорогою, скажіть «підозра на заворот шлунка» й запитайте, чи можуть оперувати одразу.',
        'Скажіть вагу, породу, час останнього годування і коли почалися ознаки.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta să vezi burta crescând: poate fi ascunsă sub coaste.', 'Nu da mâncare, apă sau medicamente.', 'Nu masa burta și nu provoca voma.'],
      en: [
        'Do not wait to see the belly grow: it can be hidden under the ribs.',
        'Do not give food, water or medicine.',
        'Do not rub the belly or make the animal vomit.',
      ],
      hu: [
        'Ne várd meg, hogy a has láthatóan nőjön: a bordák alatt rejtve maradhat.',
        'Ne adj neki ételt, vizet vagy gyógyszert.',
        'Ne masszírozd a hasát, és ne hánytasd.',
      ],
      uk: [
        'Не чекайте, поки живіт збільшиться: здуття може ховатися під ребрами.',
        'Не давайте їжі, води чи ліків.',
        'Не масажуйте живіт і не викликайте блювання.',
      ],
    },
    call112: false,
    link: { url: '/blog/5' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'blocked-cat',
    level: 'now',
    title: { ro: 'motanul nu poate urina', en: 'the male cat cannot pass urine', hu: 'a kandúr nem tud vizelni', uk: 'кіт не може помочитися' },
    steps: {
      ro: [
        'Pleacă acum la o clinică veterinară, inclusiv noaptea. Un motan blocat poate muri în 24–48 de ore.',
        'Sună din mers și spune „motan care nu poate urina” și când ai văzut ultima dată urină sigură.',
        'Pune motanul în cușca de transport, pe un prosop, și ține-o acoperită.',
      ],
      en: [
        'Leave for a clinic now, at night too. A blocked male cat can die within 24–48 hours.',
        'Call on the way and say “male cat that cannot urinate” and when you last saw urine for certain.',
        'Put the cat in its carrier on a towel and keep it covered.',
      ],
      hu: [
        'Indulj most állatorvosi klinikára, éjszaka is. Az elzáródott húgycsövű kandúr 24–48 óra alatt elpusztulhat.',
        'Útközben telefonálj, mondd: „kandúr, amely nem tud vizelni”, és azt is, hogy mikor láttál utoljára biztosan vizeletet.',
        'Tedd a kandúrt a szállítóboxba, egy törülközőre, és tartsd letakarva a boxot.',
      ],
      uk: [
        'Зараз же вирушайте у ветеринарну клініку, навіть уночі. Кіт із закупоркою сечівника може загинути за 24–48 годин.',
        'Зателефонуйте дорогою й скажіть: «кіт не може помочитися», а також коли ви востаннє точно бачили сечу.',
        'Посадіть кота в переноску на рушник і тримайте її накритою.',
      ],
    },
    avoid: {
      ro: ['Nu apăsa pe burtă.', 'Nu da medicamente din casă și nici ceaiuri.', 'Nu presupune că e constipat până nu îl vede un medic.'],
      en: ['Do not press on the belly.', 'Do not give medicines from home or teas.', 'Do not assume it is constipated until a vet has seen it.'],
      hu: ['Ne nyomd a hasát.', 'Ne adj neki otthon lévő gyógyszert, és teát se.', 'Ne gondold, hogy csak székrekedése van, amíg állatorvos nem látta.'],
      uk: ['Не тисніть на живіт.', 'Не давайте ліків із домашньої аптечки й чаїв.', 'Не вважайте, що це закреп, доки кота не огляне ветеринар.'],
    },
    call112: false,
    link: { url: '/blog/6' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'seizures',
    level: 'now',
    title: { ro: 'convulsii', en: 'seizure', hu: 'görcsroham', uk: 'судоми' },
    steps: {
      ro: [
        'Dacă durează deja de peste 3–5 minute, s-a repetat sau bănuiești o otrăvire, pleacă acum la clinică.',
        'Cât durează criza, dă la o parte obiectele de care se poate lovi. Fă întuneric și liniște.',
        'Pornește cronometrul și, dacă poți, filmează. Pleacă imediat și dacă trece de 3–5 minute sau începe din nou.',
        'După prima convulsie, animalul trebuie văzut de un medic veterinar, chiar dacă și-a revenit.',
      ],
      en: [
        'If it has already lasted more than 3–5 minutes, has come back, or you suspect poison, leave for the clinic now.',
        'While it lasts, move away anything the animal could hit. Make it dark and quiet.',
        'Start a timer and film it if you can. Leave at once, too, if it goes past 3–5 minutes or starts again.',
        'After a first seizure a vet must see the animal even if it has recovered.',
      ],
      hu: [
        'Ha a roham már 3–5 percnél tovább tart, megismétlődött, vagy mérgezésre gyanakszol: indulj most a klinikára.',
        'Amíg a roham tart, tedd arrébb azokat a tárgyakat, amelyekbe beütheti magát. Legyen sötét és csend.',
        'Indítsd el a stoppert, és ha tudsz, készíts videót. Akkor is azonnal indulj, ha átlépi a 3–5 percet, vagy újrakezdődik.',
        'Az első roham után állatorvosnak kell látnia az állatot, akkor is, ha már magához tért.',
      ],
      uk: [
        'Якщо судоми вже тривають понад 3–5 хвилин, повторилися або ви підозрюєте отруєння, вирушайте в клініку зараз.',
        'Поки судоми тривають, приберіть предмети, об які тварина може вдаритися. Зробіть темно й тихо.',
        'Увімкніть секундомір і, якщо можете, знімайте відео. Негайно вирушайте й тоді, коли мине 3–5 хвилин або судоми почнуться знову.',
        'Після перших судом тварину має оглянути ветеринар, навіть якщо вона вже отямилася.',
      ],
    },
    avoid: {
      ro: ['Nu ține animalul cu forța.', 'Nu băga mâna sau alt obiect în gura lui.', 'Nu da apă, mâncare sau medicamente.'],
      en: ['Do not hold the animal down.', 'Do not put your hand or anything else in its mouth.', 'Do not give water, food or medicine.'],
      hu: ['Ne fogd le erővel az állatot.', 'Ne dugd a kezed vagy bármilyen tárgyat a szájába.', 'Ne adj neki vizet, ételt vagy gyógyszert.'],
      uk: ['Не тримайте тварину силою.', 'Не кладіть руку чи будь-який предмет їй у рот.', 'Не давайте води, їжі чи ліків.'],
    },
    call112: false,
    link: { url: '/blog/8' },
    checked_on: '2026-11-28',
  },
]
