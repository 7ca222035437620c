import { streamingAnswers } from '../chat/sessions/answer-lease.ts'
import { endedSets } from '../complaints/sweep.ts'
import { undecidedSuggestions } from '../directory/suggestions.ts'
import { unattachedFiles } from '../evidence/sweep.ts'
import { waitingMails } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { readWaiting, type WaitingWork } from '../platform/database/waiting.ts'
import { undecidedReports } from '../reports/reports.ts'

/** Work that waits for the site, or for an operator: how much, and since when the oldest. */
export interface Queue {
  name: string
  waiting: number
  /** Seconds since the oldest should have been done; 0 when nothing waits. */
  oldest_s: number
}

/** By name, as each domain tells what waits for it. */
const QUEUES: Record<string, WaitingWork> = {
  mails: waitingMails,
  ended_sets: endedSets,
  loose_files: unattachedFiles,
  answers: streamingAnswers,
  suggestions: undecidedSuggestions,
  reports: undecidedReports,
}

/** Names of the queues, in their order. */
export const queueNames = Object.keys(QUEUES)

/** Every queue of the site. Nothing in it names anybody. */
export async function readQueues(db: Db, now = new Date()): Promise<Queue[]> {
  const queues: Queue[] = []
  for (const [name, work] of Object.entries(QUEUES)) {
    const { count, oldest_at } = await readWaiting(db, work, now)
    const until = now.getTime() - (work.dueAfterMs ?? 0)
    queues.push({ name, waiting: count, oldest_s: oldest_at === null ? 0 : Math.max(0, Math.round((until - Date.parse(oldest_at)) / 1000)) })
  }
  return queues
}
