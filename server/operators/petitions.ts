import { locked, type Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PetitionsTable } from '../platform/petition-tables.ts'
import { record } from './audit.ts'

/** What an operator writes of a petition. */
export type PetitionWords = Pick<PetitionsTable, 'title' | 'description' | 'addressee' | 'required_signatures'> &
  Partial<Pick<PetitionsTable, 'title_en' | 'summary_en' | 'photo_url'>>

/** Words to change; what is absent stays. */
type PetitionChanges = { [Field in keyof Omit<PetitionWords, 'required_signatures'>]?: PetitionWords[Field] | undefined }

/** Every petition, closed ones too, by id. */
export function allPetitions(db: Db) {
  return db
    .selectFrom('petitions')
    .select(['id', 'title', 'current_signatures', 'verified_signatures', 'required_signatures', 'is_active', 'is_example', 'closed_at', 'anonymised_at'])
    .orderBy('id')
    .execute()
}

/** Publishes a petition nobody has signed yet, and answers its id. */
export function createPetition(db: Db, words: PetitionWords, now = new Date()): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { last } = await tx
      .selectFrom('petitions')
      .select((row) => row.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const id = Number(last ?? 0) + 1
    await tx
      .insertInto('petitions')
      .values({
        title_en: null,
        summary_en: null,
        photo_url: null,
        ...words,
        id,
        current_signatures: 0,
        is_active: 1,
        is_example: 0,
        created_at: now.toISOString(),
      })
      .execute()
    await record(tx, 'create', id, { goal: words.required_signatures }, now)
    return id
  })
}

/** Changes the words of a petition. @throws Refusal petition.not_found */
export function editPetition(db: Db, id: number, words: PetitionChanges, now = new Date()): Promise<void> {
  return change(db, id, async (tx) => {
    await tx.updateTable('petitions').set(words).where('id', '=', id).execute()
    await record(tx, 'edit', id, { fields: Object.keys(words).join(' ') }, now)
  })
}

/**
 * Raises the goal, which opens a petition that has reached it; a goal is never lowered under those who signed.
 *
 * @throws Refusal petition.not_found
 * @throws Error when the new goal is not higher
 */
export function raiseGoal(db: Db, id: number, goal: number, now = new Date()): Promise<void> {
  return change(db, id, async (tx, { required_signatures }) => {
    if (goal <= required_signatures) throw new Error(`the goal is ${required_signatures} already`)
    await tx.updateTable('petitions').set({ required_signatures: goal }).where('id', '=', id).execute()
    await record(tx, 'raise-goal', id, { from: required_signatures, to: goal }, now)
  })
}

/** Ends a petition: it takes no more signatures and is no longer listed. @throws Refusal petition.not_found */
export function closePetition(db: Db, id: number, now = new Date()): Promise<void> {
  return change(db, id, async (tx, { current_signatures }) => {
    if (!(await endPetition(tx, id, now))) return
    await record(tx, 'close', id, { signatures: current_signatures }, now)
  })
}

/** From this moment nobody can sign it; answers whether anybody still could. */
export async function endPetition(tx: Db, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('petitions')
    .set({ is_active: 0, closed_at: now.toISOString() })
    .where('id', '=', id)
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  return ended.numUpdatedRows > 0n
}

type Standing = Pick<PetitionsTable, 'id' | 'is_active' | 'current_signatures' | 'required_signatures'>

/** One change of a petition that nobody signs meanwhile. @throws Refusal petition.not_found */
export function change<Result>(db: Db, id: number, make: (tx: Db, petition: Standing) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('petitions').select(['id', 'is_active', 'current_signatures', 'required_signatures']).where('id', '=', id)
    const petition = await locked(query, tx).executeTakeFirst()
    if (!petition) throw new Refusal('petition.not_found')
    return make(tx, petition)
  })
}
