import { PETITION_UPDATES, PETITION_UPDATES_SHOWN } from '#contract/limits.ts'
import type { NewUpdate, PetitionUpdates } from '#contract/petition-updates.ts'
import type { PetitionUpdate } from '#contract/petitions.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { Refusal } from '../platform/refusal.ts'
import { change } from './lifecycle.ts'
import { queueSomeMails } from './update-mails.ts'

const SHOWN = ['id', 'title', 'text', 'created_at'] as const

/** What an operator has told of a petition, newest first, each with how many mails it caused; and how many signers asked for it. @throws Refusal petition.not_found */
export async function readUpdates(db: Db, petitionId: number): Promise<PetitionUpdates> {
  const petition = await db.selectFrom('petitions').select('id').where('id', '=', petitionId).executeTakeFirst()
  if (!petition) throw new Refusal('petition.not_found')
  const updates = await db
    .selectFrom('petition_updates')
    .select([...SHOWN, 'mails'])
    .select((row) => row('queued_to', 'is not', null).$castTo<boolean | number>().as('queueing'))
    .where('petition_id', '=', petitionId)
    .orderBy('id', 'desc')
    .execute()
  return { updates: updates.map(({ queueing, ...update }) => ({ ...update, queueing: Boolean(queueing) })), asked: await countRows(wanting(db, petitionId)) }
}

/** Signatures whose mailbox is confirmed and wants to be told: nobody else is written to. */
export function wanting(db: Db, petitionId: number) {
  return db.selectFrom('signatures').where('petition_id', '=', petitionId).where('wants_updates', '=', 1).where('verified_at', 'is not', null)
}

/**
 * Tells what is new of a petition: readers see it at once, and the signers who asked for it get a mail where the site sends any.
 * The same words once more are told once, so a form that is sent twice writes to nobody twice.
 *
 * @throws Refusal petition.not_found, petition.signers_forgotten, petition.updates_full
 */
export function publishUpdate(db: Db, by: Actor, petitionId: number, words: NewUpdate, { mails }: { mails: boolean }, now = new Date()): Promise<void> {
  return change(db, petitionId, {}, async (tx, { anonymised_at }) => {
    if (anonymised_at !== null) throw new Refusal('petition.signers_forgotten')
    const told = await tx.selectFrom('petition_updates').select(['title', 'text']).where('petition_id', '=', petitionId).orderBy('id', 'desc').execute()
    if (told[0]?.title === words.title && told[0].text === words.text) return
    if (told.length >= PETITION_UPDATES) throw new Refusal('petition.updates_full')
    await tx
      .insertInto('petition_updates')
      .values({ ...words, petition_id: petitionId, created_at: now.toISOString(), queued_to: mails ? '' : null, mails: 0 })
      .execute()
    await recordAction(tx, by, 'petitions.tell', { petition: petitionId, after: { ...words } }, now)
    if (mails) await queueSomeMails(tx, now)
  })
}

/** Takes back what was told: readers no longer see it, and mails about it that still wait are not sent. @throws Refusal petition.update_not_found */
export function removeUpdate(db: Db, by: Actor, id: number, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const removed = await tx.deleteFrom('petition_updates').where('id', '=', id).returning(['petition_id', 'title', 'text']).executeTakeFirst()
    if (!removed) throw new Refusal('petition.update_not_found')
    const { petition_id, ...before } = removed
    await recordAction(tx, by, 'petitions.take-back', { petition: petition_id, before }, now)
  })
}

/** What readers see of each petition that is shown: the newest. @param petitionId of one petition alone */
export async function shownUpdates(db: Db, petitionId?: number): Promise<Map<number, PetitionUpdate[]>> {
  let told = db
    .selectFrom('petition_updates')
    .innerJoin('petitions', 'petitions.id', 'petition_updates.petition_id')
    .select(['petition_updates.id', 'petition_updates.title', 'petition_updates.text', 'petition_updates.created_at', 'petition_updates.petition_id'])
    .where('petitions.is_active', '=', 1)
  if (petitionId !== undefined) told = told.where('petitions.id', '=', petitionId)
  const rows = await told.orderBy('petition_updates.id', 'desc').execute()
  const byPetition = Map.groupBy(rows, ({ petition_id }) => petition_id)
  return new Map([...byPetition].map(([id, all]) => [id, all.slice(0, PETITION_UPDATES_SHOWN).map(({ petition_id: _, ...update }) => update)]))
}
