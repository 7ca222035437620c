import { locked, type Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { deskPetitionOf, versionOf, type PetitionRow } from './desk-petition.ts'
import { anonymisePetition } from './sweep.ts'

/** What an operator writes of a petition. */
export type PetitionFields = Pick<PetitionRow, 'title' | 'description' | 'addressee' | 'required_signatures'> &
  Partial<Pick<PetitionRow, 'title_en' | 'summary_en' | 'photo_url'>>

/** What to change; what is absent stays. */
type PetitionChanges = { [Field in keyof PetitionFields | 'result']?: PetitionRow[Field] | undefined }

/** The version an operator saw (desk-petition.ts), absent for whoever decides without having looked. */
interface Seen {
  expected?: string
}

/** Every petition, closed ones too, by id. */
export function allPetitions(db: Db) {
  return db
    .selectFrom('petitions')
    .select(['id', 'title', 'current_signatures', 'verified_signatures', 'required_signatures', 'is_active', 'is_example', 'closed_at', 'anonymised_at'])
    .orderBy('id')
    .execute()
}

/** Publishes a petition nobody has signed yet, and answers its id. */
export function createPetition(db: Db, by: Actor, words: PetitionFields, now = new Date()): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const id = await addPetition(tx, words, now)
    await recordAction(tx, by, 'create', { petition: id, details: { goal: words.required_signatures } }, now)
    return id
  })
}

/** Adds a petition nobody has signed; in the transaction that says why. */
export async function addPetition(tx: Db, words: PetitionFields, now: Date): Promise<number> {
  const { last } = await tx
    .selectFrom('petitions')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const id = Number(last ?? 0) + 1
  const counts = { current_signatures: 0, is_active: 1, is_example: 0 }
  await tx
    .insertInto('petitions')
    .values({ title_en: null, summary_en: null, photo_url: null, ...words, id, ...counts, created_at: now.toISOString() })
    .execute()
  return id
}

/**
 * Changes the words of a petition, and its goal, which is only ever raised.
 *
 * @throws Refusal petition.not_found, operator.stale, petition.goal_lowered
 */
export function editPetition(
  db: Db,
  by: Actor,
  id: number,
  { required_signatures: goal, ...words }: PetitionChanges,
  seen: Seen = {},
  now = new Date(),
): Promise<void> {
  return change(db, id, seen, async (tx, petition) => {
    if (goal !== undefined && goal !== petition.required_signatures) await raise(tx, by, petition, goal, now)
    const changed = changedOf(petition, words)
    if (changed.length === 0) return
    await tx.updateTable('petitions').set(words).where('id', '=', id).execute()
    const of = (row: PetitionChanges) => Object.fromEntries(changed.map((field) => [field, row[field] ?? null]))
    await recordAction(tx, by, 'edit', { petition: id, details: { fields: changed.join(' ') }, before: of(petition), after: of(words) }, now)
  })
}

/**
 * Raises the goal, which opens a petition that has reached it; a goal is never lowered under those who signed.
 *
 * @throws Refusal petition.not_found, petition.goal_lowered also when it stays
 */
export function raiseGoal(db: Db, by: Actor, id: number, goal: number, now = new Date()): Promise<void> {
  return change(db, id, {}, (tx, petition) => raise(tx, by, petition, goal, now))
}

async function raise(tx: Db, by: Actor, { id, required_signatures }: PetitionRow, goal: number, now: Date): Promise<void> {
  if (goal <= required_signatures) throw new Refusal('petition.goal_lowered', { field: 'required_signatures' })
  await tx.updateTable('petitions').set({ required_signatures: goal }).where('id', '=', id).execute()
  await recordAction(tx, by, 'raise-goal', { petition: id, details: { from: required_signatures, to: goal } }, now)
}

const WORDS = ['title', 'description', 'addressee', 'title_en', 'summary_en', 'photo_url', 'result'] as const

function changedOf(petition: PetitionRow, words: PetitionChanges) {
  return WORDS.filter((field) => words[field] !== undefined && words[field] !== petition[field])
}

/** Ends a petition, with what came of it: it takes no more signatures and is no longer listed. @throws Refusal petition.not_found, operator.stale */
export function closePetition(
  db: Db,
  by: Actor,
  id: number,
  { result, ...seen }: Seen & { result?: string | undefined } = {},
  now = new Date(),
): Promise<void> {
  return change(db, id, seen, async (tx, { current_signatures }) => {
    if (!(await endPetition(tx, id, now))) return
    if (result !== undefined) await tx.updateTable('petitions').set({ result }).where('id', '=', id).execute()
    await recordAction(tx, by, 'close', { petition: id, details: { signatures: current_signatures }, ...(result !== undefined && { after: { result } }) }, now)
  })
}

/**
 * Opens a petition that was closed: it is listed again and takes signatures.
 *
 * @throws Refusal petition.not_found, operator.stale, petition.is_open; petition.signers_forgotten when nobody would know who has signed
 */
export function reopenPetition(db: Db, by: Actor, id: number, reason: string, seen: Seen = {}, now = new Date()): Promise<void> {
  return change(db, id, seen, async (tx, { is_active, anonymised_at, current_signatures }) => {
    if (is_active === 1) throw new Refusal('petition.is_open')
    if (anonymised_at !== null) throw new Refusal('petition.signers_forgotten')
    await tx.updateTable('petitions').set({ is_active: 1, closed_at: null }).where('id', '=', id).execute()
    await recordAction(tx, by, 'reopen', { petition: id, details: { reason, signatures: current_signatures } }, now)
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

/** @throws Refusal petition.not_found */
export async function readStanding(db: Db, id: number): Promise<PetitionRow> {
  return found(await standing(db, id).executeTakeFirst())
}

/** Forgets the signers of a closed petition for good; counts stay. @throws Refusal petition.not_found, operator.stale, petition.is_open */
export async function anonymiseClosed(db: Db, by: Actor, id: number, seen: Seen = {}, now = new Date()): Promise<void> {
  await change(db, id, seen, async (tx, { is_active }) => {
    if (is_active === 1) throw new Refusal('petition.is_open')
    await recordAction(tx, by, 'anonymise', { petition: id }, now)
  })
  while (!(await anonymisePetition(db, id)));
}

/** One change of a petition that nobody signs meanwhile. @throws Refusal petition.not_found; operator.stale with the petition as it is, when another one was seen */
export function change<Result>(db: Db, id: number, { expected }: Seen, make: (tx: Db, petition: PetitionRow) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const petition = found(await locked(standing(tx, id), tx).executeTakeFirst())
    if (expected !== undefined && expected !== versionOf(petition)) throw new Refusal('operator.stale', { present: deskPetitionOf(petition) })
    return make(tx, petition)
  })
}

function standing(db: Db, id: number) {
  return db.selectFrom('petitions').selectAll().where('id', '=', id)
}

function found(petition: PetitionRow | undefined): PetitionRow {
  if (!petition) throw new Refusal('petition.not_found')
  return petition
}
