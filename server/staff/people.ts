import type { Role, Staff } from '#contract/staff.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { endSessions } from './sessions.ts'
import type { OperatorsTable } from './tables.ts'

/** Everybody who runs the site, disabled ones too, and the invitations that still hold. */
export async function listStaff(db: Db, now = new Date()): Promise<Staff> {
  const operators = await db
    .selectFrom('operators')
    .leftJoin('operator_sessions', 'operator_sessions.operator_id', 'operators.id')
    .select(['operators.id', 'name', 'email', 'role', 'operators.created_at', 'disabled_at'])
    .select((row) => row.fn.max('last_seen_at').as('last_seen_at'))
    .groupBy(['operators.id', 'name', 'email', 'role', 'operators.created_at', 'disabled_at'])
    .orderBy('operators.created_at')
    .execute()
  const invitations = await db
    .selectFrom('operator_invitations')
    .select(['id', 'email', 'role', 'invited_by', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
    .execute()
  return { operators, invitations }
}

/** Gives an operator another role, which holds from their next call. @throws Refusal operator.not_found, operator.last_owner */
export function changeRole(db: Db, by: Actor, id: string, role: Role, now = new Date()): Promise<void> {
  return change(db, id, async (tx, before) => {
    if (before.role === role) return
    if (role !== 'owner') needAnotherOwner(before)
    await tx.updateTable('operators').set({ role }).where('id', '=', id).execute()
    await recordAction(tx, by, 'operators.role', { details: { id, name: before.name }, before: { role: before.role }, after: { role } }, now)
  })
}

/** Ends every session of an operator, who cannot sign in until their address is invited again. @throws Refusal operator.not_found, operator.last_owner */
export function disable(db: Db, by: Actor, id: string, now = new Date()): Promise<void> {
  return change(db, id, async (tx, before) => {
    if (before.disabled_at !== null) return
    needAnotherOwner(before)
    await tx.updateTable('operators').set({ disabled_at: now.toISOString() }).where('id', '=', id).execute()
    await tx.deleteFrom('operator_invitations').where('email_key', '=', before.email_key).execute()
    await endSessions(tx, id, now)
    await recordAction(tx, by, 'operators.disable', { details: { id, name: before.name, role: before.role } }, now)
  })
}

/** The id of the operator of an address. @throws Refusal operator.not_found */
export async function operatorOfEmail(db: Db, email_key: string): Promise<string> {
  const row = await db.selectFrom('operators').select('id').where('email_key', '=', email_key).executeTakeFirst()
  if (!row) throw new Refusal('operator.not_found')
  return row.id
}

/** Whether nobody else who may sign in has one of these roles. */
export async function isAlone(db: Db, operatorId: string, among: readonly Role[]): Promise<boolean> {
  const other = db.selectFrom('operators').select('id').where('role', 'in', among).where('disabled_at', 'is', null).where('id', '<>', operatorId)
  return (await other.limit(1).executeTakeFirst()) === undefined
}

interface Standing extends Pick<OperatorsTable, 'name' | 'email_key' | 'role' | 'disabled_at'> {
  /** Whether nobody else who may sign in is an owner. */
  isLastOwner: boolean
}

/** One change of an operator. Owners are held together, so that two who demote each other do not both succeed. */
function change(db: Db, id: string, make: (tx: Db, before: Standing) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const owners = await locked(
      tx.selectFrom('operators').select('id').where('role', '=', 'owner').where('disabled_at', 'is', null).orderBy('id'),
      tx,
    ).execute()
    const before = await locked(tx.selectFrom('operators').select(['name', 'email_key', 'role', 'disabled_at']).where('id', '=', id), tx).executeTakeFirst()
    if (!before) throw new Refusal('operator.not_found')
    await make(tx, { ...before, isLastOwner: owners.every((owner) => owner.id === id) && before.role === 'owner' })
  })
}

function needAnotherOwner({ isLastOwner }: Standing): void {
  if (isLastOwner) throw new Refusal('operator.last_owner')
}
