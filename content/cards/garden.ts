import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'
import { noHomeRemedies } from './home-remedies.ts'

/** What an animal finds in the garden or the woods and takes into its mouth. */
export const gardenCards: readonly UrgentCardText[] = [
  {
    id: 'mushroom',
    level: 'now',
    title: {
      ro: 'animalul a mâncat o ciupercă',
      en: 'the animal has eaten a mushroom',
      hu: 'gombát evett az állat',
      uk: 'тварина з’їла гриб',
    },
    steps: {
      ro: [
        'Ia ciupercile de lângă el. Scoate resturile din gură, dacă te lasă ușor.',
        'Păstrează o bucată de ciupercă într-o pungă și fă o poză locului. Strânge și o probă din ce a vomitat.',
        'Sună acum un medic veterinar: spune ce a mâncat, cât, la ce oră și cât cântărește animalul.',
        'Pleacă spre clinică, chiar dacă pare bine. Multe otrăviri se tratează bine doar în primele ore.',
      ],
      en: [
        'Take the mushrooms away. Remove the rest from its mouth if it lets you easily.',
        'Keep a piece of the mushroom in a bag and take a photo of the place. Collect a sample of any vomit too.',
        'Call a vet now: say what it ate, how much, when and what the animal weighs.',
        'Leave for the clinic, even if it looks well. Many poisonings can be treated well only in the first hours.',
      ],
      hu: [
        'Vedd el mellőle a gombát. Szedd ki a maradékot a szájából, ha könnyen hagyja.',
        'Tegyél el egy darab gombát zacskóba, és fényképezd le a helyet. Gyűjts mintát abból is, amit kihányt.',
        'Hívj most állatorvost: mondd el, mit evett, mennyit, mikor, és mennyi az állat súlya.',
        'Indulj a klinikára akkor is, ha jól látszik. Sok mérgezés csak az első órákban kezelhető jól.',
      ],
      uk: [
        'Заберіть гриби від тварини. Вийміть рештки з рота, якщо вона легко дається.',
        'Покладіть шматок гриба в пакет і сфотографуйте місце. Зберіть також пробу блювоти.',
        'Зараз же телефонуйте ветеринару: скажіть, що вона з’їла, скільки, коли і яка її вага.',
        'Їдьте в клініку, навіть якщо їй ніби добре. Багато отруєнь добре лікуються лише в перші години.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/132' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'toad',
    level: 'now',
    title: {
      ro: 'animalul a prins o broască râioasă',
      en: 'the animal has had a toad in its mouth',
      hu: 'varangyot vett a szájába az állat',
      uk: 'тварина взяла в рот ропуху',
    },
    steps: {
      ro: [
        'Îndepărtează broasca, fără să o atingi cu mâna goală.',
        'Dacă animalul e treaz, ține-i capul în jos și clătește-i gura cu apă, dintr-o parte. Apa trebuie să curgă afară, nu să fie înghițită.',
        'Șterge-i gingiile și limba cu o cârpă udă, dacă te lasă.',
        'Sună acum un medic veterinar și pleacă. Spune la ce oră a fost și ce semne are.',
      ],
      en: [
        'Take the toad away without touching it with bare hands.',
        'If the animal is awake, hold its head down and rinse its mouth with water from the side. The water must run out and not be swallowed.',
        'Wipe its gums and tongue with a wet cloth if it lets you.',
        'Call a vet now and leave. Say when it happened and what signs you see.',
      ],
      hu: [
        'Vidd el a varangyot, de ne érj hozzá puszta kézzel.',
        'Ha az állat magánál van, tartsd lefelé a fejét, és oldalról öblítsd ki a száját vízzel. A víz folyjon ki, ne nyelje le.',
        'Töröld meg az ínyét és a nyelvét nedves ruhával, ha hagyja.',
        'Hívj most állatorvost, és indulj. Mondd el, mikor történt, és milyen tüneteket látsz.',
      ],
      uk: [
        'Приберіть ропуху, не торкаючись її голими руками.',
        'Якщо тварина при тямі, нахиліть їй голову донизу і промийте рот водою збоку. Вода має витікати, а не ковтатися.',
        'Протріть їй ясна і язик мокрою тканиною, якщо дається.',
        'Зараз же телефонуйте ветеринару і їдьте. Скажіть, коли це сталося і які ознаки бачите.',
      ],
    },
    avoid: {
      ro: ['Nu clăti gura unui animal leșinat sau în convulsii.', 'Nu da lapte sau ulei și nu provoca voma.', 'Nu aștepta să vezi dacă îi trece spuma.'],
      en: [
        'Do not rinse the mouth of an animal that has fainted or is in a fit.',
        'Do not give milk or oil, and do not make it vomit.',
        'Do not wait to see whether the foam stops.',
      ],
      hu: ['Ájult vagy görcsölő állat száját ne öblítsd.', 'Ne adj tejet vagy olajat, és ne hánytasd.', 'Ne várd ki, hogy elmúlik-e a habzás.'],
      uk: ['Не промивайте рот непритомній тварині чи під час судом.', 'Не давайте молока чи олії і не викликайте блювоту.', 'Не чекайте, чи мине піна.'],
    },
    call112: false,
    link: { url: '/blog/2' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'garden-poison',
    level: 'now',
    title: {
      ro: 'îngrășământ, otravă de melci, insecticid sau erbicid',
      en: 'fertiliser, slug bait, insecticide or weedkiller',
      hu: 'műtrágya, csigaölő, rovarirtó vagy gyomirtó',
      uk: 'добриво, отрута для слимаків, інсектицид чи гербіцид',
    },
    steps: {
      ro: [
        'Ia produsul de lângă animal și păstrează eticheta.',
        'Pe blană sau pe labe: nu îl lăsa să se lingă. Pune mănuși, spală cu apă călduță și puțin detergent de vase, apoi clătește mult.',
        'În gură: șterge botul cu un prosop ud. În ochi: clătește mult timp cu apă curată.',
        'Sună acum un medic veterinar și citește-i eticheta. Spune cât, la ce oră și cât cântărește animalul.',
        'Pleacă imediat dacă a luat granule contra melcilor, insecticid sau un produs necunoscut. La fel dacă tremură, se clatină ori e fierbinte.',
      ],
      en: [
        'Take the product away from the animal and keep the label.',
        'On fur or paws: do not let it lick itself. Put on gloves, wash with lukewarm water and a little washing-up liquid, then rinse well.',
        'In the mouth: wipe the muzzle with a wet towel. In the eyes: rinse for a long time with clean water.',
        'Call a vet now and read out the label. Say how much, when and what the animal weighs.',
        'Leave at once after slug pellets, insecticide or an unknown product. The same if it trembles, staggers or feels hot.',
      ],
      hu: [
        'Vedd el a szert az állat közeléből, és tedd el a címkét.',
        'Szőrön vagy mancson: ne hagyd, hogy nyalja magát. Húzz kesztyűt, mosd le langyos vízzel és kevés mosogatószerrel, aztán öblítsd bőven.',
        'Szájban: töröld meg a pofáját nedves törülközővel. Szemben: öblítsd hosszan tiszta vízzel.',
        'Hívj most állatorvost, és olvasd fel a címkét. Mondd el, mennyit, mikor, és mennyi az állat súlya.',
        'Indulj azonnal, ha csigaölő granulátumot, rovarirtót vagy ismeretlen szert evett. Akkor is, ha reszket, tántorog vagy forró a teste.',
      ],
      uk: [
        'Заберіть засіб від тварини і збережіть етикетку.',
        'На шерсті чи лапах: не дайте їй вилизуватися. Одягніть рукавички, вимийте теплуватою водою з краплею засобу для посуду і добре змийте.',
        'У роті: витріть морду мокрим рушником. В очах: довго промивайте чистою водою.',
        'Зараз же телефонуйте ветеринару і прочитайте йому етикетку. Скажіть, скільки, коли і яка вага тварини.',
        'Їдьте негайно, якщо вона з’їла гранули від слимаків, інсектицид чи невідомий засіб. Так само, якщо тремтить, хитається або гаряча.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/78' },
    checked_on: CARDS_CHECKED_ON,
  },
]
