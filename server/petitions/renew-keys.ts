import { locked, type Db } from '../platform/database/database.ts'
import { canonicalEmail } from './canonical-email.ts'
import type { SignaturesTable } from './tables.ts'

/** Raised when some address gets another key (canonical-email.ts): the keys of before are then made anew, once. */
const RULES = '2'
const NAME = 'email_key_rules'
/** Signatures read at a time. */
const AT_ONCE = 1_000

type Key = Pick<SignaturesTable, 'petition_id' | 'email_key'>

/**
 * Gives signatures the key their address has in this version, at the first start after the rules became stricter: else a
 * mailbox that signed before could sign once more, and would not find what it signed. Done again it changes nothing.
 *
 * @returns how many got another key
 */
export async function renewKeys(db: Db): Promise<number> {
  const known = await db.selectFrom('site_values').select('value').where('name', '=', NAME).executeTakeFirst()
  if (known?.value === RULES) return 0
  let renewed = 0
  let last: Key | undefined = { petition_id: 0, email_key: '' }
  while (last !== undefined) {
    const signatures = await signaturesAfter(db, last)
    for (const { email, ...key } of signatures) {
      // Whoever was anonymised has no address any more.
      const email_key = email === '' ? key.email_key : canonicalEmail(email)
      if (email_key !== key.email_key && (await renew(db, key, email_key))) renewed += 1
    }
    last = signatures.at(-1)
  }
  await db
    .insertInto('site_values')
    .values({ name: NAME, value: RULES })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: RULES }))
    .execute()
  return renewed
}

/** The next signatures in the order of their keys. */
function signaturesAfter(db: Db, { petition_id, email_key }: Key) {
  return db
    .selectFrom('signatures')
    .select(['petition_id', 'email_key', 'email'])
    .where((row) => row.or([row('petition_id', '>', petition_id), row.and([row('petition_id', '=', petition_id), row('email_key', '>', email_key)])]))
    .orderBy('petition_id')
    .orderBy('email_key')
    .limit(AT_ONCE)
    .execute()
}

/**
 * Moves a signature, its mail and its links to another key. A mailbox that has signed twice by today's rules keeps both,
 * as they were counted: an upgrade takes nobody's signature away.
 */
function renew(db: Db, { petition_id, email_key: old }: Key, email_key: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const signature = await locked(
      tx.selectFrom('signatures').selectAll().where('petition_id', '=', petition_id).where('email_key', '=', old),
      tx,
    ).executeTakeFirst()
    if (!signature) return false
    const added = await tx
      .insertInto('signatures')
      .values({ ...signature, email_key })
      .onConflict((conflict) => conflict.columns(['petition_id', 'email_key']).doNothing())
      .returning('email_key')
      .executeTakeFirst()
    if (!added) return false
    // What belongs to the signature, before the old one goes.
    for (const table of ['outgoing_mails', 'signature_links'] as const)
      await tx.updateTable(table).set({ email_key }).where('petition_id', '=', petition_id).where('email_key', '=', old).execute()
    await tx.deleteFrom('signatures').where('petition_id', '=', petition_id).where('email_key', '=', old).execute()
    return true
  })
}
