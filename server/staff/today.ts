import type { Role, Today } from '#contract/staff.ts'
import type { WaitedSite, WaitingForOperators } from '../platform/waiting-for-operators.ts'

/** What Today looks at besides who asks. */
export interface TodayParts extends WaitedSite {
  waiting: readonly WaitingForOperators[]
  /** How the site is, for owners. */
  readSite: () => Promise<NonNullable<Today['site']>>
}

/** What waits for an operator of a role, the oldest first; what has no age, such as a full disk, before all. */
export async function readToday({ waiting, readSite, ...site }: TodayParts, role: Role, now = new Date()): Promise<Today> {
  const theirs = waiting.filter(({ roles }) => role === 'owner' || roles.includes(role))
  const read = await Promise.all(theirs.map(async (kind) => ({ ...kind, ...(await kind.read(site, now)) })))
  const shown = read.flatMap(({ kind, count, oldest_at, dueAfterMs }) => (count === 0 ? [] : { kind, count, oldest_at, due_at: dueAt(oldest_at, dueAfterMs) }))
  return { waiting: shown.toSorted((one, other) => ageKey(one).localeCompare(ageKey(other))), site: role === 'owner' ? await readSite() : null }
}

function ageKey({ oldest_at }: { oldest_at: string | null }): string {
  return oldest_at ?? ''
}

function dueAt(oldest_at: string | null, dueAfterMs: number | undefined): string | null {
  return oldest_at === null || dueAfterMs === undefined ? null : new Date(Date.parse(oldest_at) + dueAfterMs).toISOString()
}
