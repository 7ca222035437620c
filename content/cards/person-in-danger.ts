import type { UrgentCardText } from './card.ts'

/** A person who wants to die or to harm themselves, often said in passing in a message about an animal. The title speaks to whoever reads it. */
export const personInDangerCards: readonly UrgentCardText[] = [
  {
    id: 'person-in-danger',
    level: 'now',
    title: {
      ro: 'gânduri de moarte, la tine sau la cineva apropiat',
      en: 'thoughts of dying, yours or of somebody close to you',
      hu: 'halálgondolatok, nálad vagy valakinél, aki közel áll hozzád',
      uk: 'думки про смерть — ваші або близької людини',
    },
    steps: {
      ro: [
        'Dacă te gândești să îți faci rău sau cineva de lângă tine ar putea să își facă rău, sună acum la 112. Spune unde ești și ce s-a întâmplat.',
        'Cheamă acum pe cineva la tine: un prieten, o rudă, un vecin. Ajunge să spui „nu mi-e bine, vino la mine”.',
        'Dă-i acelui om pastilele și lucrurile cu care ți-ai putea face rău sau pune-le unde nu ajungi la ele.',
        'Spune-i azi unui medic prin ce treci, cu vorbele tale, sau mergi la camera de gardă a spitalului. Roagă pe cineva să vină cu tine.',
        'Dacă ai un animal, cineva îl poate ține câteva zile. După ce ești în siguranță, scrie-ne din ce oraș ești. Animalul are nevoie de tine, iar pentru durerea ta există ajutor.',
      ],
      en: [
        'If you are thinking of harming yourself, or somebody near you might, call 112 now. Say where you are and what has happened.',
        'Ask somebody to come to you now: a friend, a relative, a neighbour. It is enough to say “I am not all right, please come”.',
        'Give that person the pills and the things you could harm yourself with, or put them out of your reach.',
        'Tell a doctor today what you are going through, in your own words, or go to the hospital emergency department. Ask somebody to come with you.',
        'If you have an animal, somebody can take it for some days. Once you are safe, write to us which town you are in. The animal needs you, and there is help for your pain.',
      ],
      hu: [
        'Ha arra gondolsz, hogy ártasz magadnak, vagy valaki melletted árthat magának, hívd most a 112-t. Mondd el, hol vagy, és mi történt.',
        'Hívj most magadhoz valakit: egy barátot, rokont, szomszédot. Elég ennyi: „nem vagyok jól, gyere át”.',
        'Add oda neki a gyógyszereket és azt, amivel árthatnál magadnak, vagy tedd olyan helyre, ahol nem éred el.',
        'Mondd el még ma egy orvosnak a saját szavaiddal, min mész keresztül, vagy menj be a kórházi sürgősségre. Kérj meg valakit, hogy menjen veled.',
        'Ha van állatod, valaki néhány napra magához veheti. Ha már biztonságban vagy, írd meg nekünk, melyik városban élsz. Az állatnak szüksége van rád, és a fájdalmadra van segítség.',
      ],
      uk: [
        'Якщо ви думаєте заподіяти собі шкоду або це може зробити хтось поруч, зараз же телефонуйте 112. Скажіть, де ви і що сталося.',
        'Покличте когось до себе зараз: друга, родича, сусіда. Досить сказати: «мені зле, прийди до мене».',
        'Віддайте цій людині таблетки й речі, якими можете собі зашкодити, або покладіть їх туди, де не дістанете.',
        'Сьогодні ж розкажіть лікарю своїми словами, що з вами діється, або йдіть у приймальне відділення лікарні. Попросіть когось піти з вами.',
        'Якщо у вас є тварина, хтось може взяти її на кілька днів. Коли будете в безпеці, напишіть нам, з якого ви міста. Ви потрібні своїй тварині, а вашому болю можна зарадити.',
      ],
    },
    avoid: {
      ro: [
        'Nu rămâne fără nimeni lângă tine în noaptea asta.',
        'Dacă e vorba de altcineva: nu îl lăsa singur și nu promite că păstrezi secretul.',
        'Nu aștepta să treacă de la sine și nu te teme că deranjezi.',
      ],
      en: [
        'Do not stay alone tonight.',
        'If it is somebody else: do not leave them alone and do not promise to keep it secret.',
        'Do not wait for it to pass by itself, and do not worry that you are a bother.',
      ],
      hu: [
        'Ne maradj egyedül ma éjjel.',
        'Ha másról van szó: ne hagyd magára, és ne ígérd meg, hogy titokban tartod.',
        'Ne várd meg, hogy magától elmúljon, és ne félj attól, hogy zavarsz.',
      ],
      uk: [
        'Не залишайтеся цієї ночі на самоті.',
        'Якщо йдеться про когось іншого: не лишайте цю людину саму й не обіцяйте зберегти таємницю.',
        'Не чекайте, що мине само, і не бійтеся, що комусь завадите.',
      ],
    },
    call112: true,
    vet: false,
    link: { url: '/blog/116' },
    checked_on: '2026-11-28',
  },
]
