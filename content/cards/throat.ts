import { CARDS_CHECKED_ON, type UrgentCardText } from './card.ts'

/** What went down and does not come up. */
export const throatCards: readonly UrgentCardText[] = [
  {
    id: 'choking',
    level: 'now',
    title: {
      ro: 'animalul se sufocă cu un obiect rămas în gât',
      en: 'the animal is choking on an object stuck in its throat',
      hu: 'az állat fulladozik, mert egy tárgy akadt a torkán',
      uk: 'тварина задихається через предмет, що застряг у горлі',
    },
    steps: {
      ro: [
        'Deschide gura și uită-te. Scoate obiectul doar dacă îl vezi și îl poți apuca.',
        'Animal mic: ține-l câteva clipe cu capul în jos.',
        'Dă 4–5 lovituri ferme între omoplați, apoi compresii abdominale scurte, sub coaste. Uită-te din nou în gură.',
        'Pleacă imediat spre clinică dacă limba e albastră, dacă a leșinat sau dacă obiectul nu iese.',
      ],
      en: [
        'Open the mouth and look. Take the object out only if you see it and can grip it.',
        'Small animal: hold it head down for a few moments.',
        'Give 4–5 firm blows between the shoulder blades, then short abdominal thrusts below the ribs. Look in the mouth again.',
        'Leave for the clinic at once if the tongue is blue, the animal has collapsed or the object does not come out.',
      ],
      hu: [
        'Nyisd ki a száját, és nézz bele. Csak akkor vedd ki a tárgyat, ha látod, és meg is tudod fogni.',
        'Kis állat: tartsd néhány pillanatig fejjel lefelé.',
        'Mérj 4–5 határozott ütést a lapockái közé, majd nyomd meg röviden, többször a hasát a bordák alatt. Nézz bele újra a szájába.',
        'Azonnal indulj a klinikára, ha kék a nyelve, ha elájult, vagy ha a tárgy nem jön ki.',
      ],
      uk: [
        'Відкрийте їй рот і подивіться. Виймайте предмет, лише якщо бачите його й можете вхопити.',
        'Маленька тварина: потримайте її кілька секунд головою вниз.',
        'Зробіть 4–5 сильних ударів між лопатками, потім короткі натискання на живіт під ребрами. Знову подивіться в рот.',
        'Негайно вирушайте в клініку, якщо язик синій, тварина знепритомніла або предмет не виходить.',
      ],
    },
    avoid: {
      ro: ['Nu băga degetele orbește în gât.', 'Dacă tușește cu putere și limba e roz, nu îl lovi: lasă-l să tușească și sună la clinică.'],
      en: ['Do not push your fingers blindly down the throat.', 'If it coughs hard and the tongue is pink, do not hit it: let it cough and call the clinic.'],
      hu: ['Ne nyúlj vakon a torkába.', 'Ha erősen köhög, és a nyelve rózsaszín, ne ütögesd: hagyd köhögni, és hívd fel a klinikát.'],
      uk: ['Не засовуйте пальці в горло наосліп.', 'Якщо тварина сильно кашляє, а язик рожевий, не бийте її: нехай кашляє, а ви зателефонуйте в клініку.'],
    },
    call112: false,
    link: { url: '/blog/10' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'swallowed',
    level: 'now',
    title: {
      ro: 'animalul a înghițit un obiect',
      en: 'the animal has swallowed an object',
      hu: 'az állat lenyelt egy tárgyat',
      uk: 'тварина проковтнула предмет',
    },
    steps: {
      ro: [
        'Sună acum un medic veterinar: spune ce obiect e, cât de mare, când a fost înghițit și cât cântărește animalul.',
        'Pleacă imediat dacă e un ac, un magnet, o baterie sau ață, dacă vomită repetat sau dacă respiră greu.',
        'Ia cu tine o bucată sau o poză a obiectului.',
      ],
      en: [
        'Call a vet now: say what the object is, how big, when it was swallowed and what the animal weighs.',
        'Leave at once if it is a needle, magnet, battery or thread, if the animal vomits again and again, or if it breathes hard.',
        'Take along a piece or a photo of the object.',
      ],
      hu: [
        'Hívj fel most egy állatorvost: mondd el, milyen tárgy, mekkora, mikor nyelte le, és mennyi az állat testsúlya.',
        'Azonnal indulj, ha az tű, mágnes, elem vagy cérna, ha az állat ismételten hány, vagy ha nehezen lélegzik.',
        'Vidd magaddal a tárgy egy darabját vagy fényképét.',
      ],
      uk: [
        'Зараз же зателефонуйте ветеринару: скажіть, що це за предмет, якого розміру, коли його проковтнула тварина і скільки вона важить.',
        'Вирушайте негайно, якщо це голка, магніт, батарейка чи нитка, якщо тварина раз у раз блює або важко дихає.',
        'Візьміть із собою шматок або фото предмета.',
      ],
    },
    avoid: {
      ro: ['Nu trage de o ață care iese din gură sau din fund.', 'Nu provoca voma fără sfatul medicului.', 'Nu da mâncare până vorbești cu medicul.'],
      en: [
        'Do not pull a thread that hangs from the mouth or the rear.',
        'Do not make the animal vomit unless a vet tells you to.',
        'Do not give food until you have talked to the vet.',
      ],
      hu: [
        'Ne húzd a szájából vagy a végbeléből kilógó cérnát.',
        'Ne hánytasd állatorvosi tanács nélkül.',
        'Ne adj neki enni, amíg nem beszéltél az állatorvossal.',
      ],
      uk: [
        'Не тягніть за нитку, що звисає з рота чи заднього проходу.',
        'Не викликайте блювання без поради ветеринара.',
        'Не давайте їжі, доки не поговорите з ветеринаром.',
      ],
    },
    call112: false,
    link: { url: '/blog/69' },
    checked_on: CARDS_CHECKED_ON,
  },
]
