import { sql } from 'kysely'
import { HOUR_MS } from '#contract/limits.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'
import { rowsThatWait, type WaitingForOperators } from '../platform/waiting-for-operators.ts'
import { waitingMails } from './outbox.ts'

/** A mail is sent within a minute or so; one that waits for an hour has met a server that does not take it. */
const late: WaitingWork = { ...waitingMails, dueAfterMs: HOUR_MS }
const givenUp: WaitingWork = { instants: () => sql`select wanted_at as at from outgoing_mails where state = 'failed'` }

/** Mails that do not go out. */
export const mailsWaiting: readonly WaitingForOperators[] = [rowsThatWait('mails_late', [], late), rowsThatWait('mails_given_up', [], givenUp)]
