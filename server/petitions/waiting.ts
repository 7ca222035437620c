import { rowsThatWait, type WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { undecidedProposals } from './proposals.ts'
import { surgesOfTheDay } from './surges.ts'

/** Surges of signatures of the last day, and petitions that visitors propose. */
export const petitionsWaiting: readonly WaitingForOperators[] = [
  { kind: 'surges', roles: ['petitions'], read: ({ db }, now) => surgesWait(db, now), urgent: ({ db }, now) => surgesWait(db, now) },
  rowsThatWait('petition_proposals', ['petitions'], undecidedProposals),
]

async function surgesWait(...of: Parameters<typeof surgesOfTheDay>) {
  const surges = await surgesOfTheDay(...of)
  const [oldest] = surges.map(({ first_at }) => first_at).toSorted()
  return { count: surges.length, oldest_at: oldest ?? null }
}
