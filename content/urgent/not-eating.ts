import { CARDS_CHECKED_ON, type UrgentCard } from './card.ts'
import { cat, notEating } from './words.ts'

const noFoodOrDroppings = [...notEating, 'nu crotin*', 'nu face caca', 'no poop', 'not pooping', 'no droppings']
const smallAnimalAvoid = {
  ro: ['Nu da medicamente pentru oameni.', 'Nu aștepta până a doua zi.'],
  en: ['Do not give people’s medicines.', 'Do not wait until the next day.'],
}

/** Animals for which a day without food is an emergency. */
export const notEatingCards: readonly UrgentCard[] = [
  {
    id: 'rabbit',
    title: { ro: 'iepure care nu mănâncă sau nu face crotine', en: 'a rabbit that does not eat or pass droppings' },
    steps: {
      ro: [
        'Mergi acum la un cabinet care primește iepuri: 6–12 ore fără mâncare sau fără crotine înseamnă urgență.',
        'Sună întâi și spune de când nu mănâncă și când a făcut ultima dată crotine.',
        'Ține iepurele cald și liniștit pe drum. Ia hrana obișnuită și câteva crotine, dacă ai.',
      ],
      en: [
        'Go now to a practice that sees rabbits: 6–12 hours without food or droppings is an emergency.',
        'Call first and say since when it has not eaten and when it last passed droppings.',
        'Keep the rabbit warm and calm on the way. Take its usual food and some droppings if you have them.',
      ],
    },
    avoid: smallAnimalAvoid,
    call112: false,
    link: { url: '/blog/44' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [['iepur*', 'rabbit*', 'bunny', 'chinchill*'], noFoodOrDroppings] }],
  },
  {
    id: 'guinea-pig',
    title: { ro: 'porcușor de Guineea care nu mănâncă', en: 'a guinea pig that does not eat' },
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
    },
    avoid: smallAnimalAvoid,
    call112: false,
    link: { url: '/blog/45' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [['cobai*', 'porcușor*', 'guinea pig*'], noFoodOrDroppings] }],
  },
  {
    id: 'cat-not-eating',
    title: { ro: 'pisică ce nu mănâncă', en: 'a cat that does not eat' },
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
    },
    avoid: {
      ro: ['Nu băga mâncare cu forța în gură.', 'Nu da medicamente din casă.'],
      en: ['Do not force food into its mouth.', 'Do not give medicines from home.'],
    },
    call112: false,
    link: { url: '/blog/7' },
    checked_on: CARDS_CHECKED_ON,
    rules: [{ all: [cat, notEating] }],
  },
]
