import type { PetitionCounts } from '#contract/petitions.ts'

/** Share of the goal in percent, 0 to 100 and never above (S-245). */
export function progressPercent({ current_signatures, required_signatures }: PetitionCounts): number {
  if (required_signatures <= 0) return 100
  return Math.min(100, (current_signatures / required_signatures) * 100)
}

/** What rounding would call 100,0 while signatures are missing is shown as this. */
const ALMOST = 99.9

/** The percentage as it is shown to one decimal: 100 means that the goal is reached, never nearly. */
export function shownPercent(counts: PetitionCounts): number {
  return isGoalReached(counts) ? 100 : Math.min(ALMOST, progressPercent(counts))
}

/** At 100 % or more nobody can sign any more (S-248, S-249). */
export function isGoalReached(counts: PetitionCounts): boolean {
  return progressPercent(counts) >= 100
}
