import type { Role, WaitingKind } from '#contract/staff.ts'
import type { Db } from './database/database.ts'
import { readWaiting, type Waiting, type WaitingWork } from './database/waiting.ts'

/** Something that waits for operators of a site, and who of them deals with it besides owners. server/waiting.ts lists every kind. */
export interface WaitingForOperators {
  kind: WaitingKind
  roles: readonly Role[]
  /** How long the oldest may wait before it is late. */
  dueAfterMs?: number
  /** How much waits now; counted by an index, because everybody who opens the area asks. */
  read(site: WaitedSite, now: Date): Promise<Waiting>
  /** How much of it operators are told at once (server/staff/notices); of what has none they read once a day. */
  urgent?(site: WaitedSite, now: Date): Promise<Waiting>
}

/** Where to look. */
export interface WaitedSite {
  db: Db
  /** The folder whose disk must not fill up. */
  dataFolder: string
}

/** Rows that wait, as the queues of a monitor count them. */
export function rowsThatWait(
  kind: WaitingKind,
  roles: readonly Role[],
  work: WaitingWork,
  more: Pick<WaitingForOperators, 'dueAfterMs' | 'urgent'> = {},
): WaitingForOperators {
  return { kind, roles, ...more, read: ({ db }, now) => readWaiting(db, work, now) }
}
