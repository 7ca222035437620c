import { userInfo } from 'node:os'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'

/** What was done: numbers and settings, never a name or an address of a signer. */
export type ActionDetails = Record<string, string | number | boolean | null>

/** Keeps an operator's action, in the transaction that does it. */
export async function record(tx: Db, action: string, petitionId: number | null, details: ActionDetails, now: Date): Promise<void> {
  const row = { id: newId(), action, petition_id: petitionId, details: JSON.stringify(details), operator: operatorName(), created_at: now.toISOString() }
  await tx.insertInto('operator_actions').values(row).execute()
}

/** The account of the machine; a container may have none. */
function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
