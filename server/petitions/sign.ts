import { sql } from 'kysely'
import type { PetitionCounts, SignatureForm } from '#contract/petitions.ts'
import { locked, type Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { decide, hasRoomForAll, type Count, type Earlier, type Outcome } from './decide.ts'
import { queueMails } from './mail-queue.ts'
import { keyOf, signatureOf, type Signature, type Signer } from './signature.ts'

/**
 * Adds one signature and counts it, both or neither, and answers the counts.
 *
 * One mailbox signs one petition once. Who signed it before is told so; anybody else who repeats that mailbox gets
 * the answer of a first signature, or the site would tell strangers who signed what (design.md §9).
 *
 * @throws Refusal petition.name_has_link, petition.not_found, petition.closed, petition.goal_reached, petition.already_signed
 */
export async function signPetition(db: Db, petitionId: number, form: SignatureForm, signer: Signer, now = new Date()): Promise<PetitionCounts> {
  const [outcome] = await signTogether(db, [signatureOf(petitionId, form, signer, now)], { mails: false })
  if (!outcome || outcome instanceof Refusal) throw outcome ?? new Error('a signature without an outcome')
  return outcome
}

/**
 * Decides signatures one after the other, as if each had come alone, and stores them in one transaction.
 * The outcomes stand in the order of the signatures; when it throws, none is stored.
 */
export function signTogether(db: Db, signatures: readonly Signature[], { mails }: { mails: boolean }): Promise<Outcome[]> {
  return db.transaction().execute(async (tx) => {
    // Petitions first, in order of their ids: until the end nobody else signs them, and two processes cannot wait for each other.
    const petitions = await lockPetitions(tx, signatures)
    // Where places are many, the insert itself tells who is new, and most rushes need no question before it.
    const roomy = hasRoomForAll(petitions, signatures)
    const added = roomy ? await insertNew(tx, signatures) : new Set()
    const signed = await earlierSignatures(
      tx,
      signatures.filter(({ row }) => !added.has(keyOf(row))),
    )
    const count: Count = { petitions, signed, firsts: [], unconfirmed: [] }
    const outcomes = signatures.map((signature) => decide(signature, count))
    if (!roomy && count.firsts.length > 0) await insertNew(tx, count.firsts)
    if (count.firsts.length > 0) await raiseCounts(tx, count.firsts)
    if (mails) await queueMails(tx, count)
    return outcomes
  })
}

async function lockPetitions(tx: Db, signatures: readonly Signature[]): Promise<Count['petitions']> {
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

async function earlierSignatures(tx: Db, signatures: readonly Signature[]): Promise<Map<string, Earlier>> {
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
