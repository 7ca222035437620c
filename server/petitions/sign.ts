import { sql } from 'kysely'
import { locked, type Db } from '../platform/database/database.ts'
import { decide, hasRoomForAll, type BatchState, type EarlierSignature, type SignOutcome } from './decide-signature.ts'
import { queueMails } from './mail-queue.ts'
import { keyOf, type Signature } from './signature.ts'
import { keepCodes } from './withdrawal-code.ts'

/**
 * Group commit: decides signatures one after the other, as if each had come alone, and stores them in one transaction.
 * The outcomes stand in the order of the signatures; when it throws, none is stored.
 */
export function signBatch(db: Db, signatures: readonly Signature[], { mails }: { mails: boolean }): Promise<SignOutcome[]> {
  return db.transaction().execute(async (tx) => {
    // Petitions are locked first, in order of their ids: nobody else signs them until the commit, and two processes cannot deadlock.
    const petitions = await lockPetitions(tx, signatures)
    // When every petition has room for the whole batch, order cannot matter: ON CONFLICT DO NOTHING tells who is new and saves the SELECT.
    const roomy = hasRoomForAll(petitions, signatures)
    const added = roomy ? await insertNew(tx, signatures) : new Set()
    const signed = await earlierSignatures(
      tx,
      signatures.filter(({ row }) => !added.has(keyOf(row))),
    )
    const count: BatchState = { petitions, signed, firsts: [], unconfirmed: [] }
    const outcomes = signatures.map((signature) => decide(signature, count))
    if (!roomy && count.firsts.length > 0) await insertNew(tx, count.firsts)
    if (count.firsts.length > 0) await raiseCounts(tx, count.firsts)
    if (mails) await queueMails(tx, count)
    await keepCodes(tx, count.firsts)
    return outcomes
  })
}

async function lockPetitions(tx: Db, signatures: readonly Signature[]): Promise<BatchState['petitions']> {
  const ids = [...new Set(signatures.map(({ row }) => row.petition_id))]
  const petitions = tx.selectFrom('petitions').select(['id', 'is_active', 'current_signatures', 'required_signatures']).where('id', 'in', ids).orderBy('id')
  return new Map((await locked(petitions, tx).execute()).map((row) => [row.id, row]))
}

/** Inserts the first signature of each mailbox that has none, and answers which were. */
async function insertNew(tx: Db, signatures: readonly Signature[]): Promise<Set<string>> {
  const rows = await tx
    .insertInto('signatures')
    .values(signatures.map(({ row }) => row))
    .onConflict((conflict) => conflict.columns(['petition_id', 'email_key']).doNothing())
    .returning(['petition_id', 'email_key'])
    .execute()
  return new Set(rows.map(keyOf))
}

async function earlierSignatures(tx: Db, signatures: readonly Signature[]): Promise<Map<string, EarlierSignature>> {
  if (signatures.length === 0) return new Map()
  const rows = await tx
    .selectFrom('signatures')
    .select(['petition_id', 'email_key', 'browser_hash', 'user_id', 'verified_at'])
    .where((row) =>
      row(
        row.refTuple('petition_id', 'email_key'),
        'in',
        signatures.map((signature) => row.tuple(signature.row.petition_id, signature.row.email_key)),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}

async function raiseCounts(tx: Db, firsts: readonly Signature[]): Promise<void> {
  const added = [...Map.groupBy(firsts, ({ row }) => row.petition_id)]
  const cases = added.map(([id, { length }]) => sql`when ${id} then ${length}`)
  await tx
    .updateTable('petitions')
    .set({ current_signatures: sql<number>`current_signatures + cast(case id ${sql.join(cases, sql` `)} end as integer)` })
    .where(
      'id',
      'in',
      added.map(([id]) => id),
    )
    .execute()
}
