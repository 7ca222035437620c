import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Why there is nothing to decide about a notice any more: the action that decided carries its id.
 *
 * @throws Refusal operator.decided with who did what, operator.notice_not_found when nobody did
 */
export async function refuseDecided(db: Db, id: string): Promise<never> {
  const present = await db.selectFrom('operator_actions').select(['action', 'operator', 'created_at']).where('id', '=', id).executeTakeFirst()
  throw present ? new Refusal('operator.decided', { present }) : new Refusal('operator.notice_not_found')
}
