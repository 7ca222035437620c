import { HOUR_MS } from '#contract/limits.ts'
import type { Role } from '#contract/staff.ts'
import { queueMail } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'

/** Who decides about suggestions (contract/directory-operations.ts). */
export const DECIDERS: readonly Role[] = ['owner', 'moderator']
/** When the latest notice goes or went out: in the future while one is still to tell of what came meanwhile. */
const NOTICED_AT = 'suggestions_noticed_at'

/**
 * Has a mail sent to whoever may decide and wants to know at once that something waits: now, or an hour after the last one. However many
 * suggestions come, an operator gets at most one such mail an hour.
 */
export async function noticeOperators(tx: Db, now: Date): Promise<void> {
  const last = await tx.selectFrom('site_values').select('value').where('name', '=', NOTICED_AT).executeTakeFirst()
  const at = Math.max(now.getTime(), last ? Date.parse(last.value) + HOUR_MS : 0)
  // One is on its way, and will tell of this suggestion too.
  if (last && Date.parse(last.value) > now.getTime()) return
  if (!(await take(tx, last?.value, new Date(at).toISOString()))) return
  const told = tx.selectFrom('operators').where('role', 'in', DECIDERS).where('disabled_at', 'is', null).where('notices', '=', 'urgent')
  for (const { id, email, urgent_at, notices_language: language } of await told.select(['id', 'email', 'urgent_at', 'notices_language']).execute()) {
    // Counted with what else is told at once: an operator gets one such mail an hour.
    const due = new Date(Math.max(at, urgent_at === null ? 0 : Date.parse(urgent_at) + HOUR_MS))
    await queueMail(tx, { kind: 'suggestions_waiting', user_id: null, email, language }, now, due)
    await tx.updateTable('operators').set({ urgent_at: due.toISOString() }).where('id', '=', id).execute()
  }
}

/** Whether nobody else has noticed meanwhile. */
async function take(tx: Db, last: string | undefined, next: string): Promise<boolean> {
  const taken =
    last === undefined
      ? await tx
          .insertInto('site_values')
          .values({ name: NOTICED_AT, value: next })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst()
      : await tx.updateTable('site_values').set({ value: next }).where('name', '=', NOTICED_AT).where('value', '=', last).returning('name').executeTakeFirst()
  return taken !== undefined
}
