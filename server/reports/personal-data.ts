import type { Db } from '../platform/database.ts'

/** Takes the sender out of the notices that were sent with an address of theirs; the notices stay. */
export async function forgetSender(tx: Db, isTheirs: (email: string) => boolean): Promise<void> {
  const notices = await tx.selectFrom('reports').select(['id', 'email']).where('email', 'is not', null).execute()
  for (const { id, email } of notices)
    if (email !== null && isTheirs(email)) await tx.updateTable('reports').set({ email: null }).where('id', '=', id).execute()
}
