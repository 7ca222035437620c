import { accidentCards } from './accidents.ts'
import { birthCards } from './births.ts'
import { bodyCards } from './body.ts'
import { burnCards } from './burns.ts'
import type { UrgentCardText } from './card.ts'
import { catPoisonCards } from './poisoning/cat-poisons.ts'
import { collapseCards } from './collapse.ts'
import { femaleCards } from './females.ts'
import { gardenCards } from './garden.ts'
import { illnessCards } from './illness.ts'
import { infectionCards } from './infections.ts'
import { injuryCards } from './injuries.ts'
import { notEatingCards } from './not-eating.ts'
import { outdoorCards } from './outdoors.ts'
import { peopleCards } from './people.ts'
import { personInDangerCards } from './person-in-danger.ts'
import { foodPoisonCards } from './poisoning/food-poisons.ts'
import { poisonCards } from './poisoning/other-poisons.ts'
import { poultryCards } from './poultry.ts'
import { smallAnimalCards } from './small-animals.ts'
import { throatCards } from './throat.ts'
import { todayInsideCards } from './today-inside.ts'
import { todayOutsideCards } from './today-outside.ts'
import { trappedCards } from './trapped.ts'
import { witnessedCards } from './witnessed.ts'
import { woundCards } from './wounds.ts'

/** Every urgent card. */
export const urgentCards: readonly UrgentCardText[] = [
  foodPoisonCards,
  poisonCards,
  catPoisonCards,
  illnessCards,
  infectionCards,
  injuryCards,
  collapseCards,
  peopleCards,
  personInDangerCards,
  witnessedCards,
  birthCards,
  notEatingCards,
  throatCards,
  accidentCards,
  burnCards,
  woundCards,
  gardenCards,
  bodyCards,
  femaleCards,
  trappedCards,
  outdoorCards,
  smallAnimalCards,
  poultryCards,
  todayOutsideCards,
  todayInsideCards,
].flat()

const byId = new Map(urgentCards.map((card) => [card.id, card]))

/** The card of an id; null when there is none. */
export function urgentCard(id: string): UrgentCardText | null {
  return byId.get(id) ?? null
}
