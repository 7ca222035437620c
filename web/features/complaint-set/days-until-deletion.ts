import { DAY_MS, FEW_DAYS_LEFT } from '#contract/limits.ts'

/** Days of 24 hours until a set is deleted, begun ones counted whole; 0 means today, and it never goes below 0 (design.md §12). */
export function daysLeft(expires_at: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / DAY_MS))
}

/** Spec §9: the warning is red at 7 days or fewer. */
export function isUrgent(days: number): boolean {
  return days <= FEW_DAYS_LEFT
}
