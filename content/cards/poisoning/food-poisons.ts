import { CARDS_CHECKED_ON, type UrgentCardText } from '../card.ts'
import { noHomeRemedies } from '../home-remedies.ts'

/** Food of people that poisons animals. */
export const foodPoisonCards: readonly UrgentCardText[] = [
  {
    id: 'chocolate',
    level: 'now',
    title: {
      ro: 'animalul a mâncat ciocolată, cacao sau cafea',
      en: 'the animal has eaten chocolate, cocoa or coffee',
      hu: 'az állat csokoládét, kakaót vagy kávét fogyasztott',
      uk: 'тварина з’їла шоколад, какао або каву',
    },
    steps: {
      ro: [
        'Ia restul de ciocolată și păstrează ambalajul.',
        'Sună acum un medic veterinar sau o clinică deschisă.',
        'Spune ce fel de ciocolată a fost, câte grame lipsesc, cât cântărește animalul și la ce oră a mâncat.',
        'Pleacă imediat dacă a fost ciocolată neagră, de copt sau cacao, dacă animalul e mic ori dacă tremură, vomită sau e agitat.',
      ],
      en: [
        'Take the rest of the chocolate away and keep the wrapper.',
        'Call a vet or an open clinic now.',
        'Say what kind of chocolate it was, how many grams are missing, what the animal weighs and when it ate.',
        'Leave at once if it was dark or baking chocolate or cocoa, if the animal is small, or if it trembles, vomits or is restless.',
      ],
      hu: [
        'Vedd el a maradék csokoládét, és őrizd meg a csomagolását.',
        'Hívj fel most egy állatorvost vagy egy nyitva tartó klinikát.',
        'Mondd el, milyen csokoládé volt, hány gramm hiányzik, mennyi az állat testsúlya, és mikor ette meg.',
        'Azonnal indulj, ha étcsokoládé, sütéshez való csokoládé vagy kakaó volt, ha az állat kicsi, vagy ha remeg, hány, illetve nyugtalan.',
      ],
      uk: [
        'Заберіть решту шоколаду й збережіть упаковку.',
        'Зараз же зателефонуйте ветеринару або в клініку, що працює.',
        'Скажіть, який це був шоколад, скільки грамів бракує, скільки важить тварина і коли вона його з’їла.',
        'Вирушайте негайно, якщо це був чорний шоколад, шоколад для випікання чи какао, якщо тварина маленька або якщо вона тремтить, блює чи неспокійна.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/3' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'xylitol',
    level: 'now',
    title: {
      ro: 'câinele a înghițit xilitol (gumă, dulciuri fără zahăr)',
      en: 'the dog has swallowed xylitol (gum, sugar-free sweets)',
      hu: 'a kutya xilitet, azaz nyírfacukrot nyelt le (rágógumi, cukormentes édesség)',
      uk: 'собака проковтнув ксиліт (жуйка, солодощі без цукру)',
    },
    steps: {
      ro: [
        'Ia produsul de lângă câine, numără ce lipsește și păstrează ambalajul.',
        'Sună acum clinica și spune „câine, xilitol”, greutatea și ora.',
        'Pleacă imediat, chiar dacă pare bine: zahărul din sânge poate scădea în 15–60 de minute.',
      ],
      en: [
        'Take the product away from the dog, count what is missing and keep the wrapper.',
        'Call the clinic now and say “dog, xylitol”, the weight and the time.',
        'Leave at once even if the dog looks well: blood sugar can drop within 15–60 minutes.',
      ],
      hu: [
        'Vedd el a terméket a kutyától, számold meg, mennyi hiányzik, és őrizd meg a csomagolást.',
        'Hívd fel most a klinikát, és mondd: „kutya, xilit”, valamint a testsúlyát és az időpontot.',
        'Azonnal indulj, akkor is, ha a kutya látszólag jól van: a vércukorszint 15–60 perc alatt leeshet.',
      ],
      uk: [
        'Заберіть продукт від собаки, порахуйте, скільки бракує, і збережіть упаковку.',
        'Зараз же зателефонуйте в клініку й скажіть: «собака, ксиліт», вагу та час.',
        'Вирушайте негайно, навіть якщо собака має добрий вигляд: цукор у крові може впасти за 15–60 хвилин.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/14' },
    checked_on: CARDS_CHECKED_ON,
  },
  {
    id: 'onion-grapes',
    level: 'now',
    title: {
      ro: 'animalul a mâncat ceapă, usturoi, struguri sau stafide',
      en: 'the animal has eaten onion, garlic, grapes or raisins',
      hu: 'az állat hagymát, fokhagymát, szőlőt vagy mazsolát evett',
      uk: 'тварина з’їла цибулю, часник, виноград або родзинки',
    },
    steps: {
      ro: [
        'Ia restul de mâncare și păstrează ambalajul sau rețeta.',
        'Notează ce a mâncat, cât, la ce oră și cât cântărește animalul.',
        'Sună acum un medic veterinar, chiar dacă animalul pare bine: semnele pot apărea după zile.',
        'Pleacă la clinică dacă a mâncat struguri sau stafide, în orice cantitate, sau dacă e pisică ori animal mic.',
      ],
      en: [
        'Take the food away and keep the packaging or the recipe.',
        'Note what was eaten, how much, when, and what the animal weighs.',
        'Call a vet now even if the animal looks well: signs may take days to appear.',
        'Go to the clinic if it ate any amount of grapes or raisins, or if it is a cat or a small animal.',
      ],
      hu: [
        'Vedd el a maradék ételt, és őrizd meg a csomagolást vagy a receptet.',
        'Írd fel, mit evett, mennyit, mikor, és mennyi az állat testsúlya.',
        'Hívj fel most egy állatorvost, akkor is, ha az állat látszólag jól van: a tünetek napok múlva is jelentkezhetnek.',
        'Menj a klinikára, ha szőlőt vagy mazsolát evett, bármilyen mennyiségben, illetve ha macskáról vagy kis állatról van szó.',
      ],
      uk: [
        'Заберіть решту їжі й збережіть упаковку або рецепт.',
        'Запишіть, що тварина з’їла, скільки, о котрій годині і скільки вона важить.',
        'Зараз же зателефонуйте ветеринару, навіть якщо тварина має добрий вигляд: ознаки можуть з’явитися через кілька днів.',
        'Їдьте в клініку, якщо вона з’їла виноград чи родзинки в будь-якій кількості або якщо це кішка чи маленька тварина.',
      ],
    },
    avoid: noHomeRemedies,
    call112: false,
    link: { url: '/blog/15' },
    checked_on: CARDS_CHECKED_ON,
  },
]
