import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What happens to a body in a moment. */
export const injuryCards: readonly UrgentCardText[] = [
  {
    id: 'viper',
    level: 'now',
    title: { ro: 'mușcătură de viperă', en: 'viper bite', hu: 'viperamarás', uk: 'укус гадюки' },
    steps: {
      ro: [
        'Îndepărtează-te de șarpe. Nu lăsa animalul să meargă: cară-l în brațe sau pe o pătură.',
        'Sună cea mai apropiată clinică veterinară și spune „mușcătură de viperă”, ora și locul mușcăturii.',
        'Pleacă imediat, mai ales dacă mușcătura este pe bot, pe față sau pe gât.',
        'Dacă a fost mușcat un om, sună la 112.',
      ],
      en: [
        'Move away from the snake. Do not let the animal walk: carry it in your arms or on a blanket.',
        'Call the nearest clinic and say “viper bite”, the time and the place of the bite.',
        'Leave at once, above all if the bite is on the muzzle, face or neck.',
        'If a person was bitten, call 112.',
      ],
      hu: [
        'Menj távolabb a kígyótól. Ne hagyd, hogy az állat járjon: vidd karban vagy takarón.',
        'Hívd fel a legközelebbi állatorvosi klinikát, és mondd: „viperamarás”, valamint a marás idejét és helyét.',
        'Azonnal indulj, főleg ha a marás az orron, a pofán vagy a nyakon van.',
        'Ha embert mart meg, hívd a 112-t.',
      ],
      uk: [
        'Відійдіть від змії. Не дозволяйте тварині йти: несіть її на руках або на ковдрі.',
        'Зателефонуйте в найближчу ветеринарну клініку й скажіть: «укус гадюки», час і місце укусу.',
        'Вирушайте негайно, особливо якщо укус на носі, морді чи шиї.',
        'Якщо гадюка вкусила людину, телефонуйте 112.',
      ],
    },
    avoid: {
      ro: ['Nu pune garou și nu lega laba.', 'Nu tăia și nu suge rana.', 'Nu pune gheață.'],
      en: ['Do not use a tourniquet or tie the leg.', 'Do not cut or suck the wound.', 'Do not put ice on it.'],
      hu: ['Ne szorítsd el és ne kösd el a lábát.', 'Ne vágd fel és ne szívd ki a sebet.', 'Ne tegyél rá jeget.'],
      uk: ['Не накладайте джгут і не перев’язуйте лапу.', 'Не розрізайте й не відсмоктуйте рану.', 'Не прикладайте лід.'],
    },
    call112: false,
    link: { url: '/blog/12' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'accident',
    level: 'now',
    title: {
      ro: 'lovit de mașină sau căzut de la înălțime',
      en: 'hit by a car or fallen from a height',
      hu: 'autó ütötte el vagy magasból esett le',
      uk: 'тварину збила машина або вона впала з висоти',
    },
    steps: {
      ro: [
        'Asigură-te că tu ești în siguranță. Un animal rănit poate mușca: acoperă-l cu un prosop.',
        'Mută-l cât mai puțin, pe o pătură întinsă sau pe o scândură. Ține-l la cald.',
        'Apasă ferm pe rănile care sângerează.',
        'Sună clinica și pleacă imediat, chiar dacă pare bine: rănile din interior se pot arăta mai târziu.',
      ],
      en: [
        'Make sure you are safe. An injured animal may bite: cover it with a towel.',
        'Move it as little as possible, on a stretched blanket or a board. Keep it warm.',
        'Press firmly on wounds that bleed.',
        'Call the clinic and leave at once even if it looks well: injuries inside may show later.',
      ],
      hu: [
        'Győződj meg róla, hogy te biztonságban vagy. A sérült állat haraphat: takard le törülközővel.',
        'A lehető legkevesebbet mozgasd, kifeszített takarón vagy deszkán. Tartsd melegen.',
        'Nyomd erősen a vérző sebeket.',
        'Hívd fel a klinikát, és azonnal indulj, akkor is, ha látszólag jól van: a belső sérülések később is megmutatkozhatnak.',
      ],
      uk: [
        'Переконайтеся, що ви самі в безпеці. Поранена тварина може вкусити: накрийте її рушником.',
        'Рухайте її якнайменше, на натягнутій ковдрі або на дошці. Тримайте її в теплі.',
        'Міцно притискайте рани, що кровоточать.',
        'Зателефонуйте в клініку й вирушайте негайно, навіть якщо тварина має добрий вигляд: внутрішні травми можуть проявитися пізніше.',
      ],
    },
    avoid: {
      ro: ['Nu îl lăsa să meargă ca să vezi dacă poate.', 'Nu da apă, mâncare sau medicamente.'],
      en: ['Do not make it walk to see whether it can.', 'Do not give water, food or medicine.'],
      hu: ['Ne járasd csak azért, hogy lásd, tud-e járni.', 'Ne adj neki vizet, ételt vagy gyógyszert.'],
      uk: ['Не змушуйте її йти, щоб перевірити, чи вона може.', 'Не давайте води, їжі чи ліків.'],
    },
    call112: false,
    link: { url: '/blog/65' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'bleeding',
    level: 'now',
    title: { ro: 'sângerare', en: 'bleeding', hu: 'vérzés', uk: 'кровотеча' },
    steps: {
      ro: [
        'Pune tifon sau o cârpă curată pe rană și apasă ferm, fără întrerupere.',
        'Dacă sângele trece, adaugă alt strat deasupra și continuă să apeși.',
        'Pleacă la clinică, cu mâna pe rană, dacă sângele țâșnește, dacă nu se oprește după 5 minute sau dacă rana e la piept ori la burtă.',
      ],
      en: [
        'Put gauze or a clean cloth on the wound and press firmly without a break.',
        'If blood comes through, add another layer on top and keep pressing.',
        'Leave for the clinic with your hand on the wound if blood spurts, if it does not stop within 5 minutes, or if the wound is on the chest or belly.',
      ],
      hu: [
        'Tegyél gézt vagy tiszta ruhát a sebre, és nyomd erősen, megszakítás nélkül.',
        'Ha átüt a vér, tegyél rá még egy réteget, és nyomd tovább.',
        'Indulj a klinikára, a kezedet a seben tartva, ha a vér spriccel, ha 5 perc után sem áll el, vagy ha a seb a mellkason vagy a hason van.',
      ],
      uk: [
        'Покладіть на рану марлю або чисту тканину й міцно притискайте без перерви.',
        'Якщо кров просочується, додайте зверху ще один шар і притискайте далі.',
        'Вирушайте в клініку, тримаючи руку на рані, якщо кров б’є струменем, не зупиняється через 5 хвилин або якщо рана на грудях чи животі.',
      ],
    },
    avoid: {
      ro: ['Nu ridica pansamentul ca să verifici.', 'Nu turna apă oxigenată sau alcool în rană.'],
      en: ['Do not lift the dressing to look.', 'Do not pour peroxide or alcohol into the wound.'],
      hu: ['Ne emeld fel a kötést, hogy megnézd.', 'Ne önts hidrogén-peroxidot vagy alkoholt a sebbe.'],
      uk: ['Не піднімайте пов’язку, щоб перевірити.', 'Не лийте в рану перекис водню чи спирт.'],
    },
    call112: false,
    link: { url: '/blog/11' },
    checked_on: CARDS_CHECKED_ON,
  },
]
