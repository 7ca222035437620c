import { CARDS_CHECKED_ON, type InEveryLanguage, type UrgentCardText } from './card.ts'

const smallAnimalAvoid: InEveryLanguage<readonly string[]> = {
  ro: ['Nu da medicamente pentru oameni.', 'Nu aștepta până a doua zi.'],
  en: ['Do not give people’s medicines.', 'Do not wait until the next day.'],
  hu: ['Ne adj neki embernek való gyógyszert.', 'Ne várj másnapig.'],
  uk: ['Не давайте ліків для людей.', 'Не чекайте до наступного дня.'],
}

/** Animals for which a day without food is an emergency. */
export const notEatingCards: readonly UrgentCardText[] = [
  {
    id: 'rabbit',
    level: 'now',
    title: {
      ro: 'iepure ori chinchilla care nu mănâncă sau nu face crotine',
      en: 'a rabbit or chinchilla that does not eat or pass droppings',
      hu: 'nyúl vagy csincsilla, amely nem eszik vagy nem ürít',
      uk: 'кролик або шиншила, що не їсть чи не випорожнюється',
    },
    steps: {
      ro: [
        'Mergi acum la un cabinet care primește astfel de animale: 6–12 ore fără mâncare sau fără crotine înseamnă urgență.',
        'Sună întâi și spune de când nu mănâncă și când a făcut ultima dată crotine.',
        'Ține animalul la cald și liniștit pe drum. Ia hrana obișnuită și câteva crotine, dacă ai.',
      ],
      en: [
        'Go now to a practice that sees such animals: 6–12 hours without food or droppings is an emergency.',
        'Call first and say since when it has not eaten and when it last passed droppings.',
        'Keep the animal warm and calm on the way. Take its usual food and some droppings if you have them.',
      ],
      hu: [
        'Menj most olyan rendelőbe, ahol ilyen állatokat is fogadnak: 6–12 óra evés vagy ürítés nélkül sürgős eset.',
        'Előbb telefonálj, és mondd el, mióta nem eszik, és mikor ürített utoljára.',
        'Útközben tartsd az állatot melegen és nyugalomban. Vidd magaddal a megszokott eleségét és néhány szem ürülékét, ha van.',
      ],
      uk: [
        'Зараз же їдьте в клініку, де приймають таких тварин: 6–12 годин без їжі або без випорожнень означають невідкладний випадок.',
        'Спершу зателефонуйте й скажіть, відколи тварина не їсть і коли востаннє випорожнювалася.',
        'Дорогою тримайте тварину в теплі та спокої. Візьміть її звичний корм і трохи посліду, якщо є.',
      ],
    },
    avoid: smallAnimalAvoid,
    call112: false,
    link: { url: '/blog/44' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'guinea-pig',
    level: 'now',
    title: {
      ro: 'porcușor de Guineea care nu mănâncă',
      en: 'a guinea pig that does not eat',
      hu: 'tengerimalac, amely nem eszik',
      uk: 'морська свинка, що не їсть',
    },
    steps: {
      ro: [
        'Mergi acum la un cabinet care primește animale mici.',
        'Sună întâi și spune de când nu mănâncă și dacă mai face crotine.',
        'Transportă porcușorul într-o cutie cu prosop, ferit de frig și de căldură. Ia cu tine hrana obișnuită.',
      ],
      en: [
        'Go now to a practice that sees small animals.',
        'Call first and say since when it has not eaten and whether it still passes droppings.',
        'Carry the guinea pig in a box with a towel, away from cold and heat. Take its usual food.',
      ],
      hu: [
        'Menj most olyan rendelőbe, ahol kisemlősöket is fogadnak.',
        'Előbb telefonálj, és mondd el, mióta nem eszik, és hogy ürít-e még.',
        'A tengerimalacot törülközővel bélelt dobozban vidd, hidegtől és melegtől védve. Vidd magaddal a megszokott eleségét.',
      ],
      uk: [
        'Зараз же їдьте в клініку, де приймають дрібних тварин.',
        'Спершу зателефонуйте й скажіть, відколи вона не їсть і чи ще випорожнюється.',
        'Везіть свинку в коробці з рушником, захищену від холоду й спеки. Візьміть із собою її звичний корм.',
      ],
    },
    avoid: smallAnimalAvoid,
    call112: false,
    link: { url: '/blog/45' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'cat-not-eating',
    level: 'now',
    title: { ro: 'pisică ce nu mănâncă', en: 'a cat that does not eat', hu: 'macska, amely nem eszik', uk: 'кішка, що не їсть' },
    steps: {
      ro: [
        'Socotește de când nu a mâncat nimic. De la 24 de ore, o pisică adultă are nevoie de medic veterinar; la pisoi, de la câteva ore.',
        'Uită-te dacă bea, dacă urinează și dacă gingiile sau albul ochilor sunt galbene. Dacă sunt galbene sau dacă vomită și se ascunde, pleacă acum.',
        'Spune medicului când a mâncat ultima dată sigur și ce ai schimbat acasă.',
      ],
      en: [
        'Work out since when it has eaten nothing. From 24 hours on, an adult cat needs a vet; a kitten after a few hours.',
        'Check whether it drinks, passes urine, and whether gums or eyes look yellow. If they are yellow, or it vomits and hides, leave now.',
        'Tell the vet when it last ate for certain and what has changed at home.',
      ],
      hu: [
        'Számold ki, mióta nem evett semmit. 24 óra után a felnőtt macskának állatorvos kell; a kismacskának már néhány óra után.',
        'Nézd meg, iszik-e, vizel-e, és nem sárga-e az ínye vagy a szeme fehérje. Ha sárga, vagy ha hány és elbújik, most indulj.',
        'Mondd el az állatorvosnak, mikor evett utoljára biztosan, és mi változott otthon.',
      ],
      uk: [
        'Порахуйте, відколи вона нічого не їла. Після 24 годин дорослій кішці потрібен ветеринар; кошеняті вже через кілька годин.',
        'Подивіться, чи вона п’є, чи мочиться і чи не жовті ясна або білки очей. Якщо жовті або якщо кішка блює й ховається, вирушайте зараз.',
        'Скажіть ветеринару, коли вона востаннє точно їла і що змінилося вдома.',
      ],
    },
    avoid: {
      ro: ['Nu băga mâncare cu forța în gură.', 'Nu da medicamente din casă.'],
      en: ['Do not force food into its mouth.', 'Do not give medicines from home.'],
      hu: ['Ne tömj erővel ételt a szájába.', 'Ne adj neki otthon lévő gyógyszert.'],
      uk: ['Не запихайте їжу силою в рот.', 'Не давайте ліків із домашньої аптечки.'],
    },
    call112: false,
    link: { url: '/blog/7' },
    checked_on: CARDS_CHECKED_ON,
  },
]
