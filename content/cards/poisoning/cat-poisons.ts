import { CARDS_CHECKED_ON, type UrgentCardText } from '../card.ts'

/** Things that are worst for cats, and medicines meant for people. */
export const catPoisonCards: readonly UrgentCardText[] = [
  {
    id: 'lily',
    level: 'now',
    title: {
      ro: 'pisica a atins un crin',
      en: 'the cat has touched a lily',
      hu: 'a macska liliomhoz ért',
      uk: 'кішка мала контакт із лілією',
    },
    steps: {
      ro: [
        'Ia pisica de lângă floare. Dacă are polen pe blană, înfășoar-o într-un prosop ca să nu se lingă.',
        'Sună acum clinica și spune „pisică, contact cu crin”, greutatea și ora.',
        'Dacă medicul îți spune să speli polenul, folosește apă călduță.',
        'Ia o poză sau o bucată din plantă și pleacă imediat, inclusiv noaptea. Rinichii pot ceda în 24–72 de ore, iar tratamentul ajută cel mai mult în primele ore.',
      ],
      en: [
        'Move the cat away from the flower. If there is pollen on its coat, wrap it in a towel so that it cannot lick itself.',
        'Call the clinic now and say “cat, contact with a lily”, the weight and the time.',
        'If the vet tells you to wash the pollen off, use lukewarm water.',
        'Take a photo or a piece of the plant and leave at once, at night too. The kidneys can fail within 24–72 hours and treatment helps most in the first hours.',
      ],
      hu: [
        'Vidd el a macskát a virágtól. Ha virágpor van a szőrén, csavard törülközőbe, hogy ne tudja nyalogatni magát.',
        'Hívd fel most a klinikát, és mondd: „macska, liliommal érintkezett”, a testsúlyát és az időpontot.',
        'Ha az orvos szerint le kell mosni a virágport, langyos vízzel tedd.',
        'Vigyél fotót vagy egy darabot a növényből, és azonnal indulj, éjszaka is. A vesék 24–72 óra alatt leállhatnak, és a kezelés az első órákban segít a legtöbbet.',
      ],
      uk: [
        'Заберіть кішку від квітки. Якщо на шерсті є пилок, загорніть її в рушник, щоб вона не вилизувалася.',
        'Зараз же зателефонуйте в клініку й скажіть: «кішка, контакт із лілією», вагу та час.',
        'Якщо ветеринар скаже змити пилок, змивайте його ледь теплою водою.',
        'Візьміть фото або шматочок рослини й вирушайте негайно, навіть уночі. Нирки можуть відмовити за 24–72 години, а лікування найбільше допомагає в перші години.',
      ],
    },
    avoid: {
      ro: ['Nu aștepta semne: în prima seară pisica poate părea bine.', 'Nu provoca voma fără sfatul medicului.', 'Nu da lapte, ulei sau apă cu sare.'],
      en: [
        'Do not wait for signs: on the first evening the cat may look well.',
        'Do not make it vomit unless a vet tells you to.',
        'Do not give milk, oil or salt water.',
      ],
      hu: [
        'Ne várj tünetekre: az első este a macska még egészségesnek tűnhet.',
        'Ne hánytasd állatorvosi tanács nélkül.',
        'Ne adj neki tejet, olajat vagy sós vizet.',
      ],
      uk: [
        'Не чекайте ознак: першого вечора кішка може мати здоровий вигляд.',
        'Не викликайте блювання без поради ветеринара.',
        'Не давайте молока, олії чи солоної води.',
      ],
    },
    call112: false,
    link: { url: '/blog/16' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'permethrin',
    level: 'now',
    title: {
      ro: 'pisica a primit un produs antiparazitar pentru câini',
      en: 'the cat has been given a flea product for dogs',
      hu: 'a macska kutyának való élősködő elleni szert kapott',
      uk: 'кішка отримала засіб від паразитів для собак',
    },
    steps: {
      ro: [
        'Sună acum un medic veterinar sau o clinică non-stop și spune ce produs ai pus, când și cât cântărește pisica.',
        'Spală locul cu detergent de vase și apă călduță, clătește și învelește pisica într-un prosop uscat.',
        'Ia cutia produsului și pleacă spre clinică. Dacă tremură tare sau are convulsii, sari peste baie și pleacă direct.',
      ],
      en: [
        'Call a vet or a 24-hour clinic now and say which product you used, when, and what the cat weighs.',
        'Wash the spot with dish soap and lukewarm water, rinse, and wrap the cat in a dry towel.',
        'Take the box and leave for the clinic. If the cat shakes hard or has a seizure, skip the bath and go straight away.',
      ],
      hu: [
        'Hívj fel most egy állatorvost vagy egy éjjel-nappali klinikát, és mondd el, milyen szert tettél rá, mikor, és mennyi a macska testsúlya.',
        'Mosd le a szer helyét mosogatószerrel és langyos vízzel, öblítsd le, majd csavard a macskát száraz törülközőbe.',
        'Vidd magaddal a szer dobozát, és indulj a klinikára. Ha a macska erősen remeg vagy görcsöl, hagyd ki a fürdetést, és rögtön indulj.',
      ],
      uk: [
        'Зараз же зателефонуйте ветеринару або в цілодобову клініку й скажіть, який засіб ви нанесли, коли і скільки важить кішка.',
        'Вимийте це місце мийним засобом для посуду й ледь теплою водою, сполосніть і загорніть кішку в сухий рушник.',
        'Візьміть коробку від засобу й вирушайте в клініку. Якщо кішка сильно тремтить або в неї судоми, не мийте її, а їдьте одразу.',
      ],
    },
    avoid: {
      ro: [
        'Nu aștepta să apară tremurul: poate veni și după 24 de ore. Dacă tremură deja, nu aștepta să treacă.',
        'Nu lăsa pisica să se lingă și nici lângă un câine tratat de curând.',
      ],
      en: [
        'Do not wait for tremors: they can come 24 hours later or more. If it shakes already, do not wait for it to pass.',
        'Do not let the cat lick itself or stay near a freshly treated dog.',
      ],
      hu: [
        'Ne várd meg, hogy remegni kezdjen: ez 24 óra múlva is jelentkezhet. Ha már remeg, ne várd meg, hogy elmúljon.',
        'Ne hagyd, hogy a macska nyalogassa magát, és ne engedd frissen kezelt kutya mellé.',
      ],
      uk: [
        'Не чекайте, поки почнеться тремтіння: воно може з’явитися й через 24 години. Якщо вона вже тремтить, не чекайте, поки мине.',
        'Не давайте кішці вилизуватися й не лишайте її біля щойно обробленого собаки.',
      ],
    },
    call112: false,
    link: { url: '/blog/17' },
    checked_on: '2026-11-28',
  },
  {
    id: 'human-medicine',
    level: 'now',
    title: {
      ro: 'animalul a luat un medicament pentru oameni',
      en: 'the animal has taken a medicine meant for people',
      hu: 'az állat embernek való gyógyszert nyelt le',
      uk: 'тварина проковтнула ліки для людей',
    },
    steps: {
      ro: [
        'Ia medicamentul de lângă animal, păstrează cutia și folia și numără ce lipsește.',
        'Sună acum un medic veterinar sau o clinică non-stop: spune substanța, cât a înghițit, greutatea și ora.',
        'Pleacă spre clinică cu ambalajul, chiar dacă nu vezi niciun semn.',
      ],
      en: [
        'Take the medicine away from the animal, keep the box and the blister, and count what is missing.',
        'Call a vet or a 24-hour clinic now: say the substance, how much was swallowed, the weight and the time.',
        'Leave for the clinic with the packaging even if you see no signs.',
      ],
      hu: [
        'Vedd el a gyógyszert az állattól, őrizd meg a dobozt és a gyógyszeres levelet, és számold meg, mennyi hiányzik.',
        'Hívj fel most egy állatorvost vagy egy éjjel-nappali klinikát: mondd el a hatóanyagot, mennyit nyelt le az állat, a testsúlyát és az időpontot.',
        'Indulj a klinikára a csomagolással, akkor is, ha semmilyen tünetet nem látsz.',
      ],
      uk: [
        'Заберіть ліки від тварини, збережіть коробку та блістер і порахуйте, скільки бракує.',
        'Зараз же зателефонуйте ветеринару або в цілодобову клініку: назвіть діючу речовину, скільки проковтнула тварина, вагу та час.',
        'Вирушайте в клініку з упаковкою, навіть якщо не бачите жодних ознак.',
      ],
    },
    avoid: {
      ro: [
        'Nu da animalului medicamente pentru oameni.',
        'Nu da alt medicament „ca să compensezi”.',
        'Nu provoca voma fără sfatul medicului și nu da lapte, ulei sau apă cu sare.',
      ],
      en: [
        'Do not give people’s medicines to an animal.',
        'Do not give another medicine “to make up for it”.',
        'Do not make the animal vomit unless a vet tells you to, and give no milk, oil or salt water.',
      ],
      hu: [
        'Ne adj az állatnak embernek való gyógyszert.',
        'Ne adj neki más gyógyszert „ellensúlyozásul”.',
        'Ne hánytasd állatorvosi tanács nélkül, és ne adj neki tejet, olajat vagy sós vizet.',
      ],
      uk: [
        'Не давайте тварині ліків для людей.',
        'Не давайте інших ліків, «щоб компенсувати».',
        'Не викликайте блювання без поради ветеринара й не давайте молока, олії чи солоної води.',
      ],
    },
    call112: false,
    link: { url: '/blog/18' },
    checked_on: CARDS_CHECKED_ON,
  },
]
