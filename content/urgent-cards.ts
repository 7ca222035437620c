import { birthCards } from './urgent/births.ts'
import type { UrgentCard } from './urgent/card.ts'
import { catPoisonCards } from './urgent/cat-poisons.ts'
import { illnessCards } from './urgent/illness.ts'
import { injuryCards } from './urgent/injuries.ts'
import { notEatingCards } from './urgent/not-eating.ts'
import { peopleCards } from './urgent/people.ts'
import { poisonCards } from './urgent/poisons.ts'
import { throatCards } from './urgent/throat.ts'

export type { UrgentCard, UrgentRule, Words } from './urgent/card.ts'

/** First come the cards that must win when a question fits several: a snake before a bite, a named poison before poison. */
const order = [
  'viper',
  'hot-car',
  'person-bitten',
  'rabies',
  'not-breathing',
  'choking',
  'chocolate',
  'xylitol',
  'lily',
  'permethrin',
  'human-medicine',
  'antifreeze',
  'bait',
  'onion-grapes',
  'poison',
  'cruelty',
  'heat-stroke',
  'bloat',
  'blocked-cat',
  'seizures',
  'bloody-vomit',
  'swallowed',
  'accident',
  'bleeding',
  'birth',
  'rabbit',
  'guinea-pig',
  'tick-illness',
  'cold-newborn',
  'horse-on-road',
  'cat-not-eating',
  'collapse',
]

/** Every urgent card, in the order in which they are tried. */
export const urgentCards: readonly UrgentCard[] = [
  ...peopleCards,
  ...poisonCards,
  ...catPoisonCards,
  ...illnessCards,
  ...notEatingCards,
  ...birthCards,
  ...injuryCards,
  ...throatCards,
].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
