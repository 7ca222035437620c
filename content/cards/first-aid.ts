import type { UrgentCardText } from './card.ts'
import { urgentCard } from './cards.ts'

/** The commonest emergencies, those in which seconds count first. */
const COMMONEST = ['not-breathing', 'choking', 'bleeding', 'accident', 'breathing', 'poison', 'seizures', 'heat-stroke', 'bloat', 'blocked-cat'] as const

/** What the printed page of first aid tells, in its order. */
export const firstAidCards: readonly UrgentCardText[] = COMMONEST.flatMap((id) => urgentCard(id) ?? [])
